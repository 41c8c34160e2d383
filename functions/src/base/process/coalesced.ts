interface Line<T> {
  next?: { promise: Promise<T>; begin: () => void };
}

/**
 * Makes one answer at a time for each key. Requests during an answer share the next one, so each gets an
 * answer begun after its request.
 * @returns a function that throws errors of `make` to the callers that waited
 */
export function coalesced<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line<T>>();

  const run = async (key: string, make: () => Promise<T>): Promise<T> => {
    const line: Line<T> = {};
    lines.set(key, line);
    try {
      return await make();
    } finally {
      lines.delete(key);
      line.next?.begin();
    }
  };

  const later = (key: string, make: () => Promise<T>): NonNullable<Line<T>['next']> => {
    const { promise, resolve } = Promise.withResolvers<T>();
    return { promise, begin: () => resolve(run(key, make)) };
  };

  return (key, make) => {
    const line = lines.get(key);
    if (!line) return run(key, make);
    line.next ??= later(key, make);
    return line.next.promise;
  };
}
