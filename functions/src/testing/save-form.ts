import type { PerfilWritten } from '@vidriera/domain/usuario/schema';
import { refs } from '../firestore/refs.ts';
import { storedAsForm } from '../save-profile/merge.ts';
import { saveProfile } from '../save-profile/save-profile.ts';

type Deps = Parameters<typeof saveProfile>[0];

/** Saves a profile as a form that was opened just before. */
export async function saveForm(deps: Deps, uid: string, data: PerfilWritten) {
  const [user, creador] = await deps.db.getAll(refs.user(deps.db, uid), refs.creador(deps.db, uid));
  return saveProfile(deps, uid, data, storedAsForm(user?.data(), creador?.data()));
}
