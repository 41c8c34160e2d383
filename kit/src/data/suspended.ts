import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { untilText } from '@vidriera/domain/usuario/suspension';
import { serverNow } from '@vidriera/session/server-clock';

/** @throws Failure 'suspended', unless the suspension is over */
export function throwIfSuspended(until: Date): void {
  if (until.getTime() > serverNow())
    throw new Failure('suspended', messages.complaints.suspended(untilText(until)));
}
