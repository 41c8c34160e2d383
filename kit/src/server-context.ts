/** Answers a GET of the public API: in the browser by itself, on the server by whoever draws the page. Throws `Failure`. */
export type ApiReader = (address: string, signal?: AbortSignal, optional?: boolean) => Promise<unknown>;

/** What the server puts into the loaders' context. */
export interface ServerContext {
  readApi: ApiReader;
}

/** How the server reads the API for a loader; `undefined` in a browser. @param context of the loader's arguments */
export function readerOf(context: unknown): ApiReader | undefined {
  if (typeof context !== 'object' || context === null || !('readApi' in context)) return undefined;
  return typeof context.readApi === 'function' ? (context as ServerContext).readApi : undefined;
}
