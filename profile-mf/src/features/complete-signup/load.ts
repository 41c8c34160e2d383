import { replace } from 'kit/router';
import { loadForm } from '../editar/load.ts';
import type { SavedPerfil } from '../parts/read-own.ts';

/**
 * What /complete-signup starts with.
 * @throws a redirect to /all, in its own place, for whoever has completed it
 * @throws Failure when the documents can't be read, which is said in a toast too
 */
export async function loadComplete(load: typeof loadForm = loadForm): Promise<SavedPerfil> {
  const saved = await load();
  if (saved.usuario.role) throw replace('/all');
  return saved;
}
