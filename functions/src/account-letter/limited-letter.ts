import type { CallableRequest } from 'firebase-functions/https';
import { askingOf, limited, limiter, throwIfRefused } from '../limits/limited.ts';
import type { Asking, LimitVerdict } from '../limits/limiter.ts';
import { mailboxOf } from '../people/mailbox.ts';

/**
 * Counts a letter for its mailbox. Its owner has a count of their own, so that strangers use up theirs alone.
 * @param owner names whoever proved to have the mailbox; `null`: a stranger, counted by network too
 */
export function takeLetter(
  email: string,
  owner: string | null,
  { network }: Pick<Asking, 'network'>,
): Promise<LimitVerdict> {
  const mailbox = mailboxOf(email);
  return owner === null
    ? limiter().take('lettersToStranger', { account: `${mailbox} ${network?.prefix ?? ''}` })
    : limiter().take('lettersToOwner', { account: `${mailbox} ${owner}` });
}

/**
 * Counts a call that asks for a letter: by its mailbox, and as an account letter. The mailbox comes first: a stranger's full count leaves
 * the network's room to others.
 * @throws HttpsError `too-many-attempts`
 */
export async function limitedLetter(
  request: CallableRequest,
  email: string,
  owner: string | null,
): Promise<void> {
  throwIfRefused('accountLetter', await takeLetter(email, owner, askingOf('accountLetter', request)));
  await limited('accountLetter', request);
}
