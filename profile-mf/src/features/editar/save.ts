import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { PerfilWritten } from '@vidriera/domain/usuario/schema';
import { TOAST } from '@vidriera/domain/values/limits';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { refreshUser } from '@vidriera/session';
import type { UseFormSetError } from 'react-hook-form';
import { readOwnPerfil } from '../parts/read-own.ts';
import { type Galeria, galeriaFormOf, hasNewPhotos } from './galeria.ts';
import { beforeOf, type PerfilValues } from './values.ts';

interface Words {
  onSuccess: string;
  onFailure: string;
}

interface Changes {
  setError: UseFormSetError<PerfilValues>;
  /** Called with the names of fields that changed here and elsewhere; reads the stored profile into the form. */
  onConflict: (names: string[]) => Promise<void>;
  /** Called with the stored gallery's URLs if it changed elsewhere. */
  onGaleriaChange: (now: string[]) => void;
}

/**
 * Saves profile and gallery in one call, and refreshes the session. The server merges what changed since the form was opened.
 * @param base the untouched form
 * @returns whether it was saved; failures are shown at their field, under the form and in a toast
 */
export async function savePerfil(
  { data, base, galeria }: { data: PerfilWritten; base: PerfilValues; galeria: Galeria },
  { onSuccess, onFailure }: Words,
  { setError, onConflict, onGaleriaChange }: Changes,
): Promise<boolean> {
  const { creador } = data;
  const input = {
    ...data,
    creador: creador ? { ...creador, galeria: galeriaFormOf(galeria) } : null,
    before: beforeOf(base),
  };
  let hidden: number;
  try {
    ({ hidden } = await call('saveProfile', input));
  } catch (caught) {
    const { code, fields, message: reason } = failureOf(caught);
    if (code === 'changed' && fields.length > 0) await onConflict(fields.map(({ field }) => field));
    else
      for (const { field, message } of fields)
        setError(field as keyof PerfilValues, { type: 'server', message });
    setError('root', { message: reason });
    toast.error(onFailure, TOAST.perfilCloses);
    if (code === 'gallery-full') await rereadGaleria(onGaleriaChange);
    return false;
  }
  // The session's state carries this failure; the profile is saved.
  await refreshUser().catch(() => null);
  if (creador && hasNewPhotos(galeria)) toast.success(messages.perfil.galeriaAdded, TOAST.perfilCloses);
  toast.success(onSuccess, TOAST.perfilCloses);
  if (hidden) toast.info(hiddenNotice(hidden));
  return true;
}

const hiddenNotice = (count: number): string =>
  count === 1
    ? 'Tu publicación quedó oculta hasta que vuelvas a ser creador.'
    : `Tus ${count} publicaciones quedaron ocultas hasta que vuelvas a ser creador.`;

/** If that fails too, the server's message is shown already, and the next save asks again. */
async function rereadGaleria(onChange: (now: string[]) => void): Promise<void> {
  const perfil = await readOwnPerfil().catch(() => null);
  if (perfil?.creador) onChange(perfil.creador.urlImagenes);
}
