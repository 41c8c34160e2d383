/** `captured` holds the groups of the route's pattern. */
export interface ApiCall {
  captured: string[];
  body: unknown;
  raw: Buffer;
  query: URLSearchParams;
}

/** A supported call, matched as 'METHOD /path'. */
export interface Route {
  pattern: RegExp;
  handle: (call: ApiCall) => unknown;
  /** API that must be enabled. */
  service: string;
}

/** An error answer of a Google API. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFound = (): ApiError => new ApiError(404, 'Requested entity was not found.');

/** Returns the routes of one API; `:project` and `:region` match any. */
export function routesFor(service: string, handlers: Record<string, Route['handle']>): Route[] {
  return Object.entries(handlers).map(([call, handle]) => {
    const source = call
      .replaceAll(':project', 'projects/[^/:]+')
      .replaceAll(':region', 'locations/[^/]+')
      .replaceAll('*', '([^/:]+)');
    return { pattern: new RegExp(`^${source}$`), handle, service };
  });
}
