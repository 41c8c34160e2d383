import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const thing = z.looseObject({ name: z.string().default(''), displayName: z.string().default('') });
type Thing = z.infer<typeof thing>;

const conditions = z.array(
  z
    .looseObject({
      conditionThreshold: z.looseObject({ filter: z.string() }).optional(),
      conditionMatchedLog: z.looseObject({ filter: z.string() }).optional(),
      conditionPrometheusQueryLanguage: z.looseObject({ query: z.string() }).optional(),
    })
    .refine((condition) => Object.keys(condition).filter((key) => key.startsWith('condition')).length === 1),
);
const policySchema = thing.extend({
  combiner: z.enum(['OR', 'AND']),
  conditions: conditions.min(1).max(6),
  notificationChannels: z.array(z.string()),
  alertStrategy: z.looseObject({ notificationRateLimit: z.object({ period: z.string() }).optional() }),
});
const metricSchema = z.looseObject({ name: z.string(), filter: z.string() });
const logsSchema = z.strictObject({ retentionDays: z.int().min(1).max(3650) });
const userMetric = /user_([a-z_]+?)(?:_count|_bucket)?\{/g;

/** Fakes Cloud Monitoring and log-based metrics, with Google's validation. */
export function monitoringRoutes(project: FakeProject): Route[] {
  const { watched } = project;
  const prefix = `projects/${project.id}`;

  /** Rejects a policy with an unknown channel or an unknown metric. */
  const check = (list: string, body: unknown): Thing => {
    if (list === 'uptimeCheckConfigs' || list === 'dashboards' || list === 'notificationChannels')
      return thing.parse(body);
    const policy = policySchema.parse(body);
    if (policy.notificationChannels.some((name) => !watched.get('notificationChannels')?.has(name)))
      throw notFound();
    if (
      policy.conditions.some((condition) => condition.conditionMatchedLog) &&
      !policy.alertStrategy.notificationRateLimit
    ) {
      throw new ApiError(400, 'Field alert_strategy.notification_rate_limit is required.');
    }
    for (const [, name = ''] of JSON.stringify(policy.conditions).matchAll(userMetric)) {
      if (project.refusalsUntilMetrics > 0 || !watched.get('metrics')?.has(name.replaceAll('_', '-'))) {
        project.refusalsUntilMetrics = Math.max(0, project.refusalsUntilMetrics - 1);
        throw new ApiError(
          404,
          `Cannot find metric(s) that match type = "logging.googleapis.com/user/${name}".`,
        );
      }
    }
    return policy;
  };
  const of = (list: string): Map<string, object> => {
    const found = watched.get(list) ?? new Map<string, object>();
    watched.set(list, found);
    return found;
  };
  const create =
    (list: string) =>
    ({ body }: ApiCall) => {
      const name = `${prefix}/${list}/${++project.made}`;
      of(list).set(name, { ...check(list, body), name });
      return of(list).get(name);
    };
  const change =
    (list: string) =>
    ({ captured: [id], body, query }: ApiCall) => {
      const name = `${prefix}/${list}/${id}`;
      const there = of(list).get(name);
      if (!there) throw notFound();
      if (list === 'uptimeCheckConfigs')
        throw new ApiError(400, 'The monitored resource can not be changed.');
      const request = check(list, body);
      const mask = query.get('updateMask')?.split(',') ?? Object.keys(request);
      const fields = Object.entries(request).filter(([field]) => mask.includes(field));
      of(list).set(name, { ...there, ...Object.fromEntries(fields), name });
      return of(list).get(name);
    };
  const drop =
    (list: string) =>
    ({ captured: [id] }: ApiCall) => {
      if (!of(list).delete(`${prefix}/${list}/${id}`)) throw notFound();
    };
  const routes = (version: string, list: string): Route[] =>
    routesFor('monitoring', {
      [`GET /${version}/:project/${list}`]: () =>
        of(list).size > 0 ? { [list]: [...of(list).values()] } : {},
      [`POST /${version}/:project/${list}`]: create(list),
      [`PATCH /${version}/:project/${list}/*`]: change(list),
      [`DELETE /${version}/:project/${list}/*`]: drop(list),
    });
  return [
    ...['uptimeCheckConfigs', 'alertPolicies', 'notificationChannels'].flatMap((list) => routes('v3', list)),
    ...routes('v1', 'dashboards'),
    ...routesFor('logging', {
      'GET /v2/:project/:region/buckets/_Default': () => project.logs,
      'PATCH /v2/:project/:region/buckets/_Default': ({ body }) => {
        project.logs = logsSchema.parse(body);
      },
      'GET /v2/:project/metrics': () => ({ metrics: [...of('metrics').values()] }),
      'PUT /v2/:project/metrics/*': ({ captured: [id = ''], body }) =>
        void of('metrics').set(id, metricSchema.parse(body)),
      'DELETE /v2/:project/metrics/*': ({ captured: [id = ''] }) => void of('metrics').delete(id),
    }),
  ];
}
