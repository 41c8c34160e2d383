import { messages } from '@vidriera/domain/messages/messages';
import { services } from '../firestore/admin.ts';
import { refusal } from '../http/callable.ts';
import { isGone } from './is-gone.ts';

/** @throws HttpsError `no-session` (401) for a deleted account, whose token works for up to another hour */
export async function throwIfGone(uid: string): Promise<void> {
  if (await isGone(services(), uid)) throw refusal('no-session', messages.session.expired);
}
