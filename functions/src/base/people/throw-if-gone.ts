import { messages } from '@vidriera/domain/messages/messages';
import { untilText } from '@vidriera/domain/usuario/suspension';
import { services } from '../firestore/admin.ts';
import { refusal } from '../http/callable.ts';
import { accountStanding } from './is-gone.ts';

/**
 * Calls that a suspended account may make: it reads, gives back, leaves and appeals. `deleteAccount` and `acceptTerms` look at closed
 * accounts alone.
 */
export const SUSPENDED_MAY: readonly string[] = [
  'completeAccount',
  'exportData',
  'accountLetter confirm',
  'codes device',
  'ownCounts',
  'ownCalendar show',
  'ownCalendar revoke',
  'claims release',
  'claims list',
  'seats leave',
  'seats unremind',
  'seats mine',
  'seats seen',
  'seats attending',
  'seats impact',
  'comeBack kept',
  'comeBack asked',
  'following unfollow',
  'following unblock',
  'following news',
  'following read',
  'following mine',
  'following followers',
  'complain about',
  'complain appeal',
];

/**
 * Refuses accounts that may not make a call.
 * @param call one of `SUSPENDED_MAY`, or any other, which suspended accounts may not make
 * @throws HttpsError `no-session` (401) for a deleted account, whose token works for up to another hour; `suspended` (403)
 */
export async function throwIfGone(uid: string, call = ''): Promise<void> {
  const standing = await accountStanding(services(), uid);
  if (standing.kind === 'gone') throw refusal('no-session', messages.session.expired);
  if (standing.kind === 'suspended' && !SUSPENDED_MAY.includes(call))
    throw refusal('suspended', messages.complaints.suspended(untilText(standing.until)));
}
