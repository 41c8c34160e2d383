/** One segment of a match path: a literal name, `{name}` or `{name=**}`. */
export type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'one'; name: string }
  | { kind: 'rest'; name: string };

/** What wildcards stand for: `{name}` a text, `{name=**}` the list of segments it covers. */
export type Bindings = Record<string, string | string[]>;

/** `/b/bucket/o/a/b.png` → its segments. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((_, at) => at > 0);

/**
 * Every way a pattern fits the segments from `from` on: the wildcards' values and the index of the first segment left
 * over. An empty segment (`a//b`) fits no single wildcard. In version 1 of the rules `{name=**}` needs at least one segment.
 */
export function* fits(
  pattern: readonly Segment[],
  segments: readonly string[],
  version: number,
  from = 0,
  bindings: Bindings = {},
): Generator<{ bindings: Bindings; next: number }> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { bindings, next: from };
    return;
  }
  if (first.kind === 'rest') {
    for (let next = segments.length; next >= from + (version < 2 ? 1 : 0); next--) {
      yield* fits(others, segments, version, next, { ...bindings, [first.name]: segments.slice(from, next) });
    }
    return;
  }
  const segment = segments[from];
  if (!segment || (first.kind === 'literal' && first.text !== segment)) return;
  const bound = first.kind === 'one' ? { ...bindings, [first.name]: segment } : bindings;
  yield* fits(others, segments, version, from + 1, bound);
}
