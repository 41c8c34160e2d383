import { apiPaths } from '@vidriera/domain/api/api';
import { healthSchema, pageSchema } from '@vidriera/domain/api/schema';
import { REGION } from '@vidriera/domain/site/regions';
import { z } from '@vidriera/domain/zod-classic';
import { readLiveManifest } from '@vidriera/local/sites/manifest';
import type { ReleaseSite } from '@vidriera/local/sites/site';
import { callGoogle, type GoogleCaller } from '../google/call.ts';
import { dailyJob } from '../google/daily-job.ts';
import type { MailState } from '../mail/check-mail.ts';
import { lastExport } from './last-export.ts';

const LIMIT_MS = 30_000;
const HOUR_MS = 3_600_000;
/** `daily` runs each day and may retry for a while. */
const DAILY_HOURS = 26;

/** A check. `run` returns its result, and throws the problem. */
export interface HealthCheck {
  name: string;
  run: () => Promise<string>;
}

interface HealthTarget {
  google: GoogleCaller;
  origin: string;
  sites: ReleaseSite[];
  mail: () => Promise<MailState>;
  now?: () => Date;
}

const pathsSchema = z.object({
  fields: z
    .object({
      paths: z.object({
        arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })).default([]) }),
      }),
    })
    .optional(),
});
/** Of a missing document only its name is told. */
const foundSchema = z.array(z.object({ found: pathsSchema.optional() }));
const documentsSchema = z.object({ documents: z.array(z.object({ name: z.string() })).default([]) });
const jobSchema = z.object({
  state: z.string().optional(),
  lastAttemptTime: z.coerce.date().optional(),
  status: z.object({ code: z.int().default(0) }).default({ code: 0 }),
});

/**
 * Returns the checks: the database, the API, pages, sites and the nightly job. Each needs one small request.
 */
export function healthChecks({
  google,
  origin,
  sites,
  mail,
  now = () => new Date(),
}: HealthTarget): HealthCheck[] {
  const get = async (path: string): Promise<Response> => {
    const signal = AbortSignal.any([google.signal, AbortSignal.timeout(LIMIT_MS)]);
    // Bypasses caches; functions ignore it.
    const fresh = `${path}${path.includes('?') ? '&' : '?'}at=${now().getTime()}`;
    const answer = await fetch(origin + fresh, { signal });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const list = async () => pageSchema.parse(await (await get(`${apiPaths.explore}?tipo=evento`)).json());

  const api = async (): Promise<string> => {
    const { version } = healthSchema.parse(await (await get(apiPaths.health)).json());
    return version;
  };
  const document = async (): Promise<string> => {
    const path = `/v1/projects/${google.project}/databases/(default)/documents/categoria?pageSize=1`;
    const [first] = documentsSchema.parse(await callGoogle(google, 'GET', 'firestore', path)).documents;
    if (!first) throw new Error('no category found: the database is empty, or the wrong one');
    return first.name.split('/').slice(-2).join('/');
  };
  const picture = async (): Promise<string> => {
    const path = (await list()).items.find(({ imagen }) => imagen)?.imagen;
    if (!path) return 'no event has one';
    const answer = await get(`/img/480/${path.split('/').map(encodeURIComponent).join('/')}`);
    const bytes = (await answer.arrayBuffer()).byteLength;
    const type = answer.headers.get('content-type');
    if (type !== 'image/webp' || bytes === 0)
      throw new Error(`the image has type ${type} and ${bytes} bytes`);
    return `${bytes} bytes`;
  };
  const page = async (): Promise<string> => {
    const html = await (await get('/explore')).text();
    if (!html.includes('id="vidriera-data"')) throw new Error('/explore is not rendered on the server');
    return `${html.length} characters, rendered`;
  };
  const build = async (site: ReleaseSite): Promise<string> => {
    const live = (await readLiveManifest(site))?.builds[0];
    if (!live) throw new Error('no release');
    return `build ${live.id}`;
  };
  const daily = async (): Promise<string> => {
    const { state, lastAttemptTime, status } = jobSchema.parse(
      await callGoogle(google, 'GET', 'cloudscheduler', dailyJob(google.project, REGION)),
    );
    if (state === 'PAUSED') throw new Error('it is paused (npm run daily -- resume)');
    if (!lastAttemptTime) throw new Error('it never ran');
    const hours = (now().getTime() - lastAttemptTime.getTime()) / HOUR_MS;
    const when = `${hours.toFixed(1)} hours ago`;
    if (status.code !== 0) throw new Error(`it failed ${when} (code ${status.code})`);
    if (hours > DAILY_HOURS) throw new Error(`last run ${when}`);
    return when;
  };
  const mailServer = async (): Promise<string> => {
    const state = await mail();
    if (state.kind !== 'accepted') throw new Error(`it is ${state.kind}: ${state.why}`);
    return 'lets us in';
  };
  /** The night keeps the list (functions/src/jobs/daily/reconcile.ts). */
  const unreadable = async (): Promise<string> => {
    const path = `/v1/projects/${google.project}/databases/(default)/documents:batchGet`;
    const name = `projects/${google.project}/databases/(default)/documents/internal/unreadable`;
    const [answer] = foundSchema.parse(
      await callGoogle(google, 'POST', 'firestore', path, { documents: [name] }),
    );
    const paths = answer?.found?.fields?.paths.arrayValue.values.map(({ stringValue }) => stringValue) ?? [];
    if (paths.length > 0) throw new Error(`${paths.length}: ${paths.slice(0, 5).join(', ')}`);
    return 'none known';
  };
  return [
    { name: 'api', run: api },
    { name: 'a document', run: document },
    { name: 'a list', run: async () => `${(await list()).items.length} events` },
    { name: 'a picture', run: picture },
    ...sites.map((site) => ({ name: site.id, run: () => build(site) })),
    { name: 'a page', run: page },
    { name: 'daily', run: daily },
    { name: 'exports', run: () => lastExport(google, now()) },
    { name: 'mail', run: mailServer },
    { name: 'unreadable documents', run: unreadable },
  ];
}

export interface CheckResult {
  name: string;
  ok: boolean;
  ms: number;
  result: string;
}

/** Runs all checks in parallel. Failures are results, not errors. */
export const runChecks = (checks: HealthCheck[]): Promise<CheckResult[]> =>
  Promise.all(
    checks.map(async ({ name, run }) => {
      const begun = performance.now();
      const [ok, result] = await run().then(
        (text) => [true, text] as const,
        (error: unknown) => [false, error instanceof Error ? error.message : String(error)] as const,
      );
      return { name, ok, ms: Math.round(performance.now() - begun), result };
    }),
  );

/** Formats the results, one line per check. */
export function formatResults(found: CheckResult[]): string[] {
  const width = Math.max(...found.map(({ name }) => name.length));
  return found.map(
    ({ name, ok, ms, result }) =>
      `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${String(ms).padStart(6)} ms  ${result.replaceAll('\n', ' ')}`,
  );
}
