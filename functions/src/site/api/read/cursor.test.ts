import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { describe, expect, test } from 'vitest';
import { cursorSchema, writeCursor } from './cursor.ts';

describe('cursor', () => {
  const position = {
    phase: 'past',
    at: Date.UTC(2026, 10, 25, 15),
    after: { s: 1_700_000_000, n: 123_456_000, id: itemIdSchema.parse('nandu_1-A') },
  } as const;
  test('parses the text that it wrote', () =>
    expect(cursorSchema.parse(writeCursor(position))).toEqual(position));
  test('fits the contract’s length', () => {
    const length = { ...position, after: { ...position.after, id: itemIdSchema.parse('x'.repeat(128)) } };
    expect(writeCursor(length).length).toBeLessThanOrEqual(500);
  });
  test.each(['', 'x', 'e30', writeCursor({ ...position, at: 0 }), '{"fase":"pasadas"}'])(
    'refuses %j',
    (text) => expect(cursorSchema.safeParse(text).success).toBe(false),
  );
  test.each([
    ...[0, -1, 1.5, 1e15].map((at) => ({ at })),
    ...[1e15, -1e15, 253_402_300_800, -62_135_596_801, 1.5].map((s) => ({ after: { ...position.after, s } })),
    ...[-1, 1e9, 0.5].map((n) => ({ after: { ...position.after, n } })),
    ...['', 'a/b', '..', 'x'.repeat(129)].map((id) => ({ after: { ...position.after, id: id as ItemId } })),
    { phase: 'other' as never },
    { tipo: 'user' as never },
  ])('refuses a position that this server never writes: %j', (change) => {
    expect(cursorSchema.safeParse(writeCursor({ ...position, ...change })).success).toBe(false);
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
  ])('refuses a text that this server never writes: %s', (text) => {
    expect(cursorSchema.safeParse(text).success).toBe(false);
  });
  test.each([-62_135_596_800, 253_402_300_799])('accepts the first and the last moment: %d', (s) => {
    const text = writeCursor({ ...position, after: { ...position.after, s } });
    expect(cursorSchema.safeParse(text).success).toBe(true);
  });
});
