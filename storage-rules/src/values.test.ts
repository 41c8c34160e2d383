import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, type RulesValue, type Wire, wireSchema } from './values.ts';

describe('values off the wire', () => {
  it.each<[Wire, RulesValue]>([
    [{ null_value: null }, null],
    [{ bool_value: false }, false],
    [{ string_value: 'a' }, 'a'],
    [{ int_value: 7 }, 7n],
    [{ int_value: '9007199254740993' }, 9007199254740993n],
    [{ float_value: 0.5 }, 0.5],
    [{ timestamp_value: '2026-01-02T03:04:05.678Z' }, new Date('2026-01-02T03:04:05.678Z')],
    [{ bytes_value: 'AQI=' }, Uint8Array.of(1, 2)],
    [{ path_value: { segments: [{ simple: 'b' }, { simple: 'x' }] } }, ['b', 'x']],
    [{ list_value: { values: [{ int_value: 1 }, { null_value: null }] } }, [1n, null]],
    [{ map_value: { fields: { a: { bool_value: true } } } }, new Map([['a', true]])],
  ])('%j', (wire, value) => expect(decode(wireSchema.parse(wire))).toEqual(value));

  it.each([
    {},
    { set_value: { values: [] } },
    { string_value: 1 },
    { int_value: 1.5 },
    { timestamp_value: 'yesterday' },
    { string_value: 'a', int_value: 1 },
  ])('refuses %j', (wire) => expect(wireSchema.safeParse(wire).success).toBe(false));

  it('keeps nested maps and lists', () => {
    const { value } = fc.letrec<{ value: Wire }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string().map((text) => ({ string_value: text })),
        fc.maxSafeInteger().map((int) => ({ int_value: int })),
        fc.array(tie('value'), { maxLength: 3 }).map((values) => ({ list_value: { values } })),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 3 }).map((fields) => ({ map_value: { fields } })),
      ),
    }));
    const encode = (one: RulesValue): Wire => {
      if (one instanceof Map)
        return { map_value: { fields: Object.fromEntries([...one].map(([key, v]) => [key, encode(v)])) } };
      if (Array.isArray(one)) return { list_value: { values: one.map(encode) } };
      return typeof one === 'bigint' ? { int_value: Number(one) } : { string_value: String(one) };
    };
    fc.assert(
      fc.property(value, (wire) => {
        expect(encode(decode(wire))).toEqual(wire);
      }),
    );
  });
});
