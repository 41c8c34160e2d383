import { MESSAGES } from '@vidriera/domain/seats/limits';
import type { MessageTo, OwnMessage, SentMessage } from '@vidriera/domain/seats/messages-schema';
import { messageToSchema } from '@vidriera/domain/seats/messages-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { fechaOrNull, fechaSchema, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { EDITION_SHAPE, editionFields, editionOf, isSameEdition } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs, type SeatsDate } from '../../base/firestore/refs.ts';
import { parseStored, readable } from '../../base/firestore/unreadable.ts';
import { queueLetter } from '../../base/letters/queue.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { fateOf, readKnownEvent } from './event.ts';
import { missing } from './line.ts';
import { keptUntil, readParty, type StoredParty } from './stored.ts';

/** A document `message/{id}`: what a creator wrote to the guests of a date. */
const storedSchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  titulo: z.string(),
  text: z.string(),
  to: messageToSchema,
  createdAt: fechaSchema,
  /** Whether every letter is queued. */
  isQueued: z.boolean(),
  /** Held for review: nobody reads it, and no letter goes out. */
  retenido: z._default(textOrNull, null),
});
export type StoredMessage = z.infer<typeof storedSchema> & { id: string };

/** @throws UnreadableDocument */
export const readMessage = (doc: DocumentSnapshot | undefined): StoredMessage | null =>
  doc?.exists ? { ...parseStored(storedSchema, doc, doc.data()), id: doc.id } : null;

export const MESSAGE_FIELDS = ['evento', 'fecha', 'titulo', 'text', 'to', 'createdAt'] as const;

/** Whether a message is for a party as it is now. */
export const isFor = (to: MessageTo, party: Pick<StoredParty, 'held' | 'asked'>): boolean =>
  to === 'all' || (to === 'going' ? party.held > 0 : missing(party) > 0);

export interface Written {
  id: string;
  evento: ItemId;
  fecha: string;
  text: string;
  to: MessageTo;
}
export type WriteRefusal = {
  kind: 'not-found' | 'no-account' | 'too-many' | 'too-late' | 'held' | 'nobody' | 'new-account';
};
export type WriteOutcome = { kind: 'written'; people: number } | WriteRefusal;

/** Parties of a date, seats and line together. */
const MOST_PARTIES = 10_000;
/** Between two letters of a message, so that others never wait for them. */
const SPACING_MS = 700;
const AT_ONCE = 100;

/** Writes to the guests of an own date. The caller's device makes the id: sent again, it is the same message. */
export async function writeToGuests(deps: TellDeps, uid: string, written: Written): Promise<WriteOutcome> {
  const { db, now } = deps;
  const { id, evento, fecha, text, to } = written;
  // Not in the transaction, which would keep others from asking for seats.
  const guests = await guestsOf(deps, uid, written);
  const outcome = await db.runTransaction(async (tx): Promise<WriteOutcome> => {
    const [item, person, own] = await tx.getAll(
      refs.item(db, 'evento', evento),
      refs.user(db, uid),
      refs.message(db, id),
    );
    const event = item && readKnownEvent(item);
    if (!event || event.edition.creador !== uid) return { kind: 'not-found' };
    if (!person?.exists || isClosed(person)) return { kind: 'no-account' };
    const sent = await tx.get(queryFrom(db, queries.messagesAt({ evento, fecha })));
    if (own?.exists)
      return own.get('uid') === uid ? { kind: 'written', people: guests.length } : { kind: 'not-found' };
    const fate = fateOf(event, fecha);
    const isLate = (ends: Date) => now().getTime() > ends.getTime() + MESSAGES.afterDays * DAY_MS;
    if (event.isPaused) return { kind: 'held' };
    if (fate.kind !== 'on' || isLate(fate.ends)) return { kind: 'too-late' };
    if (sent.size >= MESSAGES.aDate) return { kind: 'too-many' };
    if (guests.length === 0) return { kind: 'nobody' };
    if (guests.length > MESSAGES.newAccountPeople && isNew(person, now())) return { kind: 'new-account' };
    tx.create(refs.message(db, id), {
      evento,
      ...editionFields(event.edition),
      uid,
      refUsuario: refs.user(db, uid),
      fecha,
      titulo: event.titulo,
      text,
      to,
      createdAt: now(),
      isQueued: false,
      expiresAt: keptUntil(fate.ends),
    });
    return { kind: 'written', people: guests.length };
  }, PATIENT);
  if (outcome.kind === 'written') await queueMessage(deps, id);
  return outcome;
}

