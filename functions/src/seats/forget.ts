import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { eachPage } from '../claims/forget.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { pagesOf, queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { eventChanged } from './event-changed.ts';
import { leave } from './leave.ts';
import { readParty } from './stored.ts';

const PAGE = 100;

/** Deletes a person’s parties, notices and mail. Idempotent. */
export async function forgetSeatsOf(deps: TellDeps, uid: string): Promise<void> {
  const { db } = deps;
  await eachPage(
    () => queryFrom(db, queries.partiesOf(uid)).limit(PAGE).get(),
    async (ref) => {
      await leave(deps, ref);
    },
  );
  const remove = async (ref: DocumentReference) => {
    await ref.delete();
  };
  await eachPage(() => queryFrom(db, queries.noticesOf(uid)).limit(PAGE).get(), remove);
  await eachPage(() => queryFrom(db, queries.mailTo(uid)).limit(PAGE).get(), remove);
}

/** Deletes parties without event or person. @returns how many */
export async function sweepParties(deps: TellDeps, found: DocumentReference[]): Promise<number> {
  const { db } = deps;
  const events = new Set<string>();
  let swept = 0;
  for (const ref of found) {
    const party = readParty(await ref.get());
    if (!party) continue;
    events.add(party.evento);
    if ((await refs.user(db, party.uid).get()).exists) continue;
    if (await leave(deps, ref)) swept++;
  }
  for (const id of events) swept += (await eventChanged(deps, id)).told;
  return swept;
}

const PARTY_FIELDS = ['evento', 'fecha', 'titulo', 'held', 'asked', 'since', 'startsAt', 'print'];
const NOTICE_FIELDS = [
  'kind',
  'evento',
  'promo',
  'fecha',
  'titulo',
  'aviso',
  'held',
  'isKept',
  'createdAt',
  'readAt',
];
const MAIL_FIELDS = ['letter', 'state', 'reason', 'createdAt', 'sentAt'];

/** Exports parties, notices and mail. */
export async function exportSeats(db: Firestore, uid: string): Promise<Record<string, unknown[]>> {
  const all = async (plan: Parameters<typeof queryFrom>[1], fields: string[]): Promise<unknown[]> => {
    const list: unknown[] = [];
    for await (const page of pagesOf(queryFrom(db, plan), PAGE))
      for (const doc of page)
        list.push(Object.fromEntries(fields.map((field) => [field, doc.get(field) ?? null])));
    return list;
  };
  return {
    seats: await all(queries.partiesOf(uid), PARTY_FIELDS),
    notices: await all(queries.noticesOf(uid), NOTICE_FIELDS),
    mail: await all(queries.mailTo(uid), MAIL_FIELDS),
  };
}
