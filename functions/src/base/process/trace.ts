import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

const current = new AsyncLocalStorage<object>();

/** Returns the log fields that tie a line to a request's trace; empty without one. */
export function traceOf(headers: IncomingHttpHeaders): object {
  const [, trace] =
    /^([0-9a-f]{32})\//i.exec(String(headers['x-cloud-trace-context'])) ??
    /^[0-9a-f]{2}-([0-9a-f]{32})-/.exec(String(headers.traceparent)) ??
    [];
  const project = process.env.GCLOUD_PROJECT;
  return trace && project ? { 'logging.googleapis.com/trace': `projects/${project}/traces/${trace}` } : {};
}

/** Runs a request's work; its log lines get the request's trace. */
export const traced = <T>(headers: IncomingHttpHeaders, work: () => T): T =>
  current.run(traceOf(headers), work);

/** Returns the current request's log fields. */
export const currentTrace = (): object => current.getStore() ?? {};
