import { replace } from '@vidriera/router';
import type { SavedPerfil } from '../parts/read-own.ts';

/**
 * What /complete-signup starts with.
 * @param load reads what the profile form starts with: given, for what two loaders import would be one request more to each of their screens
 * @throws a redirect to /all, in its own place, for whoever has completed it
 * @throws Failure when the documents can't be read, which is said in a toast too
 */
export async function loadComplete(load: () => Promise<SavedPerfil>): Promise<SavedPerfil> {
  const saved = await load();
  if (saved.usuario.role) throw replace('/all');
  return saved;
}
