/**
 * Waits for `work` at most `ms` milliseconds.
 * @throws the error made by `late` when time is out; `work` itself goes on, so the caller must stop what it started.
 */
export async function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
