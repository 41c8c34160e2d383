/** A target that can't be written even alone. */
export interface Unwritten<T> {
  target: T;
  error: unknown;
}

/**
 * Writes all together; where that fails, each half, down to each by itself. So one that can’t be written blocks no other.
 * @param left returns whether time remains for a failed half
 */
export async function writeEach<T>(
  all: readonly T[],
  write: (some: readonly T[]) => Promise<void>,
  left: () => boolean,
): Promise<Unwritten<T>[]> {
  try {
    if (all.length > 0) await write(all);
    return [];
  } catch (error) {
    if (all.length === 1 || !left()) return all.map((target) => ({ target, error }));
    const middle = Math.ceil(all.length / 2);
    return [
      ...(await writeEach(all.slice(0, middle), write, left)),
      ...(await writeEach(all.slice(middle), write, left)),
    ];
  }
}
