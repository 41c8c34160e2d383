import type { Input, Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { call } from '@vidriera/kit/requests/callable';

type Question = Input<'desk'>;
export type DeskAnswer<W> = Extract<Output<'desk'>, { what: W }>;

/** Calls the `desk` function as the signed-in moderator. @throws Failure */
export async function askDesk<W extends Question['what']>(
  question: Extract<Question, { what: W }>,
): Promise<DeskAnswer<W>> {
  const answer = await call('desk', question, { signedIn: true });
  if (answer.what !== question.what) throw new Failure('internal', messages.general.internal);
  return answer as DeskAnswer<W>;
}
