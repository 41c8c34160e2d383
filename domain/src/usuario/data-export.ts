/** A part of a person's exported data, as JSON. */
export type DataPart = Record<string, unknown>;

/** Adds the next part: lists grow, objects are merged, and anything else is of one part only. */
export const addPart = (whole: DataPart, part: DataPart): DataPart => ({
  ...whole,
  ...Object.fromEntries(Object.entries(part).map(([name, value]) => [name, sum(whole[name], value)])),
});

function sum(before: unknown, value: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(value)) return [...before, ...value];
  return isObject(before) && isObject(value) ? addPart(before, value) : value;
}

const isObject = (value: unknown): value is DataPart =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
