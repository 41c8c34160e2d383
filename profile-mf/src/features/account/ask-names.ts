import type { Output } from '@vidriera/domain/api/callables-schema';
import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { OwnNames } from '@vidriera/domain/rename/wire-schema';
import { call } from '@vidriera/kit/requests/callable';

/** Asks for the own names. @throws Failure */
export async function askNames(): Promise<OwnNames> {
  const answer: Output<'rename'> = await call('rename', { what: 'names' }, { signedIn: true });
  if (answer.what !== 'names') throw new Failure('internal', messages.general.internal);
  return answer.names;
}
