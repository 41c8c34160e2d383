import type { ForKind, KindName } from '@vidriera/domain/api/callable-kinds';
import type { Input, Output } from '@vidriera/domain/api/callables-schema';
import { memberId } from '../going/member.ts';
import { forgetOwnSeats, keepOwnSeats } from '../seats/own-seats.ts';
import { call } from './callable.ts';

type What = KindName<'seats'>;

const CHANGES: readonly What[] = ['go', 'leave', 'remind', 'unremind'];

/** Calls the `seats` function, and keeps what it says of the own seats. @throws Failure as `call` does */
export async function askSeats<W extends What>(
  question: Input<'seats'> & { what: W },
  signal?: AbortSignal,
): Promise<ForKind<Output<'seats'>, W>> {
  const uid = memberId();
  const signedIn = question.what !== 'dates';
  const answer = await call<'seats', What>('seats', question, { signedIn, signal });
  if (answer.what === 'mine' && uid) keepOwnSeats(uid, answer.parties, answer.reminders ?? []);
  if (CHANGES.includes(answer.what)) forgetOwnSeats();
  return answer as ForKind<Output<'seats'>, W>;
}
