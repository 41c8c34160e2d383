import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

const current = new AsyncLocalStorage<object>();

/** What ties a line of the log to the request that its headers are of; nothing where they name no trace. */
export function traceOf(headers: IncomingHttpHeaders): object {
  const [, trace] =
    /^([0-9a-f]{32})\//i.exec(String(headers['x-cloud-trace-context'])) ??
    /^[0-9a-f]{2}-([0-9a-f]{32})-/.exec(String(headers.traceparent)) ??
    [];
  const project = process.env.GCLOUD_PROJECT;
  return trace && project ? { 'logging.googleapis.com/trace': `projects/${project}/traces/${trace}` } : {};
}

/** Does the work of a request: what is logged within it is tied to it. */
export const traced = <T>(headers: IncomingHttpHeaders, work: () => T): T =>
  current.run(traceOf(headers), work);

/** What ties a line to the request that is being worked on. */
export const currentTrace = (): object => current.getStore() ?? {};
