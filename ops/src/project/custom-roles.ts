import { z } from '@vidriera/domain/zod-classic';
import { callGoogle } from '../google/call.ts';
import { CUSTOM_ROLES } from './accounts.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';

const roleSchema = z.object({
  includedPermissions: z.array(z.string()).default([]),
  deleted: z.boolean().default(false),
});

/**
 * Creates missing custom roles, and gives present ones exactly their permissions.
 * @see https://cloud.google.com/iam/docs/reference/rest/v1/projects.roles
 */
export async function makeCustomRoles(run: SetupRun): Promise<void> {
  const roles = `/v1/projects/${run.project}/roles`;
  for (const { id, title, permissions } of CUSTOM_ROLES) {
    const path = `${roles}/${id}`;
    const found = await readResource(run, 'iam', path);
    const role = { title, includedPermissions: permissions, stage: 'GA' };
    if (!found) {
      await makeChange(run, `create the role ${id}`, () =>
        callGoogle(run.caller, 'POST', 'iam', roles, { roleId: id, role }),
      );
      continue;
    }
    const { includedPermissions, deleted } = roleSchema.parse(found);
    if (deleted)
      await makeChange(run, `undelete the role ${id}`, () =>
        callGoogle(run.caller, 'POST', 'iam', `${path}:undelete`, {}),
      );
    if (includedPermissions.toSorted().join() === permissions.toSorted().join()) continue;
    await makeChange(run, `give the role ${id} its permissions`, () =>
      callGoogle(run.caller, 'PATCH', 'iam', `${path}?updateMask=includedPermissions`, {
        includedPermissions: permissions,
      }),
    );
  }
}
