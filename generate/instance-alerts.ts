import type { DeployedFunction } from './functions.ts';

/** Replaces the conditions of `instances.json` by one for each `maxInstances`; functions that run alone have none. */
export function instanceAlerts(source: string, functions: DeployedFunction[]): string {
  const policy: { conditions: unknown[] } = JSON.parse(source);
  const limits = new Set(functions.map(({ endpoint }) => endpoint.maxInstances).filter((limit) => limit > 1));
  policy.conditions = [...limits]
    .toSorted((a, b) => b - a)
    .map((limit) => {
      const services = functions
        .filter(({ endpoint }) => endpoint.maxInstances === limit)
        .map(({ name }) => name.toLowerCase());
      return {
        displayName: `${limit} instances`,
        conditionPrometheusQueryLanguage: {
          query: `sum by (service_name) (run_googleapis_com:container_instance_count{monitored_resource="cloud_run_revision",service_name=~"${services.join('|')}"}) >= ${limit}`,
          duration: '300s',
          evaluationInterval: '60s',
        },
      };
    });
  return `${JSON.stringify(policy, null, 2)}\n`;
}
