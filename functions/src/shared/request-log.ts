import type { SiteName } from '@vidriera/domain/site/areas';
import { routeOf } from '@vidriera/domain/site/route-name';
import type { Request, Response } from 'express';
import { logger } from './logger.ts';
import { traceOf } from './trace.ts';

/** What a handler knows of its request. Nothing of who asks, of whom, and for which words. */
interface Facts {
  /** The route's pattern: `/api/items/:tipo/:id`. */
  route?: string;
  /** Whose page or file it is. */
  area?: SiteName;
  /** The builds that drew a page: the shell's id, and the area's. */
  builds?: string;
  /** What the handler says it did. */
  outcome?: string;
}

/** The message of a request's line, by which metrics and alerts find it (ops/monitoring). */
export const REQUEST_LINE = 'request';

/** Addresses beneath which everything is one route, until a handler notes a nearer one. */
const BENEATH = ['/api/', '/fn/', '/img/favicon/', '/img/', '/og/', '/r/', '/sitemaps/'];
const FILES = ['/remotes.json', '/sitemap.xml'];

const known = new WeakMap<object, Facts>();

/** Notes something for the request's line. */
export function note(res: object, facts: Facts): void {
  known.set(res, { ...known.get(res), ...facts });
}

/**
 * Has one line written when a request is over: function, route, status, milliseconds, what was noted, and the trace that ties it to the other
 * lines of the request. The platform's own line of it (method, whole address, network address, sizes) stays where it is; this one has no
 * `httpRequest`, so that Cloud Logging shows it beneath that, and not as another request.
 * A status from 500 on is a warning: what failed has a line of its own.
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
  // The handler goes on first, and tells its outcome. By then it is nobody's request any more: the trace is named.
  res.once('close', () => setImmediate(write));
}

/** What a line says of where a request went: its route's pattern, as in its own line, never the address, which may name a person. */
export const routeFor = ({ path }: Pick<Request, 'path'>, res: object): string =>
  known.get(res)?.route ?? nameOf(path);

/** An address's route: its pattern, or what it is beneath. */
export const nameOf = (path: string): string => {
  const beneath = BENEATH.find((prefix) => path.startsWith(prefix));
  if (beneath) return `${beneath}*`;
  return FILES.includes(path) ? path : routeOf(path);
};
