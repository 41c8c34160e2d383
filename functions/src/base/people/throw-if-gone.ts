import { messages } from '@vidriera/domain/messages/messages';
import { untilText } from '@vidriera/domain/usuario/suspension';
import { services } from '../firestore/admin.ts';
import { refusal } from '../http/callable.ts';
import { accountStanding } from './is-gone.ts';

/**
 * Refuses accounts that may not make a call.
 * @param even 'suspended': suspended accounts may make it
 * @throws HttpsError `no-session` (401) for a deleted account, whose token works for up to another hour; `suspended` (403)
 */
export async function throwIfGone(uid: string, even?: 'suspended'): Promise<void> {
  const standing = await accountStanding(services(), uid);
  if (standing.kind === 'gone') throw refusal('no-session', messages.session.expired);
  if (standing.kind === 'suspended' && even !== 'suspended')
    throw refusal('suspended', messages.complaints.suspended(untilText(standing.until)));
}
