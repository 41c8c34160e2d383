import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type ApiCall, ApiError, notFound, type Route, routesFor } from './route.ts';

/** Google refuses unknown permissions. */
const permissions = z.array(z.string().regex(/^firebaseauth\.(configs\.get(HashConfig)?|users\.get)$/));
const createSchema = z.strictObject({
  roleId: z.string().regex(/^[\w.]{3,64}$/),
  role: z.strictObject({
    title: z.string().max(100),
    includedPermissions: permissions,
    stage: z.literal('GA'),
  }),
});
const patchSchema = z.strictObject({ includedPermissions: permissions });

/** Fakes custom roles. */
export function rolesRoutes(project: FakeProject): Route[] {
  const stored = ({ captured: [id = ''] }: ApiCall) => {
    const found = project.roles.get(id);
    if (!found) throw notFound();
    return found;
  };
  const create = ({ body }: ApiCall) => {
    const { roleId, role } = createSchema.parse(body);
    if (project.roles.has(roleId)) throw new ApiError(409, 'A role of this id exists.');
    project.roles.set(roleId, role);
    return role;
  };
  const patch = (call: ApiCall) => {
    const role = stored(call);
    if (role.deleted) throw new ApiError(400, 'The role is deleted.');
    if (call.query.get('updateMask') !== 'includedPermissions') throw new ApiError(400, 'Another mask.');
    return Object.assign(role, patchSchema.parse(call.body));
  };
  return routesFor('iam', {
    'GET /v1/:project/roles/*': stored,
    'POST /v1/:project/roles': create,
    'PATCH /v1/:project/roles/*': patch,
    'POST /v1/:project/roles/*:undelete': (call) => Object.assign(stored(call), { deleted: false }),
  });
}
