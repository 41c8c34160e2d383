import { isListed } from '@vidriera/domain/usuario/may';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import { isOver, whenOf } from '@vidriera/domain/when/when';
import { readEvent } from '../../attend/seats/event.ts';
import { toldSchema } from '../../attend/seats/told-off.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { updateDerived } from '../../items/items/derived.ts';

/** Events that an answer asks about; the next answer has others. */
const ASKED_AT_ONCE = 20;

/** Returns the events that a creator is asked about. One that is over stays cancelled unasked. */
export async function listUnanswered(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
): Promise<{ evento: ItemId; titulo: string; people: number }[]> {
  const user = await refs.user(db, uid).get();
  if (!isListed(user.get('role'))) return [];
  const { docs } = await queryFrom(db, queries.unansweredOf(uid)).limit(ASKED_AT_ONCE).get();
  if (docs.length === 0) return [];
  const items = await db.getAll(...docs.map(({ id }) => refs.item(db, 'evento', id)));
  const questions: { evento: ItemId; titulo: string; people: number }[] = [];
  for (const [i, doc] of docs.entries()) {
    const told = toldSchema.safeParse(doc.data());
    const event = items[i] && readEvent(items[i]);
    // A removed event is no question.
    if (!told.success || !event || items[i]?.get('retenido') !== undefined) continue;
    const { id: evento, titulo, dated } = event;
    const isPast = isOver(whenOf('evento', dated, {}), localTime(now()));
    if (isPast) await answer({ db, now }, uid, { evento, again: false });
    else questions.push({ evento, titulo, people: told.data.people });
  }
  return questions;
}

/**
 * Lists an event again, or leaves it cancelled for everybody. The event is written too, so that its trigger completes an interrupted answer.
 * @returns whether the person was asked about it
 */
export async function answer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  uid: string,
  { evento, again }: { evento: ItemId; again: boolean },
): Promise<boolean> {
  const ref = refs.item(db, 'evento', evento);
  const isAnswered = await db.runTransaction(async (tx) => {
    const [user, item, told] = await tx.getAll(refs.user(db, uid), ref, refs.unanswered(db, evento));
    if (!user?.exists || isClosed(user) || !isListed(user.get('role'))) return false;
    if (!item?.exists || toldSchema.safeParse(told?.data()).data?.uid !== uid) return false;
    tx.delete(refs.unanswered(db, evento));
    tx.update(ref, { updatedAt: now(), ...(!again && { estado: 'cancelado', aviso: '' }) });
    return true;
  });
  if (isAnswered) await updateDerived({ db, now }, [ref]);
  return isAnswered;
}
