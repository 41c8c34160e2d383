import { categoriasOfCurso } from '@vidriera/domain/curso/curso';
import type { EventoChange } from '@vidriera/domain/evento/change';
import { Failure } from '@vidriera/domain/failure';
import type { Stored, Written } from '@vidriera/domain/item/kinds-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdPrefix, newItemId } from '@vidriera/domain/values/item-id';
import { LIMITS } from '@vidriera/domain/values/limits';
import { codeOf, firebaseFailure, withFailures } from '@vidriera/session/firebase-failure';
import {
  type Connected,
  type Connection,
  connect,
  connectToDelete,
  connectToWrite,
} from '../data/connection.ts';
import { storedInTime } from '../data/stored-in-time.ts';
import { alreadyHas, ChangedFailure, versionOf } from '../data/version.ts';
import { withCounter } from './counter.ts';

/** Fields of who sees an item, and when. */
type Shown = Partial<Pick<Stored['link'], 'visibilidad' | 'publicarDesde' | 'publicarHasta'>>;
type Lasting = Partial<Pick<Stored['curso'], 'estado' | 'agotado' | 'aviso'>>;
/** Changes after the publication, by kind. */
interface Changes {
  link: Shown;
  evento: EventoChange | Shown;
  curso: Lasting | Shown;
  promo: Lasting | Shown;
}

export async function newId({ connection = connect }: Connected = {}): Promise<string> {
  const { uid } = await connection();
  return newItemId(uid);
}

/**
 * Creates an item of the signed-in person from parsed form data, and counts it. A retry passes the same `id`, and doubles nothing.
 * @param keeps leaves an item that is there under `id` as it is
 * @returns the item's id
 * @throws ChangedFailure 'published' (there under `id`, with other fields), Failure 'id-refused' (the rules refuse this `id`, and the person has no item under it: retry with a new one) |
 *   'full' (`LIMITS.itemsPerTipo`) | 'no-session' | 'no-permission' | 'no-connection' | 'internal'
 */
export function createItem<T extends Tipo>(
  tipo: T,
  data: Written[T],
  { id, keeps = false, connection = connectToWrite }: Connected & { id?: string; keeps?: boolean } = {},
): Promise<string> {
  return withFailures(async () => {
    const sdk = await connection();
    return writeNew(sdk, tipo, fieldsOf(data, sdk), { id, keeps });
  }, messages.post.saveFailed);
}

/** Writes a new item of the signed-in person, and counts it. @returns its id */
export async function writeNew(
  sdk: Connection,
  tipo: Tipo,
  fields: Record<string, unknown>,
  { id, keeps = false }: { id?: string | undefined; keeps?: boolean } = {},
): Promise<string> {
  const { db, doc, serverTimestamp, uid } = sdk;
  const ref = doc(db, tipo, id ?? (await newItemId(uid)));
  try {
    await storedInTime(
      withCounter(sdk, tipo, (transaction, counter) => {
        if (counter.count >= LIMITS.itemsPerTipo)
          throw new Failure('full', messages.post.full(tipo, LIMITS.itemsPerTipo));
        transaction.set(ref, {
          ...fields,
          ...(tipo === 'promo' ? { fecha: serverTimestamp() } : {}),
          refUsuario: doc(db, 'user', uid),
          uid,
          createdAt: serverTimestamp(),
          updatedAt: serverTimestamp(),
        });
        counter.add(ref.id);
      }),
    );
  } catch (error) {
    const found = await findOwn(sdk, tipo, ref.id);
    if (typeof found === 'string')
      throw codeOf(error) === 'permission-denied' ? refusal(error, found, id) : error;
    if (!keeps && !alreadyHas(found, fields)) throw new ChangedFailure(versionOf(found), 'published');
  }
  return ref.id;
}

/** Stored fields from the form: without `refUsuario`, timestamps and derived fields. */
const fieldsOf = (data: Written[Tipo], { db, doc }: Connection): Record<string, unknown> => ({
  ...data,
  ...('categorias' in data && categoriasOfCurso(data.categorias, (id) => doc(db, 'categoria', id))),
});

/** Maps a refused creation to its failure. With `unknown`, an earlier attempt may have written the item. */
function refusal(cause: unknown, found: 'none' | 'unknown', id: string | undefined): unknown {
  if (found === 'unknown') return new Failure('no-connection', messages.general.noConnection, { cause });
  return id ? new Failure('id-refused', firebaseFailure(cause).message, { cause }) : cause;
}

/**
 * Returns the person's item with this id, if there is one. Rules refuse missing and foreign items alike. `unknown`: the read failed, and
 * a new id could duplicate an item that an earlier attempt wrote.
 */
async function findOwn(
  { db, doc, getDoc, uid }: Connection,
  tipo: Tipo,
  id: string,
): Promise<Record<string, unknown> | 'none' | 'unknown'> {
  try {
    const read = await getDoc(doc(db, tipo, id));
    const data = read.exists() ? read.data() : {};
    return data.uid === uid ? data : 'none';
  } catch (error) {
    return codeOf(error) === 'permission-denied' ? 'none' : 'unknown';
  }
}