/** Returns the uids that a message of an own date is for, as the event is now. */
async function guestsOf(
  { db }: TellDeps,
  creador: string,
  { evento, fecha, to }: Pick<Written, 'evento' | 'fecha' | 'to'>,
): Promise<string[]> {
  const edition = editionOf(await refs.item(db, 'evento', evento).get());
  if (edition?.creador !== creador) return [];
  const { docs } = await queryFrom(db, queries.partiesAt({ evento, fecha, edition }))
    .limit(MOST_PARTIES)
    .get();
  return readable(docs, readParty)
    .filter((party) => isFor(to, party))
    .map(({ uid }) => uid);
}

/** Whether an account is younger than thirty days, without the mark. */
function isNew(person: DocumentSnapshot, now: Date): boolean {
  const created = fechaOrNull.safeParse(person.get('created_time')).data;
  return person.get('verificado') !== true && (!created || now.getTime() - created.getTime() < 30 * DAY_MS);
}

/** Queues a letter to each guest, once. An interrupted call is finished by `queueOverdue`. */
async function queueMessage(deps: TellDeps, id: string): Promise<void> {
  const { db, now } = deps;
  const message = readMessage(await refs.message(db, id).get());
  if (!message || message.isQueued) return;
  const { evento, fecha, creador, itemCreatedAt } = message;
  const edition = { creador, itemCreatedAt };
  const uids = await guestsOf(deps, creador, message);
  for (let from = 0; from < uids.length; from += AT_ONCE)
    await db.runTransaction(async (tx) => {
      const some = uids.slice(from, from + AT_ONCE);
      const found = await tx.getAll(...some.map((uid) => refs.mail(db).doc(`${id}_${uid}`)));
      for (const [n, uid] of some.entries()) {
        if (found[n]?.exists) continue;
        const notBefore = new Date(now().getTime() + (from + n) * SPACING_MS);
        const letter = { kind: 'message', evento, edition, fecha, message: id } as const;
        queueLetter(tx, db, { uid, letter, now: now(), notBefore });
      }
    }, PATIENT);
  await refs.message(db, id).update({ isQueued: true });
}

const OVERDUE = 10;

/** Queues what interrupted calls left. @returns how many messages */
export async function queueOverdue(deps: TellDeps): Promise<number> {
  const { docs } = await queryFrom(deps.db, queries.messagesToQueue()).limit(OVERDUE).get();
  return eachAlone(
    docs,
    ({ ref }) => ref.path,
    async ({ id }) => {
      await queueMessage(deps, id);
      return 1;
    },
  );
}

async function messagesAt(db: Firestore, at: SeatsDate): Promise<StoredMessage[]> {
  const { docs } = await queryFrom(db, queries.messagesAt(at)).get();
  return readable(docs, readMessage);
}

/** Returns a date's messages for its creator, with how many letters went out: never to whom. */
export async function sentMessages(
  db: Firestore,
  at: SeatsDate & { edition: { creador: string; itemCreatedAt: number } },
): Promise<SentMessage[]> {
  const own = (await messagesAt(db, at)).filter((message) => isSameEdition(message, at.edition));
  return Promise.all(
    own.map(async ({ id, text, to, createdAt }) => {
      const count = async (state?: string) =>
        (await queryFrom(db, queries.lettersOf(id, state)).count().get()).data().count;
      const [all, sent] = await Promise.all([count(), count('sent')]);
      return { id, text, to, createdAt: createdAt.getTime(), sent, unsent: all - sent };
    }),
  );
}

/** Returns what a guest reads under a date, also one who came later. */
export async function messagesFor(db: Firestore, party: StoredParty): Promise<OwnMessage[]> {
  return (await messagesAt(db, party))
    .filter((message) => isSameEdition(message, party) && !message.retenido && isFor(message.to, party))
    .map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt.getTime() }));
}

const PAGE = 100;

/** Deletes the messages of an event that is gone. */
export const forgetMessagesAt = ({ db }: Pick<TellDeps, 'db'>, evento: string): Promise<void> =>
  eachPage(
    () => queryFrom(db, queries.messagesOfEvent(evento)).limit(PAGE).get(),
    async (ref) => {
      await ref.delete();
    },
  );
