/** A call of an API: what its route's pattern caught, its body and its query. */
export interface Call {
  caught: string[];
  body: unknown;
  raw: Buffer;
  query: URLSearchParams;
}

/** A call that the stand-in knows, as 'METHOD /path', and what Google's API answers. */
export interface Route {
  pattern: RegExp;
  handle: (call: Call) => unknown;
  /** The API it is of, which a project has to switch on. */
  service: string;
}

/** A refusal as Google's APIs word it. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFound = (): ApiError => new ApiError(404, 'Requested entity was not found.');

/** The routes of one API; in a pattern, `:project` is any project and `:region` any region. */
export function routesFor(service: string, handlers: Record<string, Route['handle']>): Route[] {
  return Object.entries(handlers).map(([call, handle]) => {
    const source = call
      .replaceAll(':project', 'projects/[^/:]+')
      .replaceAll(':region', 'locations/[^/]+')
      .replaceAll('*', '([^/:]+)');
    return { pattern: new RegExp(`^${source}$`), handle, service };
  });
}
