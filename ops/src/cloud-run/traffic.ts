import { z } from '@vidriera/domain/zod-classic';
import { callAndWait, callGoogle, type GoogleCaller } from '../google/call.ts';

const LATEST = 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST';
const PINNED = 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION';

const serviceSchema = z.object({
  name: z.string(),
  labels: z.record(z.string(), z.string()).default({}),
  latestReadyRevision: z.string().default(''),
  traffic: z
    .array(z.object({ type: z.string(), revision: z.string().default(''), percent: z.number().default(0) }))
    .default([]),
});
export type FunctionService = z.infer<typeof serviceSchema>;
const servicesSchema = z.object({
  services: z.array(serviceSchema).default([]),
  nextPageToken: z.string().default(''),
});

export const idOf = (name: string): string => name.split('/').at(-1) ?? '';

/**
 * Returns the Cloud Run services of functions.
 * @see https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services
 */
export async function functionServices(google: GoogleCaller, region: string): Promise<FunctionService[]> {
  const path = `/v2/projects/${google.project}/locations/${region}/services`;
  const all = await pages(google, path, servicesSchema, ({ services }) => services);
  return all.filter(({ labels }) => labels['goog-managed-by'] === 'cloudfunctions');
}

/** True when each new revision gets all requests. */
export const servesLatest = ({ traffic }: FunctionService): boolean =>
  traffic.length === 0 || traffic.some(({ type, percent }) => type === LATEST && percent === 100);

/** Returns the id of the revision that has most of the requests. */
export function servingRevision(service: FunctionService): string {
  const [most] = service.traffic.toSorted((a, b) => b.percent - a.percent);
  return servesLatest(service) ? idOf(service.latestReadyRevision) : (most?.revision ?? '');
}

/** Sends all requests of a service to one revision, or to each new one. @param revision `null` for the latest */
export const serve = (
  google: GoogleCaller,
  { name }: FunctionService,
  revision: string | null,
): Promise<void> =>
  callAndWait(google, 'PATCH', 'run', `/v2/${name}?updateMask=traffic`, {
    traffic: [revision ? { type: PINNED, revision, percent: 100 } : { type: LATEST, percent: 100 }],
  });

/** Reads all pages of a list of Cloud Run. */
export async function pages<T extends { nextPageToken: string }, R>(
  google: GoogleCaller,
  path: string,
  schema: z.ZodType<T>,
  itemsOf: (page: T) => R[],
): Promise<R[]> {
  const all: R[] = [];
  for (let token = ''; ; ) {
    const page = schema.parse(
      await callGoogle(google, 'GET', 'run', `${path}?pageSize=100&pageToken=${encodeURIComponent(token)}`),
    );
    all.push(...itemsOf(page));
    token = page.nextPageToken;
    if (!token) return all;
  }
}
