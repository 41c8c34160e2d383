import type { Input, Output } from '@vidriera/domain/api/callables-schema';
import { Failure, isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';
import { call } from '@vidriera/kit/requests/callable';

type Question = Input<'counter'>;
type What = Question['what'];
type Answer<W extends What> = Extract<Output<'counter'>, { what: W }>;

/** Calls the `counter` function. @throws Failure */
export async function ask<W extends What>(question: Extract<Question, { what: W }>): Promise<Answer<W>> {
  const answer = await call('counter', question);
  if (answer.what !== question.what) throw new Failure('internal', messages.general.internal);
  return answer as Answer<W>;
}

/** An answer with a timeout of `ms`. @throws Failure 'no-connection' besides */
export const inTime = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  within(ms, answer, () => new Failure('no-connection', messages.general.noConnection));

/** Whether nobody answered: no connection, or a captive portal. */
export const isWithoutSignal = (caught: unknown): boolean =>
  isFailure(caught, 'no-connection') || isFailure(caught, 'internal');
