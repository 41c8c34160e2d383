import type { Tipo } from '@vidriera/domain/values/ids';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { codeContent } from '../../accounts/codes/letter.ts';
import type { Letter } from '../../base/letters/letter-schema.ts';
import { OPERATOR } from '../../base/letters/queue.ts';
import type { Scope } from '../../base/limits/table.ts';
import { accountLetter } from './account-letters.ts';
import { complaintContent } from './complaint-letter.ts';
import { digestContent } from './digest.ts';
import { messageContent } from './message.ts';
import { noticeContent } from './notice.ts';
import { promoNoticeContent } from './promo-notice.ts';
import { reminderContent } from './reminder.ts';
import { reminderNoticeContent } from './reminder-notice.ts';
import type { Content } from './render.ts';
import { seatContent } from './seat.ts';
import type { Subscription } from './subscriptions.ts';
import { summaryContent } from './summary.ts';

export interface ContentDeps {
  db: Firestore;
  auth: Auth;
  now: () => Date;
  origin: string;
  secret: string;
}

/** What a content is made for. `stop`: the address that stops such letters; '' for those that nobody stops. */
interface For {
  uid: string;
  address: string;
  stop: string;
}

interface Limit {
  scope: Scope;
  /** The item's creator, who is charged; missing: the recipient's mailbox. */
  creator?: string;
  /** Its owner asked for it, and has a part of the mailbox's letters that strangers don't use up. */
  isOwner?: boolean;
}

interface LetterKind<L extends Letter> {
  /**
   * - `code`: an address that may have no account.
   * - `account`: an account's address, confirmed or not.
   * - `unconfirmed`: until it is confirmed.
   * - `confirmed`: a confirmed address of an open account.
   * - `visiting`: so too, of somebody who came in the last six months.
   */
  to: 'code' | 'account' | 'unconfirmed' | 'confirmed' | 'visiting';
  /** `null`: nobody can stop it. */
  stop: (letter: L) => Subscription | null;
  /** Counted in this order at the first attempt. */
  limits: (letter: L) => Limit[];
  /** What a letter at its limit does: somebody waits for it now, or it may come on the next day. */
  atLimit: 'lapses' | 'waits';
  /** The item whose hold it waits for. */
  itemOf: (letter: L) => [Tipo, id: string] | null;
  /** `null`: it is out of date. `not-yet`: its event has no page for now. */
  content: (deps: ContentDeps, letter: L, of: For) => Promise<Content | 'not-yet' | null>;
}

/** What a content reads: a moment stays the same for a letter. */
const here = ({ db, now, origin }: ContentDeps) => ({ db, now: now(), origin });

const ACCOUNT = {
  stop: () => null,
  limits: () => [{ scope: 'accountMailTo' }] as Limit[],
  atLimit: 'lapses',
  itemOf: () => null,
} as const;

/** Everything that a kind of letter is. A new kind is one entry. */
const KINDS: { [K in Letter['kind']]: LetterKind<Extract<Letter, { kind: K }>> } = {
  'event-notice': {
    to: 'confirmed',
    stop: () => 'event-mail',
    limits: ({ edition }) => [{ scope: 'noticesBy', creator: edition.creador }, { scope: 'noticesTo' }],
    atLimit: 'waits',
    itemOf: ({ evento, whileHeld }) => (whileHeld ? null : ['evento', evento]),
    content: (deps, letter, { uid, stop }) => noticeContent(here(deps), uid, letter, stop),
  },
  'promo-notice': {
    to: 'confirmed',
    stop: () => 'event-mail',
    limits: ({ edition }) => [{ scope: 'noticesBy', creator: edition.creador }, { scope: 'noticesTo' }],
    atLimit: 'waits',
    itemOf: ({ promo }) => ['promo', promo],
    content: (deps, letter, { uid, stop }) => promoNoticeContent(here(deps), uid, letter, stop),
  },
  complaint: {
    to: 'confirmed',
    stop: () => null,
    limits: ({ about }) => [{ scope: about === 'desk' ? 'deskMailTo' : 'complaintMailTo' }],
    atLimit: 'lapses',
    itemOf: () => null,
    content: async ({ origin }, letter, { uid }) => complaintContent(letter, origin, uid === OPERATOR),
  },
  'monthly-figures': {
    to: 'visiting',
    stop: () => 'figures-mail',
    limits: () => [{ scope: 'noticesTo' }],
    atLimit: 'waits',
    itemOf: () => null,
    content: (deps, letter, { uid, stop }) => summaryContent(here(deps), uid, letter, stop),
  },
  digest: {
    to: 'visiting',
    stop: () => 'digest-mail',
    limits: () => [{ scope: 'noticesTo' }],
    atLimit: 'waits',
    itemOf: () => null,
    content: (deps, _, { uid, stop }) => digestContent(here(deps), uid, stop),
  },
  reminder: {
    to: 'confirmed',
    stop: ({ setting }) => (setting === 'reminderSoonMail' ? 'reminder-soon-mail' : 'reminder-mail'),
    limits: () => [{ scope: 'remindersTo' }],
    atLimit: 'waits',
    itemOf: ({ evento }) => ['evento', evento],
    content: (deps, letter, { uid, stop }) => reminderContent(here(deps), uid, letter, stop),
  },
  'reminder-notice': {
    to: 'confirmed',
    stop: ({ setting }) => (setting === 'reminderSoonMail' ? 'reminder-soon-mail' : 'reminder-mail'),
    limits: ({ edition }) => [{ scope: 'noticesBy', creator: edition.creador }, { scope: 'noticesTo' }],
    atLimit: 'waits',
    itemOf: ({ evento }) => ['evento', evento],
    content: (deps, letter, { stop }) => reminderNoticeContent(here(deps), letter, stop),
  },
  seat: {
    to: 'confirmed',
    stop: () => null,
    limits: () => [{ scope: 'seatMailTo' }],
    atLimit: 'lapses',
    itemOf: ({ evento }) => ['evento', evento],
    content: (deps, letter, { uid }) => seatContent(here(deps), uid, letter),
  },
  message: {
    to: 'confirmed',
    stop: () => 'event-mail',
    limits: () => [{ scope: 'messagesTo' }],
    atLimit: 'waits',
    itemOf: ({ evento }) => ['evento', evento],
    content: (deps, letter, { uid, stop }) => messageContent(here(deps), uid, letter, stop),
  },
  'confirm-mail': {
    ...ACCOUNT,
    to: 'unconfirmed',
    content: ({ auth, origin }, { kind }, { address }) => accountLetter(auth, origin, kind, address),
  },
  'reset-password': {
    ...ACCOUNT,
    limits: ({ isOwner }) => [{ scope: 'accountMailTo', isOwner }],
    to: 'account',
    content: ({ auth, origin }, { kind }, { address }) => accountLetter(auth, origin, kind, address),
  },
  'unconfirmed-account': {
    ...ACCOUNT,
    limits: () => [{ scope: 'noticesTo' }],
    atLimit: 'waits',
    to: 'unconfirmed',
    content: ({ auth, origin }, { kind }, { address }) => accountLetter(auth, origin, kind, address),
  },
  'sign-in-code': {
    ...ACCOUNT,
    limits: ({ isOwner }) => [{ scope: 'accountMailTo', isOwner }],
    to: 'code',
    content: (deps, letter, { uid }) => codeContent(deps, uid, letter),
  },
};

/** Returns the row of a letter's kind. */
export const kindOf = <L extends Letter>({ kind }: L): LetterKind<L> =>
  KINDS[kind] as unknown as LetterKind<L>;
