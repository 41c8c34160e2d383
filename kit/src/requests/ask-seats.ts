import type { Input, Output } from '@vidriera/domain/api/callables-schema';
import { memberId } from '../going/member.ts';
import { forgetOwnSeats, keepOwnSeats } from '../seats/own-seats.ts';
import { call } from './callable.ts';

type Question = Input<'seats'>;
type AnswerTo<Q extends Question> = Extract<Output<'seats'>, { what: Q['what'] }>;

const CHANGES: readonly Question['what'][] = ['go', 'leave', 'remind', 'unremind'];

/** Calls the `seats` function and returns the answer to this question (domain/seats). @throws Failure as `call` does */
export async function askSeats<Q extends Question>(question: Q, signal?: AbortSignal): Promise<AnswerTo<Q>> {
  const uid = memberId();
  const answer = await call('seats', question, { signedIn: question.what !== 'dates', signal });
  if (answer.what === 'mine' && uid) keepOwnSeats(uid, answer.parties, answer.reminders ?? []);
  if (CHANGES.includes(answer.what)) forgetOwnSeats();
  return answer as AnswerTo<Q>;
}
