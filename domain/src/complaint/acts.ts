import { type HoldReason, withoutOrder } from '../held/reasons.ts';

/**
 * - `open`: people see the thing.
 * - `alone`: held by complaints alone.
 * - `held`: nobody sees it until a decision.
 * - `cleared`, `removed`, `suspended`: decided.
 * - `gone`: its thing was deleted.
 */
export const STATUSES = ['open', 'alone', 'held', 'cleared', 'removed', 'suspended', 'gone'] as const;
export type Status = (typeof STATUSES)[number];

/** Letters to the author. */
export type AuthorLetter = 'held' | 'back' | 'removed' | 'suspended' | 'lifted';

/** Where a case stands: all that an act asks and changes. */
export interface CaseState {
  status: Status;
  /** An operator holds the thing, also while its account is suspended. */
  isTakenDown: boolean;
  /** Whether the case waits at the desk. */
  waits: boolean;
  /** Whether the one appeal of the removal or suspension was made. */
  isAppealed: boolean;
}

interface Row {
  from: readonly Status[];
  to: Status;
  waits: boolean;
  /** A sentence for the author; `back` is none where people saw the thing. */
  letter: AuthorLetter | null;
  /** It may answer an appeal of the same outcome. */
  answersItself?: true;
}

const HELD = ['alone', 'held'] as const;
const DECIDED = ['cleared', 'removed', 'suspended'] as const;
const ANY = ['open', ...HELD, ...DECIDED] as const;

/** Acts on a case, but the author's appeal. During a suspension `effectOf` leaves more than a row says. */
const ACTS = {
  /** Complaints are enough to hold a new creator's thing. */
  enough: { from: ['open'], to: 'alone', waits: true, letter: 'held' },
  /** Nobody decided within 48 hours. */
  undecided: { from: ['alone'], to: 'open', waits: true, letter: 'back' },
  /** A moderator wants to look longer. */
  held: { from: ['open', 'alone'], to: 'held', waits: true, letter: 'held' },
  takedown: { from: ['open', ...HELD, 'cleared'], to: 'held', waits: true, letter: 'held' },
  removed: { from: ANY, to: 'removed', waits: false, letter: 'removed', answersItself: true },
  suspended: { from: ANY, to: 'suspended', waits: false, letter: 'suspended', answersItself: true },
  cleared: { from: ANY, to: 'cleared', waits: false, letter: 'back' },
  /** An operator takes a takedown or a removal back. */
  lift: { from: [...HELD, 'removed'], to: 'cleared', waits: false, letter: 'back' },
  /** A suspension's time is over. */
  end: { from: ['suspended'], to: 'cleared', waits: false, letter: 'lifted' },
  /** The thing, or its account, is deleted. */
  gone: { from: ANY, to: 'gone', waits: false, letter: null },
} as const satisfies Record<string, Row>;

export type ActKind = keyof typeof ACTS | 'appeal';
export const ACT_KINDS = [...Object.keys(ACTS), 'appeal'] as ActKind[];

export interface Effect {
  next: CaseState;
  letter: AuthorLetter | null;
  /** It is the decision that answers an appeal, and final. */
  isAnswer: boolean;
}

/** Returns why a case's own thing is held. An account's hold is its items' too. */
export function holdsOf({ status, isTakenDown }: Pick<CaseState, 'status' | 'isTakenDown'>): HoldReason[] {
  switch (status) {
    case 'alone':
      return ['complaints'];
    case 'held':
      return [isTakenDown ? 'operator' : 'desk'];
    case 'removed':
      return ['removed'];
    case 'suspended':
      return isTakenDown ? ['suspension', 'operator'] : ['suspension'];
    default:
      return [];
  }
}

/** Returns where a thing with a hold and without a case stands: its case expired, or was lost by a restore. */
export function stateOfHold(reasons: readonly HoldReason[]): CaseState {
  const has = (reason: HoldReason) => reasons.includes(reason);
  const isTakenDown = has('operator') && !has('removed');
  const status = has('removed')
    ? 'removed'
    : has('suspension')
      ? 'suspended'
      : withoutOrder(reasons).length > 0
        ? 'held'
        : 'open';
  return { status, isTakenDown, waits: status === 'open' || status === 'held', isAppealed: false };
}

/**
 * Returns what an act does to a case; `null`: nothing. Everything that decides, holds or ends asks here.
 * A removal or suspension is appealed once. To what is only held its author answers, which uses up nothing.
 */
export function effectOf(before: CaseState, act: ActKind): Effect | null {
  if (act === 'appeal') return appealed(before);
  const row: Row = ACTS[act];
  const { status, isTakenDown, isAppealed, waits } = before;
  const isAnswer = isAppealed && waits && row.to !== 'gone';
  const stays = { next: { ...before, isTakenDown: act === 'takedown' }, letter: null, isAnswer: false };
  // A suspension is longer than an operator's hold, which shows again at its end.
  if (status === 'suspended' && (act === 'takedown' || act === 'lift'))
    return isTakenDown === (act === 'takedown') ? null : stays;
  if (!row.from.includes(status)) return null;
  if (status === row.to && !(row.answersItself ? isAnswer : act === 'takedown' && !isTakenDown)) return null;
  if (act === 'end' && isTakenDown)
    return {
      next: { ...before, status: 'held', waits: true, isAppealed: false },
      letter: 'held',
      isAnswer: false,
    };
  return {
    next: {
      status: row.to,
      isTakenDown: act === 'takedown' || (act === 'suspended' && status === 'suspended' && isTakenDown),
      waits: row.waits,
      isAppealed: isAnswer && row.to !== 'cleared',
    },
    letter: letterFor(row.letter, status),
    isAnswer,
  };
}

function letterFor(letter: AuthorLetter | null, from: Status): AuthorLetter | null {
  if (letter !== 'back') return letter;
  if (from === 'suspended') return 'lifted';
  return from === 'open' ? null : letter;
}

function appealed(before: CaseState): Effect | null {
  const { status, isAppealed } = before;
  const isAnswerable = status === 'alone' || status === 'held';
  if (!isAnswerable && (isAppealed || (status !== 'removed' && status !== 'suspended'))) return null;
  return { next: { ...before, waits: true, isAppealed: !isAnswerable }, letter: null, isAnswer: false };
}

/**
 * Returns which round a complaint or a found link about an existing thing belongs to. Nobody sees what is removed or suspended, so nothing is
 * added there, and its author's appeal stays.
 */
export function roundFor(status: Status | null): 'same' | 'new' | 'none' {
  if (status === null || status === 'cleared' || status === 'gone') return 'new';
  return status === 'open' || status === 'alone' || status === 'held' ? 'same' : 'none';
}
