import { z } from 'zod';

/**
 * A value from the Storage emulator: an object with one typed member. Other members (`set_value` …) are
 * refused, which denies.
 */
export type Wire =
  | { null_value: null }
  | { bool_value: boolean }
  | { string_value: string }
  | { int_value: number | string }
  | { float_value: number }
  | { timestamp_value: string }
  | { bytes_value: string }
  | { path_value: { segments: { simple: string }[] } }
  | { list_value: { values: Wire[] } }
  | { map_value: { fields: Record<string, Wire> } };

export const wireSchema: z.ZodType<Wire> = z.lazy(() =>
  z.union([
    z.strictObject({ null_value: z.null() }),
    z.strictObject({ bool_value: z.boolean() }),
    z.strictObject({ string_value: z.string() }),
    z.strictObject({ int_value: z.union([z.number().int(), z.string().regex(/^-?\d+$/)]) }),
    z.strictObject({ float_value: z.number() }),
    z.strictObject({ timestamp_value: z.iso.datetime({ offset: true }) }),
    z.strictObject({ bytes_value: z.base64() }),
    z.strictObject({ path_value: z.object({ segments: z.array(z.object({ simple: z.string() })) }) }),
    z.strictObject({ list_value: z.object({ values: z.array(wireSchema) }) }),
    z.strictObject({ map_value: z.object({ fields: z.record(z.string(), wireSchema) }) }),
  ]),
);

/** A value in CEL: int → bigint, float → number, timestamp → Date, map → Map, path → list of segments. */
export type RulesValue =
  | null
  | boolean
  | string
  | bigint
  | number
  | Date
  | Uint8Array
  | RulesValue[]
  | Map<string, RulesValue>;

export function decode(wire: Wire): RulesValue {
  if ('null_value' in wire) return null;
  if ('bool_value' in wire) return wire.bool_value;
  if ('string_value' in wire) return wire.string_value;
  if ('int_value' in wire) return BigInt(wire.int_value);
  if ('float_value' in wire) return wire.float_value;
  if ('timestamp_value' in wire) return new Date(wire.timestamp_value);
  if ('bytes_value' in wire) return Uint8Array.from(Buffer.from(wire.bytes_value, 'base64'));
  if ('path_value' in wire) return wire.path_value.segments.map(({ simple }) => simple);
  if ('list_value' in wire) return wire.list_value.values.map(decode);
  return new Map(Object.entries(wire.map_value.fields).map(([key, value]) => [key, decode(value)]));
}
