import { itemIdSchema } from 'domain/values/ids-schema';
import { describe, expect, test } from 'vitest';
import { cursorSchema, writeCursor } from './cursor.ts';

describe('cursor', () => {
  const position = {
    phase: 'past',
    at: Date.UTC(2026, 10, 25, 15),
    after: { s: 1_700_000_000, n: 123_456_000, id: itemIdSchema.parse('nandu_1-A') },
  } as const;
  test('comes back as it went', () => expect(cursorSchema.parse(writeCursor(position))).toEqual(position));
  test('short enough for the contract', () => {
    const length = { ...position, after: { ...position.after, id: itemIdSchema.parse('x'.repeat(128)) } };
    expect(writeCursor(length).length).toBeLessThanOrEqual(500);
  });
  test.each(['', 'x', 'e30', writeCursor({ ...position, at: 0 }), '{"fase":"pasadas"}'])(
    'refuses %j',
    (text) => expect(cursorSchema.safeParse(text).success).toBe(false),
  );
  test.each([
    ...['9999-99-99', '9999-12-31', '0000-01-01', '2026-02-30', '2026-1-1', '1970-01-01', '2026-11-25x'].map(
      (dia) => ({ at: undefined, dia }),
    ),
    ...[0, -1, 1.5, 1e15, '1', null].map((at) => ({ at })),
    ...[1e15, -1e15, 253_402_300_800, -62_135_596_801, 1.5, '1'].map((s) => ({
      after: { ...position.after, s },
    })),
    ...[-1, 1e9, 0.5].map((n) => ({ after: { ...position.after, n } })),
    ...['', 'a/b', '..', 'x'.repeat(129)].map((id) => ({ after: { ...position.after, id } })),
    { phase: 'other' },
    { tipo: 'user' },
  ])('refuses what this server can’t have written: %j', (change) => {
    const forged = Buffer.from(JSON.stringify({ ...position, ...change })).toString('base64url');
    expect(cursorSchema.safeParse(forged).success).toBe(false);
  });
  test.each([
    '.past.1795618800000.1700000000.0',
    '.past.1795618800000.1700000000.0.x.y',
    '.past..1700000000.0.x',
    '.past.1795618800000. 1.0.x',
    '.past.1795618800000.1e9.0.x',
    '.other.1795618800000',
    'user.past.1795618800000',
    '.past.1795618800000.1700000000.0.a%2Fb',
    '.....',
  ])('refuses in plain words, too, what this server can’t have written: %s', (text) => {
    expect(cursorSchema.safeParse(text).success).toBe(false);
  });
  test('takes one of yesterday, which was JSON', () => {
    const text = Buffer.from(JSON.stringify(position)).toString('base64url');
    expect(cursorSchema.parse(text)).toEqual(position);
    for (const other of [`${text}=`, `${text}\n`, ` ${text}`, `${text}A`, text.replace(/.$/, '$&$&')]) {
      expect(cursorSchema.safeParse(other).success, other).toBe(false);
    }
  });
  test('takes one of last week, which names a day', () => {
    const { at: _, ...old } = position;
    const text = Buffer.from(JSON.stringify({ ...old, dia: '2026-11-25' })).toString('base64url');
    expect(cursorSchema.parse(text)).toMatchObject({ ...old, at: Date.UTC(2026, 10, 25, 3) });
  });
  test.each([-62_135_596_800, 253_402_300_799])('takes the first and the last moment: %d', (s) => {
    const text = writeCursor({ ...position, after: { ...position.after, s } });
    expect(cursorSchema.safeParse(text).success).toBe(true);
  });
});
