/**
 * Waits for `work` at most `ms` milliseconds.
 * @throws the error made by `late` when time is out, and what `work` rejects with; `work` itself goes on, so the caller must
 * stop what it started
 */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  late: () => Error = () => new Error(`no answer in ${ms} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
