import type { DocumentReference } from 'firebase-admin/firestore';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { eachPage } from '../../base/firestore/each-page.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { pathOfUnreadable } from '../../base/firestore/unreadable.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { eventChanged } from './event-changed.ts';
import { leave } from './leave.ts';
import { readParty } from './stored.ts';

const PAGE = 100;

/** Deletes a person’s parties, reminders, messages, answers, notices and mail, unreadable ones too. Idempotent. */
export async function forgetSeatsOf(deps: TellDeps, uid: string): Promise<void> {
  const { db } = deps;
  await eachPage(
    () => queryFrom(db, queries.partiesOf(uid)).limit(PAGE).get(),
    (ref) => leaveOrDelete(deps, ref),
  );
  const remove = async (ref: DocumentReference) => {
    await ref.delete();
  };
  await eachPage(() => queryFrom(db, queries.remindersOf(uid)).limit(PAGE).get(), remove);
  await eachPage(() => queryFrom(db, queries.messagesBy(uid)).limit(PAGE).get(), remove);
  await eachPage(() => queryFrom(db, queries.answersOf(uid)).limit(PAGE).get(), remove);
  await eachPage(() => queryFrom(db, queries.noticesOf(uid)).limit(PAGE).get(), remove);
  await eachPage(() => queryFrom(db, queries.mailTo(uid)).limit(PAGE).get(), remove);
}

/** Frees a party's seats, or, if a document of its date is unreadable, only deletes the party. */
async function leaveOrDelete(deps: TellDeps, ref: DocumentReference): Promise<void> {
  try {
    await leave(deps, ref);
  } catch (error) {
    reportUnreadable([pathOfUnreadable(error)]);
    await ref.delete();
  }
}

/** Deletes parties without event or person; skips unreadable ones. @returns how many */
export async function sweepParties(deps: TellDeps, found: DocumentReference[]): Promise<number> {
  const { db } = deps;
  const events = new Set<string>();
  const swept = await eachAlone(
    found,
    ({ path }) => path,
    async (ref) => {
      const party = readParty(await ref.get());
      if (!party) return 0;
      events.add(party.evento);
      if ((await refs.user(db, party.uid).get()).exists) return 0;
      return (await leave(deps, ref)) ? 1 : 0;
    },
  );
  const told = await eachAlone(
    events,
    (id) => `evento/${id}`,
    async (id) => (await eventChanged(deps, id)).told,
  );
  return swept + told;
}
