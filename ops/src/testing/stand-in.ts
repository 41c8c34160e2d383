import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { dataRoutes } from './data-api.ts';
import { firebaseRoutes } from './firebase-api.ts';
import { firestoreRoutes, rulesRoutes } from './firestore-api.ts';
import { disabled, functionsRoutes } from './functions-api.ts';
import { hostingRoutes } from './hosting-api.ts';
import { HostingSite } from './hosting-model.ts';
import { answerOf } from './live-site.ts';
import { monitoringRoutes } from './monitoring-api.ts';
import { platformRoutes } from './platform-api.ts';
import { apiOf, Project } from './project.ts';
import { ApiError } from './route.ts';
import { aroundFunctions } from './run-api.ts';
import { secretRoutes } from './secret-api.ts';

const TOKEN = { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };

/**
 * Stands in for the Google APIs that a deployment by the Firebase CLI calls, and for the sites it releases. It is a proxy that answers for all
 * of them, each by its name, and opens the way to nobody else.
 */
export interface StandIn {
  project: Project;
  origin: string;
  /** Where a site is live. */
  liveOrigin: (site: string) => string;
  /** Every call of an API, as 'POST /v1beta1/…', and every try to reach somebody else, as 'CONNECT host:443'. */
  calls: string[];
  /** Calls the account may not make: they are answered 403. */
  forbidden: RegExp[];
  /** Asked before a live site answers; what it gives is the answer's status. */
  trouble: (path: string) => number | undefined;
  close: () => Promise<void>;
}

/** Starts a stand-in for a project with these sites, on a port of its own. */
export async function startStandIn(id: string, sites: string[]): Promise<StandIn> {
  const project = new Project(id, sites);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('connect', (request, socket) => {
    standIn.calls.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const routes = [
    ...platformRoutes(project),
    ...firebaseRoutes(project),
    ...dataRoutes(project),
    ...secretRoutes(project),
    ...firestoreRoutes(project),
    ...rulesRoutes(project),
    ...functionsRoutes(project, origin),
    ...aroundFunctions(project),
    ...hostingRoutes(project, origin),
    ...monitoringRoutes(project),
  ];
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
  const api = async (url: URL, request: IncomingMessage): Promise<unknown> => {
    const call = `${request.method} ${url.pathname}`;
    const raw = await buffer(request);
    standIn.calls.push(call);
    if (call === 'POST /oauth2/v3/token') return TOKEN;
    if (standIn.forbidden.some((pattern) => pattern.test(call)))
      throw new ApiError(403, 'Permission denied.');
    // What was to be uploaded comes to the stand-in's own address.
    const isOf = (service: string): boolean => url.origin === origin || url.hostname === apiOf(service);
    const route = routes.find(({ pattern, service }) => pattern.test(call) && isOf(service));
    if (!route) throw new ApiError(501, `The stand-in does not know ${call} of ${url.hostname}.`);
    if (!project.enabled.has(apiOf(route.service))) throw disabled(project, route.service);
    const isJson = request.headers['content-type']?.includes('json') ?? false;
    const body: unknown = isJson && raw.length > 0 ? JSON.parse(raw.toString('utf8')) : {};
    return route.handle({
      caught: route.pattern.exec(call)?.slice(1) ?? [],
      body,
      raw,
      query: url.searchParams,
    });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const [, site, path] = /^\/live\/([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
    try {
      if (site !== undefined && path !== undefined) live(site, path, response);
      else {
        const result = await api(url, request);
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
