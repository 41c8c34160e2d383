import { Failure } from '@vidriera/domain/failure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { result } from './result.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('returns the given message for an expected failure, and logs nothing', async () => {
  expect(await result(Promise.resolve(1), 'no')).toEqual({ value: 1 });
  const down = () => Promise.reject(new Failure('no-connection', 'No hay conexión.'));
  expect(await result(down(), 'No se pudo.')).toEqual({ error: 'No se pudo.', retry: true });
  expect(await result(down(), ({ message }) => message)).toMatchObject({ error: 'No hay conexión.' });
  const foreign = Promise.reject(new Failure('not-yours', 'No es tuyo.'));
  expect(await result(foreign, 'No se pudo.')).toEqual({ error: 'No se pudo.', retry: false });
  await result(Promise.reject(new DOMException('aborted', 'AbortError')), 'No se pudo.');
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['an error nobody foresaw', new Error('outage')],
  ['a failure that stands for one', new Failure('internal', 'Algo falló.', { cause: new Error('outage') })],
])('%s is logged', async (_what, error) => {
  expect(await result(Promise.reject(error), 'No se pudo.')).toEqual({ error: 'No se pudo.', retry: true });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
});
