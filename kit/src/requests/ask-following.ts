import type { Input, Output } from '@vidriera/domain/api/callables-schema';
import { call } from './callable.ts';

type Question = Input<'following'>;
type AnswerTo<Q extends Question> = Extract<Output<'following'>, { what: Q['what'] }>;

/** Calls the `following` function and returns the answer to this question (domain/following). @throws Failure as `call` does */
export const askFollowing = async <Q extends Question>(question: Q): Promise<AnswerTo<Q>> =>
  (await call('following', question, { signedIn: true })) as AnswerTo<Q>;
