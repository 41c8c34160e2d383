/** Does one thing after another for each key, in the order in which they were asked for; others' keys don't wait. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** @returns turns of an instance's own; what one `work` throws is its caller's, and the next goes on */
export function inTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const own = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
