import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject, FakeService } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-11-01T12:00:00Z');
const trafficSchema = z.strictObject({
  traffic: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST'), percent: z.literal(100) }),
        z.strictObject({
          type: z.literal('TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION'),
          revision: z.string(),
          percent: z.literal(100),
        }),
      ]),
    )
    .length(1),
});

/** Fakes Cloud Run's services, revisions and traffic. */
export function runRoutes(project: FakeProject): Route[] {
  const place = `projects/${project.id}/locations/${project.region}/services`;
  const found = ({ captured: [id = ''] }: ApiCall): FakeService => {
    const service = project.services.get(id);
    if (!service) throw notFound();
    return service;
  };
  const services = () =>
    [...project.services].map(([id, { revisions, broken, traffic }]) => ({
      name: `${place}/${id}`,
      labels: { 'goog-managed-by': 'cloudfunctions' },
      latestReadyRevision: `${place}/${id}/revisions/${revisions.findLast((revision) => !broken.includes(revision))}`,
      traffic,
    }));
  const foreign = { name: `${place}/somebody-elses`, latestReadyRevision: `${place}/x/revisions/x-1` };
  const listRevisions = (call: ApiCall) => {
    const { revisions, broken, env, days } = found(call);
    return {
      revisions: revisions.map((name, index) => ({
        name: `${place}/${call.captured[0]}/revisions/${name}`,
        containers: [{ env: env[name] ?? [] }],
        createTime: new Date(FIRST + (days?.[index] ?? index) * DAY_MS).toISOString(),
        conditions: [
          { type: 'Ready', state: broken.includes(name) ? 'CONDITION_FAILED' : 'CONDITION_SUCCEEDED' },
        ],
      })),
    };
  };
  const setTraffic = (call: ApiCall) => {
    if (call.query.get('updateMask') !== 'traffic') throw new ApiError(400, 'The mask is wrong.');
    const service = found(call);
    const { traffic } = trafficSchema.parse(call.body);
    for (const target of traffic) {
      if ('revision' in target && !service.revisions.includes(target.revision)) throw notFound();
    }
    service.traffic = traffic;
    return { name: `${place}/operations/traffic`, done: true };
  };
  // Two pages.
  const list = ({ query }: ApiCall) =>
    query.get('pageToken') ? { services: services() } : { services: [foreign], nextPageToken: 'more' };
  return routesFor('run', {
    'GET /v2/:project/:region/services': list,
    'GET /v2/:project/:region/services/*/revisions': listRevisions,
    'PATCH /v2/:project/:region/services/*': setTraffic,
  });
}
