import { z } from '@vidriera/domain/zod-classic';
import { serviceName } from './functions-api.ts';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const policySchema = z.object({
  policy: z.object({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })) }),
});
const jobSchema = z.looseObject({ name: z.string(), schedule: z.string() });
const imagesSchema = z.looseObject({ name: z.string(), cleanupPolicies: z.record(z.string(), z.unknown()) });

/** Fakes the resources around functions: invokers, scheduled jobs and container images. */
export function functionResourceRoutes(project: FakeProject): Route[] {
  const service = (name = ''): string => {
    if (![...project.functions.keys()].some((id) => serviceName(id) === name)) throw notFound();
    return name;
  };
  const setInvokers = ({ captured: [name], body }: ApiCall) => {
    const { bindings } = policySchema.parse(body).policy;
    if (project.forbidsPublic && JSON.stringify(bindings).includes('allUsers'))
      throw new ApiError(400, 'One or more users named in the policy do not belong to a permitted customer.');
    const members = bindings
      .filter(({ role }) => role === 'roles/run.invoker')
      .flatMap((binding) => binding.members);
    project.invokers.set(service(name), members);
    return { bindings };
  };
  const invokers = ({ captured: [name] }: ApiCall) => ({
    bindings: [{ role: 'roles/run.invoker', members: project.invokers.get(service(name)) ?? [] }],
  });
  const job = ({ captured: [id = ''] }: ApiCall) => {
    const found = project.jobs.get(id);
    if (!found) throw notFound();
    return found;
  };
  const putJob = ({ body }: ApiCall) => {
    const job = jobSchema.parse(body);
    const id = job.name.split('/').at(-1) ?? '';
    project.jobs.set(id, { ...project.jobs.get(id), ...job }); // an update keeps the state
    return job;
  };
  const setState = (state: string) => (call: ApiCall) => Object.assign(job(call), { state });
  const images = () => {
    if (!project.images) throw notFound();
    return project.images;
  };
  const putImages = ({ body }: ApiCall) => {
    const { name, cleanupPolicies } = imagesSchema.parse(body);
    if (images().name !== name) throw new ApiError(400, 'The repository name is wrong.');
    project.images = { name, cleanupPolicies };
    return project.images;
  };
  return [
    ...routesFor('run', {
      'GET /v1/:project/:region/services/*:getIamPolicy': invokers,
      'POST /v1/:project/:region/services/*:setIamPolicy': setInvokers,
    }),
    ...routesFor('cloudscheduler', {
      'GET /v1/:project/:region/jobs/*': job,
      'POST /v1/:project/:region/jobs': putJob,
      'PATCH /v1/:project/:region/jobs/*': putJob,
      'POST /v1/:project/:region/jobs/*:pause': setState('PAUSED'),
      'POST /v1/:project/:region/jobs/*:resume': setState('ENABLED'),
      'DELETE /v1/:project/:region/jobs/*': ({ captured: [id = ''] }) => void project.jobs.delete(id),
    }),
    ...routesFor('artifactregistry', {
      'GET /v1/:project/:region/repositories/gcf-artifacts': images,
      'PATCH /v1/:project/:region/repositories/gcf-artifacts': putImages,
    }),
  ];
}
