import { z } from '@vidriera/domain/zod';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { read, readParsed, write } from './local-storage.ts';

const KEY = 'vidriera.prueba';
const schema = z.object({ veces: z.int() });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('reads a stored text until it is deleted', () => {
  write(KEY, '{"veces":3}');
  expect(read(KEY)).toBe('{"veces":3}');
  expect(readParsed(KEY, schema)).toEqual({ veces: 3 });
  write(KEY, null);
  expect([read(KEY), readParsed(KEY, schema)]).toEqual([null, null]);
});

it.each(['', '{', 'null', '{"veces":"3"}'])('parses nothing of %j', (kept) => {
  localStorage.setItem(KEY, kept);
  expect(readParsed(KEY, schema)).toBeNull();
});

const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
it.each([
  ['there is none', null],
  ['it is forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
])('works without storage if %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  write(KEY, '{"veces":3}');
  write(KEY, null);
  expect([read(KEY), readParsed(KEY, schema)]).toEqual([null, null]);
});

it('rethrows other errors', () => {
  const faulty = schema.check(
    z.refine(() => {
      throw new TypeError('rota');
    }),
  );
  localStorage.setItem(KEY, '{"veces":3}');
  expect(() => readParsed(KEY, faulty)).toThrow('rota');
});
