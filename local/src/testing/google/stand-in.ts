import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ApiError, HostingSite } from './hosting-model.ts';
import { answerOf } from './live-site.ts';
import { type Project, routesOf } from './routes.ts';

/** Stands in for the Google APIs that a deployment by the Firebase CLI calls, and for the sites it releases. */
export interface StandIn {
  project: Project;
  origin: string;
  /** Where a site is live. */
  liveOrigin: (site: string) => string;
  /** Every call of an API, as 'POST /v1beta1/…'. */
  calls: string[];
  /** Calls the account may not make: they are answered 403. */
  forbidden: RegExp[];
  /** Asked before a live site answers; what it gives is the answer's status. */
  trouble: (path: string) => number | undefined;
  close: () => Promise<void>;
}

/** Starts a stand-in for a project with these sites, on a port of its own. */
export async function startStandIn(id: string, sites: string[]): Promise<StandIn> {
  const project: Project = {
    id,
    sites: new Map(sites.map((site) => [site, new HostingSite(site)])),
    functions: [],
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const routes = routesOf(project, origin);
  const standIn: StandIn = {
    project,
    origin,
    liveOrigin: (site) => `${origin}/live/${site}`,
    calls: [],
    forbidden: [],
    trouble: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const live = (site: string, path: string, response: ServerResponse): void => {
    const status = standIn.trouble(path);
    if (status !== undefined) throw new ApiError(status, 'trouble');
    const found = project.sites.get(site) ?? new HostingSite(site);
    const { headers, body, ...plain } = answerOf(found, path);
    response.writeHead(plain.status, { ...headers, 'content-length': body.length }).end(body);
  };
  const api = async (call: string, query: URLSearchParams, request: IncomingMessage): Promise<unknown> => {
    const raw = await buffer(request);
    standIn.calls.push(call);
    if (standIn.forbidden.some((pattern) => pattern.test(call)))
      throw new ApiError(403, 'Permission denied.');
    const [pattern, handle] = routes.find(([known]) => known.test(call)) ?? [];
    if (!pattern || !handle) throw new ApiError(501, `The stand-in does not know ${call}.`);
    const isJson = request.headers['content-type']?.includes('json') ?? false;
    const body: unknown = isJson && raw.length > 0 ? JSON.parse(raw.toString('utf8')) : {};
    return handle({ caught: pattern.exec(call)?.slice(1) ?? [], body, raw, query });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const [, site, path] = /^\/live\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
    try {
      if (site !== undefined && path !== undefined) live(site, path, response);
      else {
        const result = await api(`${request.method} ${pathname}`, searchParams, request);
        response.setHeader('content-type', 'application/json').end(JSON.stringify(result ?? {}));
      }
    } catch (error) {
      const code = error instanceof ApiError ? error.status : 500;
      const failure = { error: { code, message: (error as Error).message, status: 'FAILED' } };
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(failure));
    }
  };
  return standIn;
}
