import { TICKS_AT_ONCE } from '@vidriera/domain/door/limits';
import { type Marks, mergeMarks, nextSeq } from '@vidriera/domain/door/register';
import type { Tick } from '@vidriera/domain/door/wire-schema';
import { failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { call } from '@vidriera/kit/requests/callable';
import { inTime, isWithoutSignal } from '../canjear/signal.ts';
import { type DoorAt, type KeptDoor, ownMarks, readDoorStore, writeDoorStore } from './door-store.ts';

/** Milliseconds that an answer may take. */
const PATIENCE = 8000;

export interface DoorState {
  kept: KeptDoor;
  /** Whether the server answered last; `null`: not asked yet. */
  signal: boolean | null;
  /** Why the server refuses, or what the phone can't do. */
  problem: string;
  /** The server closed this list for this phone: nothing more can be sent. */
  isClosed: boolean;
}
export type Door = ReturnType<typeof createDoor>;

/** One phone's door: notes at once, and sends when there is a signal. Nothing counts as sent before the server has answered. */
export function createDoor(at: DoorAt, start: KeptDoor) {
  let state: DoorState = { kept: start, signal: null, problem: '', isClosed: false };
  let sending: Promise<void> | undefined;
  /** Of the list that the server answered last. */
  let stamp: string | null = null;
  const listeners = new Set<() => void>();

  function show(next: Partial<DoorState>): void {
    state = { ...state, ...next };
    for (const tell of listeners) tell();
  }

  function change(changing: (kept: KeptDoor) => KeptDoor): void {
    const kept = changing(readDoorStore(at) ?? state.kept);
    const isStored = writeDoorStore(at, kept);
    show({ kept, ...(!isStored && { problem: messages.door.noStorage }) });
  }

  /** Notes how many of a party, or without a seat, came through this door. */
  function tick(party: string, arrived: number): void {
    change((kept) => {
      const mark = { seq: nextSeq(ownMarks(kept)), arrived };
      return { ...kept, unsent: { ...kept.unsent, [party]: mark } };
    });
    void sync();
  }

  /** Sends what is not sent, and hears what other doors noted. */
  function sync(): Promise<void> {
    sending ??= attempt(send).finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (state.isClosed) return;
    try {
      await work();
      show({ signal: true, problem: state.problem === messages.door.noStorage ? state.problem : '' });
    } catch (caught) {
      if (isWithoutSignal(caught)) return show({ signal: false });
      logUnforeseen(caught);
      const isClosed = isFailure(caught, 'not-found') || isFailure(caught, 'over');
      show({ signal: true, problem: failureOf(caught).message, isClosed });
      // The names are no longer this phone's.
      if (isClosed) writeDoorStore(at, null);
    }
  }

  async function send(): Promise<void> {
    do {
      const { helper, secret: door, doors, unsent } = readDoorStore(at) ?? state.kept;
      const told = Object.entries(unsent).slice(0, TICKS_AT_ONCE);
      const ticks = told.map(([party, mark]) => ({ party, ...mark }) as Tick);
      const known = Object.fromEntries(Object.entries(doors).map(([name, { version }]) => [name, version]));
      const request = call('door', { what: 'sync', ...at, helper, door, ticks, known });
      const answer = await inTime(PATIENCE, request);
      change((kept) => confirmed(kept, Object.fromEntries(told), answer.doors));
    } while (Object.keys(state.kept.unsent).length > 0 && !state.isClosed);
  }

  /** Reads the list anew, unless nobody's seats changed: people ask for them and give them up meanwhile. @param isWhole whether names may have changed, too */
  const reread = (isWhole = false): Promise<void> =>
    attempt(async () => {
      const { helper, secret: door } = state.kept;
      const known = isWhole ? null : stamp;
      const answer = await inTime(PATIENCE, call('door', { what: 'open', ...at, helper, door, known }));
      stamp = answer.stamp || null;
      change((kept) => opened(kept, answer.list, answer.doors));
    });

  return {
    state: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    /** Takes over what another tab changed. */
    fromStorage: () => {
      const kept = readDoorStore(at);
      if (kept) show({ kept });
    },
    tick,
    sync,
    reread,
  };
}

type Heard = { door: string; version: number; marks: Marks; late: string[] }[];

const heardBy = (kept: KeptDoor, heard: Heard): KeptDoor['doors'] => ({
  ...kept.doors,
  ...Object.fromEntries(
    heard.map(({ door, version, marks, late }) => [
      door,
      { version, marks: mergeMarks(kept.doors[door]?.marks ?? {}, marks), late },
    ]),
  ),
});

/** A list with the server's answer. @param list `null`: it is as before */
export const opened = (kept: KeptDoor, list: KeptDoor['list'], heard: Heard): KeptDoor => ({
  ...kept,
  list: list ?? kept.list,
  hiddenAt: list?.hiddenAt ?? kept.hiddenAt,
  doors: heardBy(kept, heard),
});

/** Takes what the server has confirmed from the unsent marks, unless the door noted something newer meanwhile. */
function confirmed(kept: KeptDoor, told: Marks, heard: Heard): KeptDoor {
  const doors = heardBy(kept, heard);
  const own = kept.list?.door;
  if (own) {
    const before = doors[own] ?? { version: 0, marks: {}, late: [] };
    doors[own] = { ...before, marks: mergeMarks(before.marks, told) };
  }
  const left = Object.entries(kept.unsent).filter(([party, { seq }]) => seq !== told[party]?.seq);
  return { ...kept, doors, unsent: Object.fromEntries(left) };
}
