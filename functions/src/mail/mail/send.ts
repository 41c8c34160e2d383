import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Asking, Limiter } from '../../base/limits/limiter.ts';
import { EVERYBODY } from '../../base/limits/network.ts';
import type { Scope } from '../../base/limits/table.ts';
import { mailboxOf } from '../../base/people/mailbox.ts';
import { logger } from '../../base/process/logger.ts';
import { stopLink } from './event-mail.ts';
import { kindOf } from './kinds.ts';
import {
  type Claimed,
  claim,
  finish,
  handOver,
  LeaseLost,
  type LeaseOutcome,
  type LetterEnding,
} from './lease.ts';
import { bounces } from './no-mail.ts';
import { HIDDEN_MS, isOfPaused, PAUSED_MS } from './paused.ts';
import { type Recipient, recipientOf } from './recipient.ts';
import { type Content, render } from './render.ts';
import { type Delivery, deliver } from './smtp.ts';
import type { SmtpSettings } from './smtp-settings.ts';

export interface SendDeps {
  db: Firestore;
  auth: Auth;
  now: () => Date;
  origin: string;
  /** @throws if not set up */
  smtp: () => SmtpSettings;
  secret: string;
  limiter: Pick<Limiter, 'take'>;
}

export type SendOutcome = LetterEnding['kind'] | Exclude<LeaseOutcome['kind'], 'claimed'> | 'lease-lost';

/** An alert looks for this line (ops/monitoring/policies/mail-failed.json). */
export const FAILED_LINE = 'mail: failed';

/** Sends a due letter, unless another sender has it. Safe to run concurrently. */
export async function sendLetter(deps: SendDeps, id: string): Promise<SendOutcome> {
  const { db, now } = deps;
  const taken = await claim(db, id, now());
  if (taken.kind !== 'claimed') {
    if (taken.kind === 'uncertain' || taken.kind === 'too-late')
      logger.warn(FAILED_LINE, { id, outcome: taken.kind });
    return taken.kind;
  }
  const { claimed } = taken;
  try {
    const ending = await attempt(deps, claimed).catch((error: unknown): LetterEnding => {
      if (error instanceof LeaseLost) throw error;
      logger.error('mail: could not render', { id, error });
      return { kind: 'again' };
    });
    await finish(db, claimed, now(), ending);
    const details = { id, letter: claimed.letter.kind, outcome: ending.kind };
    if (ending.kind === 'failed' || ending.kind === 'uncertain') logger.warn(FAILED_LINE, details);
    else logger.info('mail', { ...details, ...('reason' in ending && { reason: ending.reason }) });
    return ending.kind;
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    logger.warn('mail: lease lost', { id });
    return 'lease-lost';
  }
}

async function attempt(deps: SendDeps, claimed: Claimed): Promise<LetterEnding> {
  const { db, now, origin, smtp } = deps;
  const { id, uid, letter, version } = claimed;
  const recipient = await recipientOf(deps, uid, letter);
  if (recipient.kind === 'nobody') return { kind: 'dropped', reason: recipient.reason };
  if (await isOfPaused(db, letter)) {
    const until = new Date(now().getTime() + PAUSED_MS);
    return { kind: 'postponed', reason: 'paused', until };
  }
  if (await bounces(deps, recipient.address)) return { kind: 'dropped', reason: 'bounces' };
  const content = await contentOf(deps, claimed, recipient.address);
  if (!content) return { kind: 'dropped', reason: 'out-of-date' };
  if (content === 'not-yet') {
    const until = new Date(now().getTime() + HIDDEN_MS);
    return { kind: 'postponed', reason: 'paused', until };
  }
  const limited = claimed.attempts === 0 ? await capped(deps, claimed, recipient) : null;
  if (limited) return limited;
  const message = {
    ...render(content),
    to: recipient.address,
    ...(content.ics && { attachments: [attachmentOf(content.ics)] }),
    messageId: `<${id}.${version}@${new URL(origin).hostname}>`,
    headers: headersOf(content),
  };
  const delivery = await deliver(smtp(), message, () => handOver(db, claimed, now()));
  if (delivery.kind !== 'sent') logger.warn('mail: the server', { id, ...delivery });
  return endingOf(delivery);
}

const attachmentOf = (content: string) => ({
  filename: 'vidriera.ics',
  content,
  contentType: 'text/calendar; charset=utf-8',
});

function contentOf(deps: SendDeps, { uid, letter }: Claimed, address: string) {
  const { stop, content } = kindOf(letter);
  const subscription = stop(letter);
  const link = subscription ? stopLink(deps.origin, deps.secret, uid, subscription) : '';
  return content(deps, letter, { uid, address, stop: link });
}

/** No program answers our letters (RFC 3834), and notices can be stopped from the mail program (RFC 8058). */
const headersOf = ({ footer }: Content): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(footer && {
    'List-Unsubscribe': `<${footer.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** The ending at a daily limit (limits/table.ts), else `null`. A letter that nobody waits for comes on the next day. */
async function capped(
  deps: SendDeps,
  { id, letter }: Claimed,
  { address, isKnown }: Extract<Recipient, { kind: 'address' }>,
): Promise<LetterEnding | null> {
  const { limiter, now } = deps;
  const { limits, atLimit } = kindOf(letter);
  const counts: [Scope, Asking][] = limits(letter).map(({ scope, creator, isOwner }) => [
    scope,
    { account: creator ?? `${mailboxOf(address)}${isOwner ? ' owner' : ''}` },
  ]);
  if (!isKnown) counts.push(['lettersToUnknown', { network: EVERYBODY }]);
  for (const [scope, asking] of counts) {
    const verdict = await limiter.take(scope, asking);
    if (verdict.kind !== 'refused') continue;
    if (scope === 'lettersToUnknown') logger.warn(FAILED_LINE, { id, outcome: scope });
    if (atLimit === 'lapses') return { kind: 'dropped', reason: 'too-many' };
    const until = new Date(now().getTime() + verdict.seconds * 1000);
    return { kind: 'postponed', reason: 'too-many', until };
  }
  return null;
}

function endingOf({ kind }: Delivery): LetterEnding {
  switch (kind) {
    case 'sent':
      return { kind: 'sent' };
    case 'refused':
      return { kind: 'failed', reason: 'refused' };
    case 'later':
      return { kind: 'again' };
    case 'unknown':
      return { kind: 'uncertain' };
  }
}
