import type { SiteName } from '@vidriera/domain/site/areas';
import { routeOf } from '@vidriera/domain/site/route-name';
import type { Request, Response } from 'express';
import { logger } from '../process/logger.ts';
import { traceOf } from '../process/trace.ts';

/** Facts about a request. They name no caller and no content. */
interface Facts {
  route?: string;
  area?: SiteName;
  /** Ids of the builds that rendered a page: shell and area. */
  builds?: string;
  outcome?: string;
}

/** Message of request lines, which ops/monitoring looks for. */
export const REQUEST_LINE = 'request';

/** Each counts as one route until a handler notes a more specific one. */
const BENEATH = ['/api/', '/embed/', '/fn/', '/img/favicon/', '/img/', '/og/', '/r/', '/sitemaps/'];
const FILES = ['/remotes.json', '/sitemap.xml'];

const known = new WeakMap<object, Facts>();

/** Notes facts for the request's line. */
export function note(res: object, facts: Facts): void {
  known.set(res, { ...known.get(res), ...facts });
}

/**
 * Logs one line at the end of a request: function, route, status, milliseconds, notes and trace. It lacks
 * `httpRequest`, so that Cloud Logging nests it under the platform's own line instead of showing another
 * request. Statuses from 500 on are warnings; failures have lines of their own.
 */
export function logRequest(
  { headers, path }: Pick<Request, 'headers' | 'path'>,
  res: Pick<Response, 'once' | 'statusCode' | 'writableFinished'>,
): void {
  const begun = performance.now();
  const write = () => {
    const { statusCode: status } = res;
    logger[status >= 500 ? 'warn' : 'info'](REQUEST_LINE, {
      function: process.env.FUNCTION_TARGET ?? 'local',
      route: nameOf(path),
      status,
      ms: Math.round(performance.now() - begun),
      ...(!res.writableFinished && { cut: true }),
      ...known.get(res),
      ...traceOf(headers),
    });
  };
  // Runs after the handler, which notes its outcome. The request's context is gone, so the trace is passed.
  res.once('close', () => setImmediate(write));
}

/** Returns the route for a log line. The address itself may name a person. */
export const routeFor = ({ path }: Pick<Request, 'path'>, res: object): string =>
  known.get(res)?.route ?? nameOf(path);

/** Returns an address's route: its pattern, or its prefix. */
export const nameOf = (path: string): string => {
  const beneath = BENEATH.find((prefix) => path.startsWith(prefix));
  if (beneath) return `${beneath}*`;
  return FILES.includes(path) ? path : routeOf(path);
};
