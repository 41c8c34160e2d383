import { replace } from '@vidriera/router';
import type { SavedPerfil } from '../parts/read-own.ts';

/**
 * Returns the initial data of /complete-signup.
 * @param load reads the profile form's data. It is a parameter because a chunk that two loaders share costs each screen one request
 * @throws a redirect to /all, which replaces the history entry, if the profile has a role
 * @throws Failure if the documents can't be read; a toast shows it too
 */
export async function loadComplete(load: () => Promise<SavedPerfil>): Promise<SavedPerfil> {
  const saved = await load();
  if (saved.usuario.role) throw replace('/all');
  return saved;
}
