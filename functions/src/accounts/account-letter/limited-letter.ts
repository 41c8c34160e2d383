import type { CallableRequest } from 'firebase-functions/https';
import { askingOf, limited, limiter, limitSecret, throwIfRefused } from '../../base/limits/limited.ts';
import type { Asking, LimitVerdict } from '../../base/limits/limiter.ts';
import { isKnownDevice } from '../../base/people/device.ts';
import { mailboxOf } from '../../base/people/mailbox.ts';

/**
 * Counts a letter for its mailbox. Its owner has a count of their own, so that strangers use up theirs alone.
 * @param owner names whoever proved to have the mailbox; `null`: a stranger, counted by network too
 */
export function takeLetter(
  email: string,
  owner: string | null,
  { network }: { network?: Asking['network'] | undefined },
): Promise<LimitVerdict> {
  const mailbox = mailboxOf(email);
  return owner === null
    ? limiter().take('lettersToStranger', { account: `${mailbox} ${network?.prefix ?? ''}` })
    : limiter().take('lettersToOwner', { account: `${mailbox} ${owner}` });
}

/**
 * Counts a call that asks for a letter: as an account letter, and by its mailbox. The network comes first, so a flood of made-up mailboxes
 * writes nothing; a refused mailbox leaves its room to others.
 * @throws HttpsError `too-many-attempts`
 */
export async function limitedLetter(
  scope: 'accountLetter',
  request: CallableRequest,
  email: string,
  owner: string | null,
): Promise<void> {
  await limited(scope, request);
  const { network } = askingOf(scope, request);
  const verdict = await takeLetter(email, owner, { network });
  if (verdict.kind === 'refused' && network) await limiter().giveBack(scope, { network });
  throwIfRefused(scope, verdict);
}

/** A request for a letter by whoever types its address, with what this browser proves. */
interface Typed {
  email: string;
  devices: string[];
}

/** Whether the letter's mailbox has signed in on this device. */
export const isOwnDevice = ({ email, devices }: Typed): boolean =>
  isKnownDevice(limitSecret(), email, devices);

/** Counts a letter that somebody asks for by its address: a kind's limit. */
export const byMailbox = {
  scopes: ['accountLetter', 'lettersToOwner', 'lettersToStranger'],
  count: ({ input, request }: { input: Typed; request: CallableRequest }) =>
    limitedLetter('accountLetter', request, input.email, isOwnDevice(input) ? 'device' : null),
} as const;
