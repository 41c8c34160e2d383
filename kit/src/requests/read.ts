import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { isCalledOff } from '@vidriera/domain/evento/state';
import { Failure } from '@vidriera/domain/failure';
import { whyHidden } from '@vidriera/domain/item/access';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { agendaDay, dayBegins, localTime } from '@vidriera/domain/values/local-time';
import { whenStored } from '@vidriera/domain/when/of-stored';
import { dateAt, isOver, lastEnd } from '@vidriera/domain/when/when';
import { z } from '@vidriera/domain/zod';
import { firebaseFailure, withFailures } from '@vidriera/session/firebase-failure';
import { type Connected, connect } from '../data/connection.ts';
import { type OwnItem, readDocument } from './schemas.ts';

/**
 * Reads an own item.
 * @throws Failure 'missing' | 'not-yours' | 'no-session' | 'no-connection' | 'internal' (stored, but unreadable)
 */
export function readItem<T extends Tipo>(
  tipo: T,
  id: string,
  { connection = connect }: Connected = {},
): Promise<OwnItem<T>> {
  return withFailures(async () => {
    if (!itemIdSchema.safeParse(id).success) throw notThere(tipo, id);
    const { db, doc, getDoc, uid } = await connection();
    const read = await getDoc(doc(db, tipo, id)).catch(isForeign);
    if (!read.exists()) throw notThere(tipo, id);
    const item = readDocument(tipo, id, read.data());
    if (item.uid !== uid) throw new Failure('not-yours', messages.post.notYours);
    return item;
  }, messages.list.dataFailed);
}

/** Maps a refusal to 'not-yours'. Rules refuse foreign and missing documents alike. */
function isForeign(error: unknown): never {
  const failure = firebaseFailure(error);
  if (failure.code !== 'no-permission') throw error;
  throw new Failure('not-yours', messages.post.notYours, { cause: error });
}

const notThere = (tipo: Tipo, id: string): Failure =>
  new Failure('missing', messages.detail.notThere(tipo, id));

/** A page of own items, newest first; `cursor` is `null` on the last page. */
export type OwnPage<T extends Tipo = Tipo> = { items: OwnItem<T>[]; cursor: string | null };

/** The last second that Firestore stores: the end of the year 9999. */
const LAST = 253_402_300_799;

/** Creation time (seconds and nanoseconds) and id of the last item of a page. */
const cursorSchema = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,12}\.\d{1,9}\.[^/]+$/)),
    z.transform((text) => {
      const [seconds = '', nanos = '', ...id] = text.split('.');
      return { seconds: Number(seconds), nanos: Number(nanos), id: id.join('.') };
    }),
  ),
  z.object({ seconds: z.number().check(z.maximum(LAST)), nanos: z.number(), id: z.string() }),
);

