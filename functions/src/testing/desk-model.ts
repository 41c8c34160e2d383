import { DAY_MS } from '@vidriera/domain/site/retention';

export type Place = 'a' | 'b' | 'account';
type Outcome = 'held' | 'cleared' | 'removed' | 'suspended';
/** Why nobody sees a thing; `null`: people see it. An operator's hold outlives a suspension. */
type Why = 'complaints' | 'look' | 'removal' | 'suspension' | null;

interface Thing {
  hasCase: boolean;
  isOpen: boolean;
  why: Why;
  byOperator: boolean;
  until: number;
  returnsAt: number;
  wasHeldAlone: boolean;
  hasAppealed: boolean;
  appealText: string;
  decidedBy: string | null;
  /** Of this round: who complained, how gravely. */
  complaints: Map<string, { isGrave: boolean; isAble: boolean }>;
  /** Of all rounds: whose last complaint counted. */
  counted: Set<string>;
  /** An event names the picture now, or named it while it was held. */
  namesPicture: boolean;
  keepsPicture: boolean;
}

const FOR_GOOD = Number.POSITIVE_INFINITY;

/** What people expect of the desk, said by what happened to a thing, not by the product's table. */
export class DeskModel {
  readonly letters: [about: string, place: Place][] = [];
  readonly #things: Record<Place, Thing> = { a: thing(), b: thing(), account: thing() };
  readonly #muted = new Set<string>();
  readonly #groundless = new Set<string>();
  readonly #holds = new Map<string, Place>();
  readonly #isNewAt: (at: number) => boolean;
  readonly #mailboxOf: (by: string) => string;
  #isPictureDeleted = false;

  constructor({
    isNewAt,
    mailboxOf,
  }: {
    isNewAt: (at: number) => boolean;
    mailboxOf: (by: string) => string;
  }) {
    this.#isNewAt = isNewAt;
    this.#mailboxOf = mailboxOf;
    this.#things.account.namesPicture = false;
  }

  /** Why the thing itself is held, as a takedown's operator and the ledger read it. */
  reasons(place: Place): string[] {
    const { why, byOperator } = this.#things[place];
    if (why === null) return [];
    if (why === 'look') return [byOperator ? 'operator' : 'desk'];
    if (why === 'suspension') return byOperator ? ['operator', 'suspension'] : ['suspension'];
    return [why === 'removal' ? 'removed' : 'complaints'];
  }
  isOwnHeld = (place: Place): boolean => this.#things[place].why !== null;
  isShown = (place: Place): boolean => !this.isOwnHeld(place) && !this.isOwnHeld('account');
  isSuspended = (): boolean => this.#things.account.why === 'suspension';
  waits(place: Place): boolean {
    const { hasCase, isOpen } = this.#things[place];
    return hasCase && isOpen;
  }
  /** About the thing, or else about the account. */
  mayAppeal(place: Place): boolean | null {
    const about = [this.#things[place], this.#things.account].find(
      ({ hasCase, why }) => hasCase && why !== null,
    );
    return about ? !about.hasAppealed : null;
  }

