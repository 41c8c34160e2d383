import { messages } from '@vidriera/domain/messages/messages';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import { readOwnPerfil, type SavedPerfil } from '../parts/read-own.ts';

/**
 * Loads the profile form.
 * @throws Failure if the documents can't be read; a toast tells
 */
export async function loadForm(read = readOwnPerfil): Promise<SavedPerfil> {
  try {
    return await read();
  } catch (caught) {
    toast.error(messages.perfil.notLoaded, TOAST.perfilCloses);
    throw caught;
  }
}