/**
 * Returns a page of the signed-in person's own items of a kind, including hidden ones.
 * @param cursor from the previous page; `null` for the first
 * @param limit items per page, below `LIMITS.maxPage`: the query reads one more to detect a next page
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export function listOwn<T extends Tipo>(
  tipo: T,
  cursor: string | null = null,
  { connection = connect, limit: max = LIMITS.page }: Connected & { limit?: number } = {},
): Promise<OwnPage<T>> {
  return withFailures(async () => {
    const sdk = await connection();
    const { collection, db, documentId, getDocs, limit, orderBy, query, startAfter, Timestamp, where } = sdk;
    const amount = Math.min(max, LIMITS.maxPage - 1);
    const from = cursor ? cursorSchema.parse(cursor) : null;
    const { docs } = await getDocs(
      query(
        collection(db, tipo),
        where('uid', '==', sdk.uid),
        orderBy('createdAt', 'desc'),
        orderBy(documentId(), 'desc'),
        ...(from ? [startAfter(new Timestamp(from.seconds, from.nanos), from.id)] : []),
        limit(amount + 1),
      ),
    );
    const page = docs.slice(0, amount);
    const last = page.at(-1);
    const created = last?.get('createdAt');
    return {
      items: page.flatMap((snapshot) => readable(tipo, snapshot.id, snapshot.data())),
      cursor: last && docs.length > amount ? `${created.seconds}.${created.nanoseconds}.${last.id}` : null,
    };
  }, messages.list.dataNotLoaded);
}

/**
 * Returns all own items of a kind by id, `null` for unreadable ones: at most `LIMITS.itemsPerTipo`. The rules let nobody ask for missing
 * ones by their ids.
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export function ownItems<T extends Tipo>(
  tipo: T,
  { connection = connect }: Connected = {},
): Promise<Map<string, OwnItem<T> | null>> {
  return withFailures(async () => {
    const { collection, db, documentId, getDocs, limit, orderBy, query, startAfter, uid, where } =
      await connection();
    const found = new Map<string, OwnItem<T> | null>();
    for (let last: string | undefined, isMore = true; isMore; ) {
      const { docs } = await getDocs(
        query(
          collection(db, tipo),
          where('uid', '==', uid),
          orderBy(documentId()),
          ...(last === undefined ? [] : [startAfter(last)]),
          limit(LIMITS.maxPage),
        ),
      );
      for (const snapshot of docs)
        found.set(snapshot.id, readable(tipo, snapshot.id, snapshot.data())[0] ?? null);
      last = docs.at(-1)?.id;
      isMore = docs.length === LIMITS.maxPage;
    }
    return found;
  }, messages.list.dataNotLoaded);
}

/** Returns the ids of all own items of a kind, as `ownItems`. */
export const ownIds = async (tipo: Tipo, connected: Connected = {}): Promise<Set<string>> =>
  new Set((await ownItems(tipo, connected)).keys());

/**
 * Returns the creator's repeating events, and courses with weekdays but no last day, that still take place and did not change for
 * `LIMITS.weeklyAskedDays`, oldest change first. Hidden ones mislead nobody, so they are left out.
 * @throws Failure 'no-session' | 'no-connection' | 'internal'
 */
export function listUnchangedWeekly(
  now: Date,
  { connection = connect }: Connected = {},
): Promise<OwnItem<'evento' | 'curso'>[]> {
  return withFailures(async () => {
    const { collection, db, getDocs, limit, orderBy, query, Timestamp, uid, where } = await connection();
    const since = Timestamp.fromMillis(now.getTime() - LIMITS.weeklyAskedDays * 86_400_000);
    const unchanged = (tipo: 'evento' | 'curso', repeats: ReturnType<typeof where>) =>
      getDocs(
        query(
          collection(db, tipo),
          where('uid', '==', uid),
          repeats,
          where('updatedAt', '<', since),
          orderBy('updatedAt'),
          limit(LIMITS.maxPage),
        ),
      );
    const [weekly, ruled, courses] = await Promise.all([
      unchanged('evento', where('fechaPeriodica', 'in', [...RECURRENCIAS])),
      unchanged('evento', where('regla', '>', '')),
      unchanged('curso', where('regla', '>', '')),
    ]);
    const [time, today] = [localTime(now), agendaDay(localTime(now))];
    const read = <T extends 'evento' | 'curso'>(tipo: T, { docs }: typeof weekly) =>
      docs.flatMap((snapshot) => readable(tipo, snapshot.id, snapshot.data()));
    return [...read('evento', weekly), ...read('evento', ruled), ...read('curso', courses)]
      .sort((a, b) => (a.updatedAt?.getTime() ?? 0) - (b.updatedAt?.getTime() ?? 0))
      .filter((item) => !isHidden(item, now) && !isCalledOff(item))
      .filter((item) => {
        const when = whenStored(item.tipo, item);
        if (item.tipo === 'curso' && lastEnd(when) !== null) return false;
        return !isOver(when, time) && dateAt(when, dayBegins(today)) !== null;
      });
  }, messages.list.dataNotLoaded);
}

const isHidden = (item: OwnItem<'evento' | 'curso'>, now: Date): boolean =>
  whyHidden({ ...item, retirado: item.retirado === true }, now) !== null;

/** Skips an unreadable document and logs its path. */
function readable<T extends Tipo>(tipo: T, id: string, data: unknown): OwnItem<T>[] {
  try {
    return [readDocument(tipo, id, data)];
  } catch (error) {
    console.warn(`Unreadable, skipped: ${tipo}/${id}`, error);
    return [];
  }
}
