import type { Input, Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { call } from '@vidriera/kit/requests/callable';

type Question = Input<'door'>;
type Answer<W> = Extract<Output<'door'>, { what: W }>;

/** Calls the `door` function. @throws Failure */
export async function askDoor<W extends Question['what']>(
  question: Extract<Question, { what: W }>,
): Promise<Answer<W>> {
  const answer = await call('door', question);
  if (answer.what !== question.what) throw new Failure('internal', messages.general.internal);
  return answer as Answer<W>;
}
