/** Answers a GET of the public API; the server passes its own to loaders. Throws `Failure`. */
export type ApiReader = (address: string, signal?: AbortSignal, optional?: boolean) => Promise<unknown>;

export interface ServerContext {
  readApi: ApiReader;
}

/** Returns the server's reader; `undefined` in a browser. @param context of the loader's arguments */
export function readerOf(context: unknown): ApiReader | undefined {
  if (typeof context !== 'object' || context === null || !('readApi' in context)) return undefined;
  return typeof context.readApi === 'function' ? (context as ServerContext).readApi : undefined;
}
