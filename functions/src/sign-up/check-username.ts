import { mensajes } from 'domain/messages';
import { normalizarUsername, type Username } from 'domain/username';
import { usernameSchema } from 'domain/username-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';
import { candidatos } from './suggestions.ts';

/** Alternatives offered for a name that can't be had. */
const SUGERENCIAS = 3;

export type CheckOutcome = {
  username: string;
  disponible: boolean;
  motivo: string | null;
  sugerencias: string[];
};

/** Of those usernames, the ones nobody holds, in the same order. One read each. */
export async function libres(db: Firestore, usernames: Username[]): Promise<Username[]> {
  if (usernames.length === 0) return [];
  const reservas = await db.getAll(...usernames.map((username) => refs.username(db, username)));
  return usernames.filter((_, i) => !reservas[i]?.exists);
}

/** Whether a name can be taken, why not, and up to three free ones near it. At most nine reads. */
export async function checkUsername(
  { db, azar = Math.random }: { db: Firestore; azar?: () => number },
  texto: string,
): Promise<CheckOutcome> {
  const valido = usernameSchema.safeParse(texto);
  if (valido.success) {
    const [libre] = await libres(db, [valido.data]);
    if (libre) return { username: libre, disponible: true, motivo: null, sugerencias: [] };
  }
  const otros = candidatos(texto, azar()).filter((otro) => otro !== valido.data);
  return {
    username: valido.data ?? normalizarUsername(texto),
    disponible: false,
    motivo: valido.success
      ? mensajes.signup.usernameOcupado
      : (valido.error.issues[0]?.message ?? mensajes.general.parametros),
    sugerencias: (await libres(db, otros)).slice(0, SUGERENCIAS),
  };
}