/**
 * Saves an own item's form; owner and creation date stay. Throws instead of overwriting a change from elsewhere. Fields that an earlier
 * attempt wrote count as saved.
 * @param version of the item when read, or from a `ChangedFailure` to overwrite that change
 * @throws ChangedFailure, Failure 'no-session' | 'missing' (deleted meanwhile) | 'no-permission' | 'no-connection' | 'internal'
 */
export function updateItem<T extends Tipo>(
  tipo: T,
  id: string,
  data: Written[T],
  { version, connection = connectToWrite }: Connected & { version: string },
): Promise<void> {
  return withFailures(async () => {
    const sdk = await connection();
    await writeOver(sdk, tipo, id, fieldsOf(data, sdk), version);
  }, messages.post.saveFailed);
}

/**
 * Saves a change of plan of an own item, or of who sees it, with the version check of `updateItem`.
 * @param version of the item when read
 * @throws ChangedFailure, Failure as `updateItem`
 */
export function changeItem<T extends Tipo>(
  tipo: T,
  id: string,
  change: Changes[T],
  { version, connection = connectToWrite }: Connected & { version: string },
): Promise<void> {
  return withFailures(
    async () => writeOver(await connection(), tipo, id, { ...change }, version),
    messages.post.saveFailed,
  );
}

/**
 * Writes fields of an own item if its version is unchanged. Does nothing if they are already stored. The rules compare `reemplaza` with the
 * stored `updatedAt`: a transaction would also fail for fields that triggers write meanwhile.
 */
async function writeOver(
  { db, doc, getDoc, serverTimestamp, Timestamp, updateDoc }: Connection,
  tipo: Tipo,
  id: string,
  fields: Record<string, unknown>,
  version: string,
): Promise<void> {
  const ref = doc(db, tipo, id);
  const isWritten = async (): Promise<boolean> => {
    const saved = (await getDoc(ref).catch(missing)).data() ?? missing();
    if (versionOf(saved) === version) return false;
    if (alreadyHas(saved, fields)) return true;
    throw new ChangedFailure(versionOf(saved));
  };
  const [seconds, nanoseconds] = version.split('.').map(Number);
  const replaced = version ? { reemplaza: new Timestamp(Number(seconds), Number(nanoseconds)) } : {};
  const write = async (): Promise<void> => {
    if (await isWritten()) return;
    try {
      await updateDoc(ref, { ...fields, ...replaced, updatedAt: serverTimestamp() });
    } catch (error) {
      if (codeOf(error) !== 'permission-denied' || !(await isWritten())) throw error;
    }
  };
  await storedInTime(write());
}

/**
 * Confirms that an own item is up to date, by setting `updatedAt`. A change from elsewhere did so already.
 * @param version of the item when read
 * @throws Failure 'no-session' | 'missing' (deleted meanwhile) | 'no-connection' | 'internal'
 */
export function confirmItem(
  tipo: Tipo,
  id: string,
  { version, connection = connectToWrite }: Connected & { version: string },
): Promise<void> {
  return withFailures(
    async () => writeOver(await connection(), tipo, id, {}, version),
    messages.post.saveFailed,
  );
}

/** Maps a refusal to 'missing'. Rules refuse missing and foreign items alike, and this item was own when opened. */
export function missing(error?: unknown): never {
  if (error !== undefined && firebaseFailure(error).code !== 'no-permission') throw error;
  throw new Failure('missing', messages.post.alreadyGone, { cause: error });
}

/**
 * Deletes an own item and updates the count; the server deletes its pictures and references. An item that is gone counts as deleted: the
 * answer to an earlier attempt, or to this one, may be lost.
 * @throws Failure, always with the message 'No se pudo eliminar. Intentá de nuevo.'
 */
export async function deleteItem(
  tipo: Tipo,
  id: string,
  { connection = connectToDelete }: Connected = {},
): Promise<void> {
  try {
    const sdk = await connection();
    const deleting = withCounter(sdk, tipo, (transaction, counter) => {
      transaction.delete(sdk.doc(sdk.db, tipo, id));
      counter.remove(id);
    });
    await storedInTime(deleting).catch(async (error: unknown) => {
      if (!(await isGone(sdk, tipo, id))) throw error;
    });
  } catch (error) {
    throw new Failure(firebaseFailure(error).code, messages.post.notDeleted, { cause: error });
  }
}

/** Rules refuse missing and foreign items alike; an own id begins with its creator's hash. */
async function isGone({ db, doc, getDoc, uid }: Connection, tipo: Tipo, id: string): Promise<boolean> {
  try {
    return !(await getDoc(doc(db, tipo, id))).exists();
  } catch (error) {
    return codeOf(error) === 'permission-denied' && id.startsWith(await itemIdPrefix(uid));
  }
}
