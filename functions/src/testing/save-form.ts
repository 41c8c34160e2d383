import type { PerfilWritten } from '@vidriera/domain/usuario/schema';
import { storedAsForm } from '../accounts/save-profile/merge.ts';
import { saveProfile } from '../accounts/save-profile/save-profile.ts';
import { refs } from '../base/firestore/refs.ts';

type Deps = Parameters<typeof saveProfile>[0];

/** Saves a profile as a form that was opened just before. */
export async function saveForm(deps: Deps, uid: string, data: PerfilWritten) {
  const [user, creador] = await deps.db.getAll(refs.user(deps.db, uid), refs.creador(deps.db, uid));
  return saveProfile(deps, uid, data, storedAsForm(user?.data(), creador?.data()));
}
