import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { LIKES_FIELD, TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import { withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, connect, connectToWrite } from '../data/connection.ts';
import { storedInTime } from '../data/stored-in-time.ts';

/** Ids of liked items by kind, latest first. */
export type Likes = Record<Tipo, string[]>;

/**
 * Reads the signed-in person's likes from their own document.
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export function myLikes({ connection = connect }: Connected = {}): Promise<Likes> {
  return withFailures(async () => {
    const { own } = await connection();
    const data = await own();
    const usuario = data ? usuarioStoredSchema.parse(data) : null;
    const idsOf = (tipo: Tipo) => usuario?.[LIKES_FIELD[tipo]].map(({ id }) => id).reverse() ?? [];
    return Object.fromEntries(TIPOS.map((tipo) => [tipo, idsOf(tipo)])) as Likes;
  }, messages.list.dataNotLoaded);
}

/**
 * Likes an item; an item that is liked already stays so. A trigger updates the item's count.
 * @throws Failure 'full' (`LIMITS.likes` of that kind) | 'no-session' | 'no-connection' | 'internal'
 */
export function like(tipo: Tipo, id: string, { connection = connectToWrite }: Connected = {}): Promise<void> {
  return withFailures(async () => {
    const sdk = await connection();
    const likes = await myLikes({ connection: async () => sdk });
    if (likes[tipo].includes(id)) return;
    if (likes[tipo].length >= LIMITS.likes) {
      throw new Failure('full', messages.list.fullLikes(LIMITS.likes));
    }
    const writing = sdk.updateDoc(sdk.doc(sdk.db, 'user', sdk.uid), {
      [LIKES_FIELD[tipo]]: sdk.arrayUnion(sdk.doc(sdk.db, tipo, id)),
      updated_time: sdk.serverTimestamp(),
    });
    await storedInTime(writing);
  });
}

/** Removes a like. @throws Failure 'no-session' | 'no-connection' | 'internal' */
export function unlike(
  tipo: Tipo,
  id: string,
  { connection = connectToWrite }: Connected = {},
): Promise<void> {
  return withFailures(async () => {
    const { arrayRemove, db, doc, serverTimestamp, uid, updateDoc } = await connection();
    const writing = updateDoc(doc(db, 'user', uid), {
      [LIKES_FIELD[tipo]]: arrayRemove(doc(db, tipo, id)),
      updated_time: serverTimestamp(),
    });
    await storedInTime(writing);
  });
}
