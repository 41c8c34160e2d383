import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

const permissionsSchema = z.object({ permissions: z.array(z.string()) });
const policySchema = z.object({
  policy: z.object({
    etag: z.string().optional(),
    bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()) })),
  }),
});
/** Fakes the project, its APIs, its policy and its bucket. */
export function platformRoutes(project: FakeProject): Route[] {
  const { id, number, bucket } = project;
  const setPolicy = ({ body }: ApiCall) => {
    const { bindings, etag } = policySchema.parse(body).policy;
    if (etag !== undefined && etag !== String(project.etag))
      throw new ApiError(409, 'The policy was changed.');
    const unknown = bindings.find(
      ({ role }) => !role.startsWith('roles/') && !project.roles.has(role.split('/').at(-1) ?? ''),
    );
    if (unknown) throw new ApiError(400, `Role ${unknown.role} does not exist in the resource's hierarchy.`);
    const unseen = bindings
      .flatMap(({ members }) => members)
      .find((member) => project.unseen.delete(member.slice(15)));
    if (unseen) throw new ApiError(400, `Service account ${unseen} does not exist.`);
    project.etag++;
    project.bindings.splice(0, project.bindings.length, ...bindings);
    return { bindings };
  };
  const enable = ({ captured: [service = ''] }: ApiCall) => {
    project.enabled.add(service);
    return { done: true };
  };
  const bucketOf = ({ captured: [name] }: ApiCall) => {
    if (name !== bucket) throw notFound();
    return { name, location: project.region.toUpperCase(), ...project.settings };
  };
  return [
    ...routesFor('cloudresourcemanager', {
      'GET /v1/:project': () => ({ projectId: id, projectNumber: number }),
      'POST /v1/:project:testIamPermissions': ({ body }) => permissionsSchema.parse(body),
      'POST /v1/:project:getIamPolicy': () => ({
        bindings: structuredClone(project.bindings),
        etag: String(project.etag),
      }),
      'POST /v1/:project:setIamPolicy': setPolicy,
    }),
    ...routesFor('serviceusage', {
      'GET /v1/:project/services/*': ({ captured: [name = ''] }) => ({
        state: project.enabled.has(name) ? 'ENABLED' : 'DISABLED',
      }),
      'POST /v1/:project/services/*:enable': enable,
      'POST /v1beta1/:project/services/*:generateServiceIdentity': () => ({ done: true }),
    }),
    ...routesFor('storage', {
      'GET /storage/v1/b/*': bucketOf,
      'GET /storage/v1/:project/serviceAccount': () => ({
        email_address: `service-${number}@gs-project-accounts.iam.gserviceaccount.com`,
      }),
    }),
    // Nobody has this role: the API ends in March 2027.
    ...routesFor('firebaseextensions', {
      'GET /v1beta/:project/instances': () => {
        throw new ApiError(403, 'The caller does not have permission');
      },
    }),
    ...routesFor('compute', {
      'GET /compute/v1/:project': () => ({ defaultServiceAccount: project.computeAccount }),
    }),
  ];
}
