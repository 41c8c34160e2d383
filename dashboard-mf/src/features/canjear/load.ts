import { isFailure } from '@vidriera/domain/failure';
import { result } from '@vidriera/kit/result';
import { sessionHint, whenKnown } from '@vidriera/session';
import { read, write } from '@vidriera/session/local-storage';
import { ask, askWithin, isWithoutSignal } from './ask.ts';
import { type CounterIdentity, storedHelper, storeHelper } from './counter-identity.ts';
import { readCounterStore, updateCounterStore } from './counter-store.ts';

const PATH = '/canjear';
/** Where a link's secret is kept, in this tab, until the server has taken it. */
const LINK = 'vidriera.enlaceAyudante';
/** A fragment that is no secret is a place on the page. */
const SECRET = /^#([A-Za-z0-9_-]{20,64})$/;
/** How long opening is waited for where it was opened before, in milliseconds. */
const PATIENCE = 8000;

export type CanjearData =
  | { kind: 'counter'; who: CounterIdentity }
  | { kind: 'nobody' }
  /** It can't be opened. `helper`: whose link it was. */
  | { kind: 'refused'; why: string; who: CounterIdentity | null };

/** Loader of `/canjear`, and of `/canjear#SECRET`, which makes a helper of this device. */
export async function load(): Promise<CanjearData> {
  if (!isOwnDocument()) {
    location.assign(PATH);
    return new Promise(() => undefined); // until the page goes
  }
  const joined = await result(join(), (failure) => failure.message);
  if ('error' in joined) return { kind: 'refused', why: joined.error, who: null };
  const who = await whoIsHere();
  if (!who) return { kind: 'nobody' };
  const opened = await result(open(who), (failure) => failure.message);
  if ('error' in opened) return { kind: 'refused', why: opened.error, who };
  return opened.value ? { kind: 'counter', who } : { kind: 'nobody' };
}

/** The camera is allowed to the document that was asked for here, and to none that went here by itself. */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === PATH;
}

/** Makes a helper of this device where a link says so; its secret leaves the address at once. @throws Failure */
async function join(): Promise<void> {
  const secret = SECRET.exec(location.hash)?.[1];
  if (secret) {
    write(LINK, secret, 'sessionStorage');
    history.replaceState(history.state, '', PATH);
  }
  const link = secret || read(LINK, 'sessionStorage');
  if (!link) return;
  try {
    const { helper, caduca } = await ask({ what: 'join', link });
    storeHelper({ ...helper, caduca });
  } catch (caught) {
    if (isWithoutSignal(caught)) throw caught; // it is tried again
    write(LINK, null, 'sessionStorage');
    // Opened before, by this device: its link is good for one opening.
    if (!storedHelper()) throw caught;
  }
  write(LINK, null, 'sessionStorage');
}

/** The helper this device is; otherwise who is signed in. */
async function whoIsHere(): Promise<CounterIdentity | null> {
  const helper = storedHelper();
  if (helper && (helper.caduca > Date.now() || readCounterStore(helper.id).queue.length > 0)) {
    return { id: helper.id, helper };
  }
  storeHelper(null);
  if (!sessionHint()) return null;
  const { user } = await whenKnown().catch(() => ({ user: null }));
  const uid = user?.uid ?? sessionHint()?.uid;
  return uid ? { id: uid, helper: null } : null;
}

/** Opens the counter; without a signal with what was told the last time. @returns false where nobody is signed in any more. @throws Failure */
async function open({ id, helper }: CounterIdentity): Promise<boolean> {
  const isKnown = readCounterStore(id).opened !== null;
  const question = { what: 'open', helper: helper && { id: helper.id, secret: helper.secret } } as const;
  const sent = Date.now();
  try {
    const asked = isKnown ? askWithin(PATIENCE, question) : ask(question);
    const { now, creador, promos, withdrawn, keys } = await asked;
    const drift = driftOf(now, sent, Date.now());
    updateCounterStore(id, (kept) => ({ ...kept, opened: { creador, promos, withdrawn, keys, drift } }));
    return true;
  } catch (caught) {
    if (isKnown && isWithoutSignal(caught)) return true;
    if (!helper && isFailure(caught, 'no-session')) return false;
    throw caught;
  }
}

/**
 * How far the server's clock is surely ahead of this device's, in milliseconds; negative where it is behind. It was read somewhere between asking and
 * the answer: what that took, which may be seconds, says nothing about the clock.
 * @param now the server's clock; the rest is this device's
 */
const driftOf = (now: number, sent: number, received: number): number =>
  Math.round(Math.max(0, now - received) + Math.min(0, now - sent));
