/** A segment of a match path: literal, `{name}` or `{name=**}`. */
export type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'rest'; name: string };

/** Values of wildcards: a text for `{name}`, the segments for `{name=**}`. */
export type Bindings = Record<string, string | string[]>;

/** `/b/bucket/o/a/b.png` → its segments. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((_, at) => at > 0);

/**
 * Yields every way to match a pattern from `from` on: bindings, and the index of the first remaining segment.
 * Single wildcards match no empty segment (`a//b`). `{name=**}` needs a segment in rules version 1.
 */
export function* fits(
  pattern: readonly Segment[],
  segments: readonly string[],
  version: number,
  from = 0,
  bindings: Bindings = {},
): Generator<{ bindings: Bindings; next: number }> {
  const [first, ...otherSegments] = pattern;
  if (!first) {
    yield { bindings, next: from };
    return;
  }
  if (first.kind === 'rest') {
    for (let next = segments.length; next >= from + (version < 2 ? 1 : 0); next--) {
      yield* fits(otherSegments, segments, version, next, {
        ...bindings,
        [first.name]: segments.slice(from, next),
      });
    }
    return;
  }
  const segment = segments[from];
  if (!segment || (first.kind === 'literal' && first.text !== segment)) return;
  const bound = first.kind === 'one' ? { ...bindings, [first.name]: segment } : bindings;
  yield* fits(otherSegments, segments, version, from + 1, bound);
}
