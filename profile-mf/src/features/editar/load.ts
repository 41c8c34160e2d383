import { messages } from '@vidriera/domain/messages/messages';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/toast';
import { readOwnPerfil, type SavedPerfil } from '../parts/read-own.ts';

/**
 * What the profile form starts with.
 * @throws Failure when the documents can't be read, which is said in a toast too
 */
export async function loadForm(read = readOwnPerfil): Promise<SavedPerfil> {
  try {
    return await read();
  } catch (caught) {
    toast.error(messages.perfil.notLoaded, TOAST.perfilCloses);
    throw caught;
  }
}
