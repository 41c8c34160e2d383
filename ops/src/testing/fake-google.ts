import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { billingRoutes } from './billing-api.ts';
import { dataRoutes } from './data-api.ts';
import { exportsRoutes } from './exports-api.ts';
import { firebaseRoutes } from './firebase-api.ts';
import { firestoreRoutes, rulesRoutes } from './firestore-api.ts';
import { functionResourceRoutes } from './function-resources-api.ts';
import { apiDisabled, functionsRoutes } from './functions-api.ts';
import { hostingRoutes } from './hosting-api.ts';
import { FakeHostingSite } from './hosting-model.ts';
import { monitoringRoutes } from './monitoring-api.ts';
import { platformRoutes } from './platform-api.ts';
import { apiHost, FakeProject } from './project.ts';
import { rolesRoutes } from './roles-api.ts';
import { ApiError } from './route.ts';
import { runRoutes } from './run-api.ts';
import { secretRoutes } from './secret-api.ts';
import { thumbnailsRoutes } from './thumbnails-api.ts';
import { trustRoutes } from './trust-api.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'application/octet-stream',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Answers like a channel: a file, a function's page, or a 404. As in Hosting, header rules match the
 * requested path, and the last one wins.
 */
export function answerFromSite(site: FakeHostingSite, path: string, channel = 'live'): SiteAnswer {
  const version = site.current(channel);
  const answer = plainAnswer(site, path, channel);
  for (const rule of version?.config.headers ?? []) {
    if (!posix.matchesGlob(path, rule.glob)) continue;
    for (const [name, value] of Object.entries(rule.headers)) answer.headers[name.toLowerCase()] = value;
  }
  return answer;
}

function plainAnswer(site: FakeHostingSite, path: string, channel: string): SiteAnswer {
  const version = site.current(channel);
  const content = site.contents.get(version?.files.get(path) ?? '');
  if (content) {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600' };
    return { status: 200, headers, body: gunzipSync(content) };
  }
  const rewrite = version?.config.rewrites?.find(({ glob }) => posix.matchesGlob(path, glob));
  const text = rewrite
    ? `<p>The function ${rewrite.run?.serviceId ?? rewrite.function} does not serve ${path}`
    : '<p>404';
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 404, headers, body: Buffer.from(text) };
}

const TOKEN = { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };

/**
 * Fakes the Google APIs of a deployment, and the released sites. It is a proxy that answers for every host
 * and forwards nothing.
 */
export interface FakeGoogle {
  project: FakeProject;
  origin: string;
  liveOrigin: (site: string) => string;
  /** API calls as 'POST /v1beta1/…', and attempts to reach other hosts as 'CONNECT host:443'. */
  calls: string[];
  /** Calls that are answered with 403. */
  forbidden: RegExp[];
  /** Called before a live site answers; may return an error status. */
  trouble: (path: string) => number | undefined;
  close: () => Promise<void>;
}

/** Starts a fake for a project with these sites. */
export async function startFakeGoogle(id: string, sites: string[]): Promise<FakeGoogle> {
  const project = new FakeProject(id, sites);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The CLI asks through a tunnel also without TLS.
  server.on('connect', (request, socket) => {
    if (request.url?.endsWith(':80') || `http://${request.url}` === origin) {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      server.emit('connection', socket);
      return;
    }
    standIn.calls.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const routes = [
    ...exportsRoutes(project), // before other buckets
    ...thumbnailsRoutes(project),
    ...platformRoutes(project),
    ...billingRoutes(project),
    ...trustRoutes(project),
    ...rolesRoutes(project),
    ...firebaseRoutes(project),
    ...dataRoutes(project),
    ...secretRoutes(project),
    ...firestoreRoutes(project),
    ...rulesRoutes(project),
    ...functionsRoutes(project, origin),
    ...functionResourceRoutes(project),
    ...runRoutes(project),
    ...hostingRoutes(project, origin),
    ...monitoringRoutes(project),
  ];
  const standIn: FakeGoogle = {
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
    const found = project.sites.get(site) ?? new FakeHostingSite(site);
    const { headers, body, ...plain } = answerFromSite(found, path);
    response.writeHead(plain.status, { ...headers, 'content-length': body.length }).end(body);
  };
  const api = async (url: URL, request: IncomingMessage): Promise<unknown> => {
    const call = `${request.method} ${url.pathname}`;
    const raw = await buffer(request);
    standIn.calls.push(call);
    if (call === 'POST /oauth2/v3/token') return TOKEN;
    if (standIn.forbidden.some((pattern) => pattern.test(call)))
      throw new ApiError(403, 'Permission denied.');
    // Uploads go to the fake's own origin.
    const isOf = (service: string): boolean => url.origin === origin || url.hostname === apiHost(service);
    const route = routes.find(({ pattern, service }) => pattern.test(call) && isOf(service));
    if (!route) throw new ApiError(501, `The fake does not support ${call} of ${url.hostname}.`);
    if (!project.enabled.has(apiHost(route.service))) throw apiDisabled(project, route.service);
    const isJson = request.headers['content-type']?.includes('json') ?? false;
    const body: unknown = isJson && raw.length > 0 ? JSON.parse(raw.toString('utf8')) : {};
    return route.handle({
      captured: route.pattern.exec(call)?.slice(1) ?? [],
      body,
      raw,
      query: url.searchParams,
    });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
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