  names = (place: Place): boolean => this.#things[place].namesPicture;
  /** What a held event named stays away, whatever it names afterwards. */
  isPictureSeen = (): boolean =>
    !this.#isPictureDeleted &&
    !this.isOwnHeld('account') &&
    !Object.values(this.#things).some(({ keepsPicture }) => keepsPicture);
  edit(place: Place): void {
    const it = this.#things[place];
    it.namesPicture = !it.namesPicture;
    this.listPictures();
    const isNeeded = Object.values(this.#things).some((one) => one.namesPicture || one.keepsPicture);
    this.#isPictureDeleted ||= !it.namesPicture && !isNeeded;
  }
  /** After each step. */
  listPictures(): void {
    for (const it of Object.values(this.#things))
      it.keepsPicture = it.why !== null && (it.keepsPicture || it.namesPicture);
  }

  complain(place: Place, { by, isGrave, at }: { by: string | null; isGrave: boolean; at: number }): boolean {
    const it = this.#things[place];
    const isFinal = it.why === 'removal' || it.why === 'suspension';
    const isRepeated = by !== null && it.isOpen && !isFinal && it.complaints.has(by);
    if (isFinal || (!this.isShown(place) && !isRepeated)) return false;
    if (!it.isOpen)
      Object.assign(it, { ...fresh(), hasCase: true, isOpen: true, wasHeldAlone: it.wasHeldAlone });
    const isSecond = [...it.counted].some(
      (other) => by !== null && other !== by && this.#mailboxOf(other) === this.#mailboxOf(by),
    );
    const isAble = by !== null && !this.#muted.has(by) && !this.#groundless.has(by) && !isSecond;
    it.complaints.set(by ?? `~${it.complaints.size}`, { isGrave, isAble });
    if (by) it.counted[isAble ? 'add' : 'delete'](by);
    if (!by || !isGrave || !isAble || it.why !== null || it.wasHeldAlone || !this.#isNewAt(at)) return true;
    const other = this.#holds.get(by);
    if (other && other !== place && this.#things[other].why === 'complaints') return true;
    this.#holds.set(by, place);
    Object.assign(it, { why: 'complaints', returnsAt: at + 2 * DAY_MS, wasHeldAlone: true });
    this.letters.push(['held', place]);
    return true;
  }

  open(place: Place): void {
    const it = this.#things[place];
    if (it.hasCase && (it.isOpen || it.why !== null)) return;
    Object.assign(it, { ...fresh(), hasCase: true, isOpen: true, wasHeldAlone: it.wasHeldAlone });
  }

  decide(place: Place, outcome: Outcome, { by, days, at }: { by: string; days: 7 | null; at: number }): void {
    const it = this.#things[place];
    const isLifting = outcome === 'cleared' && it.why === 'suspension';
    if (!it.hasCase || !(it.isOpen || isLifting)) return;
    // An appeal of one's own decision is for another moderator.
    if (it.hasAppealed && it.decidedBy === by) return;
    if (outcome === 'held' && it.why !== null && it.why !== 'complaints') return;
    const isAnswer = it.hasAppealed && it.isOpen;
    const wasHeld = it.why;
    Object.assign(it, { decidedBy: by, wasHeldAlone: true, returnsAt: FOR_GOOD });
    if (outcome === 'held') Object.assign(it, { why: 'look', byOperator: false });
    if (outcome === 'removed') Object.assign(it, { why: 'removal', byOperator: false, isOpen: false });
    if (outcome === 'suspended')
      Object.assign(it, {
        why: 'suspension',
        isOpen: false,
        until: days === null ? FOR_GOOD : at + days * DAY_MS,
        byOperator: wasHeld === 'suspension' && it.byOperator,
      });
    if (outcome === 'cleared') this.#show(it, place, wasHeld === 'suspension' ? 'lifted' : 'back');
    else {
      it.hasAppealed = isAnswer && outcome !== 'held';
      this.letters.push([outcome, place]);
    }
  }

  takeDown(place: Place): void {
    const it = this.#things[place];
    if (it.why === 'removal' || it.byOperator) return;
    if (it.why === 'suspension') {
      it.byOperator = true;
      return;
    }
    if (!it.isOpen) Object.assign(it, { ...fresh(), hasCase: true, isOpen: true });
    Object.assign(it, {
      why: 'look',
      byOperator: true,
      wasHeldAlone: true,
      returnsAt: FOR_GOOD,
      decidedBy: null,
    });
    this.letters.push(['held', place]);
  }

  lift(place: Place): void {
    const it = this.#things[place];
    if (it.why === 'suspension') it.byOperator = false;
    else if (it.why !== null) {
      it.decidedBy = null;
      this.#show(it, place, 'back');
    }
  }

  appeal(place: Place, text: string): boolean {
    const it = this.#things[place];
    if (!it.hasCase || it.why === null) return false;
    const isDecided = it.why === 'removal' || it.why === 'suspension';
    if (isDecided && it.hasAppealed) return it.appealText === text;
    Object.assign(it, { appealText: text, isOpen: true, hasAppealed: isDecided });
    return true;
  }

  mute(by: string): void {
    this.#muted.add(by);
    for (const place of ['a', 'b', 'account'] as const) {
      const it = this.#things[place];
      const own = it.complaints.get(by);
      if (!it.isOpen || !own?.isAble || (it.why !== null && it.why !== 'complaints' && it.why !== 'look'))
        continue;
      own.isAble = false;
      it.counted.delete(by);
      const isEnough = [...it.complaints.values()].some(({ isGrave, isAble }) => isGrave && isAble);
      if (it.why !== 'complaints' || isEnough) continue;
      Object.assign(it, { why: null, wasHeldAlone: false, returnsAt: FOR_GOOD });
      this.letters.push(['back', place]);
    }
  }

  clock(at: number): void {
    for (const place of ['a', 'b', 'account'] as const) {
      const it = this.#things[place];
      if (it.why === 'complaints' && it.returnsAt <= at) {
        Object.assign(it, { why: null, returnsAt: FOR_GOOD });
        this.letters.push(['back', place]);
      }
      if (it.why !== 'suspension' || it.until > at) continue;
      if (it.byOperator) {
        Object.assign(it, { why: 'look', isOpen: true, hasAppealed: false });
        this.letters.push(['held', place]);
      } else this.#show(it, place, 'lifted');
    }
  }

  #show(it: Thing, place: Place, about: 'back' | 'lifted'): void {
    if (it.why !== null) this.letters.push([about, place]);
    // Who called grave what stays is not believed again.
    if (it.why !== 'removal' && it.why !== 'suspension')
      for (const [by, { isGrave }] of it.complaints)
        if (isGrave && !this.#muted.has(by)) this.#groundless.add(by);
    Object.assign(it, {
      why: null,
      byOperator: false,
      isOpen: false,
      hasAppealed: false,
      returnsAt: FOR_GOOD,
      wasHeldAlone: true,
    });
  }
}

const fresh = () => ({
  why: null,
  byOperator: false,
  until: 0,
  returnsAt: FOR_GOOD,
  hasAppealed: false,
  appealText: '',
  complaints: new Map(),
});
const thing = (): Thing => ({
  ...fresh(),
  hasCase: false,
  isOpen: false,
  wasHeldAlone: false,
  decidedBy: null,
  counted: new Set(),
  namesPicture: true,
  keepsPicture: false,
});
