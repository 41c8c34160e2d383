import { z } from '@vidriera/domain/zod-classic';
import { serviceOf } from './functions-api.ts';
import type { Project } from './project.ts';
import { ApiError, type Call, notFound, type Route, routesFor } from './route.ts';

const policySchema = z.object({
  policy: z.object({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })) }),
});
const jobSchema = z.looseObject({ name: z.string(), schedule: z.string() });
const imagesSchema = z.looseObject({ name: z.string(), cleanupPolicies: z.record(z.string(), z.unknown()) });

/** What stands around a function: who may call its service, when it is called by the clock, and how long its images are kept. */
export function aroundFunctions(project: Project): Route[] {
  const service = (name = ''): string => {
    if (![...project.functions.keys()].some((id) => serviceOf(id) === name)) throw notFound();
    return name;
  };
  const setInvokers = ({ caught: [name], body }: Call) => {
    const { bindings } = policySchema.parse(body).policy;
    const members = bindings.filter(({ role }) => role === 'roles/run.invoker').flatMap((one) => one.members);
    project.invokers.set(service(name), members);
    return { bindings };
  };
  const invokers = ({ caught: [name] }: Call) => ({
    bindings: [{ role: 'roles/run.invoker', members: project.invokers.get(service(name)) ?? [] }],
  });
  const job = ({ caught: [id = ''] }: Call) => {
    const found = project.jobs.get(id);
    if (!found) throw notFound();
    return found;
  };
  const putJob = ({ body }: Call) => {
    const asked = jobSchema.parse(body);
    project.jobs.set(asked.name.split('/').at(-1) ?? '', asked);
    return asked;
  };
  const images = () => {
    if (!project.images) throw notFound();
    return project.images;
  };
  const putImages = ({ body }: Call) => {
    const { name, cleanupPolicies } = imagesSchema.parse(body);
    if (images().name !== name) throw new ApiError(400, 'Another repository was meant.');
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
      'DELETE /v1/:project/:region/jobs/*': ({ caught: [id = ''] }) => void project.jobs.delete(id),
    }),
    ...routesFor('artifactregistry', {
      'GET /v1/:project/:region/repositories/gcf-artifacts': images,
      'PATCH /v1/:project/:region/repositories/gcf-artifacts': putImages,
    }),
  ];
}
