import type { Input, Output } from 'domain/api/callables-schema';
import { call } from './callable.ts';

type Question = Input<'seats'>;
type AnswerTo<Q extends Question> = Extract<Output<'seats'>, { what: Q['what'] }>;

/** Asks about seats of events, and gets what answers that question (domain/seats). @throws Failure as `call` does */
export const askSeats = async <Q extends Question>(question: Q): Promise<AnswerTo<Q>> =>
  (await call('seats', question)) as AnswerTo<Q>;
