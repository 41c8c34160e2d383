import {
  type Answer,
  answersSchema,
  problemOf,
  type Question,
  questionsSchema,
} from '@vidriera/domain/seats/questions-schema';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { eachPage } from '../../base/firestore/each-page.ts';
import {
  EDITION_SHAPE,
  type Edition,
  editionFields,
  editionOf,
  isSameEdition,
} from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import type { DateOf } from '../../base/firestore/queries/seats.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs, type SeatsDate } from '../../base/firestore/refs.ts';
import { parseStored, readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { fateOf, readKnownEvent } from './event.ts';
import { ifOfEdition, keptUntil, readParty } from './stored.ts';

/** A document `question/{evento}`: what an event asks its guests. */
const storedSchema = z.object({ ...EDITION_SHAPE, questions: questionsSchema });
const readStored = (doc: DocumentSnapshot | undefined) =>
  doc?.exists ? parseStored(storedSchema, doc, doc.data()) : null;

/** A document `answer/{evento}_{fecha}_{uid}`: it outlives no party, and expires with them. */
const answerDocumentSchema = z.object({
  evento: itemIdSchema,
  ...EDITION_SHAPE,
  fecha: diaWireSchema,
  uid: z.string(),
  answers: answersSchema,
});
const readAnswers = (doc: DocumentSnapshot | undefined) =>
  doc?.exists ? parseStored(answerDocumentSchema, doc, doc.data()) : null;

export const ANSWER_FIELDS = ['evento', 'fecha', 'answers', 'updatedAt'] as const;

/** Returns what an event asks; none if its document can't be read, or is of an earlier edition. */
export async function questionsOf(db: Firestore, evento: string): Promise<Question[]> {
  const [item, asked] = await db.getAll(refs.item(db, 'evento', evento), refs.question(db, evento));
  const edition = item && editionOf(item);
  return (edition && ifOfEdition(readableOrNull(asked, readStored), edition)?.questions) || [];
}

/** Replaces an own event's questions. Answers stay with the question as it was asked. @returns whether it is theirs */
export function setQuestions(
  { db, now }: TellDeps,
  uid: string,
  { evento, questions }: { evento: ItemId; questions: Question[] },
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', evento)));
    if (event?.edition.creador !== uid) return false;
    const ref = refs.question(db, evento);
    if (questions.length === 0) tx.delete(ref);
    else tx.set(ref, { ...editionFields(event.edition), questions, updatedAt: now() });
    return true;
  }, PATIENT);
}

export type AnswerRefusal = { kind: 'not-found' | 'no-account' | 'over' | 'changed' | 'missing' };
export type AnswerOutcome = { kind: 'saved' } | AnswerRefusal;

/** Saves a guest's answers for a date that has not begun; none deletes them. Idempotent. */
export function saveAnswers(
  { db, now }: TellDeps,
  uid: string,
  { evento, fecha, answers }: { evento: ItemId; fecha: string; answers: Answer[] },
): Promise<AnswerOutcome> {
  const at = { evento, fecha };
  return db.runTransaction(async (tx): Promise<AnswerOutcome> => {
    const [item, asked, person, party] = await tx.getAll(
      refs.item(db, 'evento', evento),
      refs.question(db, evento),
      refs.user(db, uid),
      refs.party(db, at, uid),
    );
    const event = item && readKnownEvent(item);
    const own = event && ifOfEdition(readParty(party), event.edition);
    if (!event || !own) return { kind: 'not-found' };
    if (!person?.exists || isClosed(person)) return { kind: 'no-account' };
    const fate = fateOf(event, fecha);
    if (fate.kind !== 'on' || fate.begins <= localTime(now()) || event.isPaused) return { kind: 'over' };
    const questions = (asked && ifOfEdition(readStored(asked), event.edition)?.questions) ?? [];
    const problem = problemOf(questions, answers);
    if (problem) return { kind: problem };
    const ref = refs.answer(db, at, uid);
    if (answers.length === 0) tx.delete(ref);
    else
      tx.set(ref, {
        ...at,
        ...editionFields(event.edition),
        uid,
        answers,
        updatedAt: now(),
        expiresAt: keptUntil(fate.ends),
      });
    return { kind: 'saved' };
  }, PATIENT);
}

/** Returns a guest's own answers for a date. */
export async function ownAnswers(
  db: Firestore,
  at: SeatsDate,
  { uid, edition }: { uid: string; edition: Edition },
): Promise<Answer[]> {
  const stored = readableOrNull(await refs.answer(db, at, uid).get(), readAnswers);
  return ifOfEdition(stored, edition)?.answers ?? [];
}

/** Returns the answers of a date by guest. Whoever gave up seats is not in it, and unreadable ones are left out. */
export async function answersAt(db: Firestore, at: DateOf): Promise<Map<string, Answer[]>> {
  const { docs } = await queryFrom(db, queries.answersAt(at)).get();
  return new Map(
    readable(docs, readAnswers)
      .filter((stored) => isSameEdition(stored, at.edition))
      .map(({ uid, answers }) => [uid, answers]),
  );
}

/** Reads the answers of a date's guests. @returns a function that writes those of one guest for another day */
export async function movingAnswers(
  { db }: Pick<TellDeps, 'db'>,
  tx: Transaction,
  from: SeatsDate,
  uids: readonly string[],
): Promise<(uid: string, to: SeatsDate & { ends: Date }) => void> {
  const found = uids.length > 0 ? await tx.getAll(...uids.map((uid) => refs.answer(db, from, uid))) : [];
  return (uid, { fecha, evento, ends }) => {
    const stored = found[uids.indexOf(uid)]?.data();
    if (stored)
      tx.set(refs.answer(db, { evento, fecha }, uid), { ...stored, fecha, expiresAt: keptUntil(ends) });
  };
}

const PAGE = 100;

/** Deletes the questions and answers of an event that is gone. */
export async function forgetQuestionsAt({ db }: Pick<TellDeps, 'db'>, evento: string): Promise<void> {
  await refs.question(db, evento).delete();
  await eachPage(
    () => queryFrom(db, queries.answersTo(evento)).limit(PAGE).get(),
    async (ref) => {
      await ref.delete();
    },
  );
}
