import { isFailure } from '@vidriera/domain/failure';
import { result } from '@vidriera/kit/data/result';
import { member, memberId } from '@vidriera/kit/going/member';
import { call } from '@vidriera/kit/requests/callable';
import { read, write } from '@vidriera/session/local-storage';
import { serverNow } from '@vidriera/session/server-clock';
import {
  type CounterIdentity,
  forgetOpening,
  type StoredHelper,
  secretFor,
  storedHelper,
  storeHelper,
} from './counter-identity.ts';
import { hasUnsent, readCounterStore, updateCounterStore } from './counter-store.ts';
import { inTime, isWithoutSignal } from './signal.ts';

const PATH = '/canjear';
/** A link's secret in this tab, until the server has accepted it. */
const LINK = 'vidriera.enlaceAyudante';
/** Another fragment is an anchor. */
const SECRET = /^#([A-Za-z0-9_-]{20,64})$/;
/** Timeout in milliseconds if the counter was opened before. */
const PATIENCE = 8000;

export type CanjearData =
  | { kind: 'counter'; who: CounterIdentity }
  | { kind: 'nobody' }
  /** It can't be opened. */
  | { kind: 'refused'; why: string; isForCreators: boolean; who: CounterIdentity | null };

/** Loader of `/canjear`, and of `/canjear#SECRET`, which makes a helper of this device. */
export async function load(): Promise<CanjearData> {
  if (!isOwnDocument()) {
    location.assign(PATH);
    return new Promise(() => undefined); // until the page is left
  }
  const joined = await result(join(), (failure) => failure.message);
  if ('error' in joined) return { kind: 'refused', why: joined.error, isForCreators: false, who: null };
  const who = await whoIsHere();
  if (!who) return { kind: 'nobody' };
  let isForCreators = false;
  const opened = await result(open(who), ({ code, message }) => {
    isForCreators = code === 'not-a-creator';
    return message;
  });
  if ('error' in opened) return { kind: 'refused', why: opened.error, isForCreators, who };
  return opened.value ? { kind: 'counter', who } : { kind: 'nobody' };
}

/** The camera is allowed only in a document that was requested at this address. */
function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === PATH;
}

/** Makes a helper of this device from a link, and removes its secret from the address. @throws Failure */
async function join(): Promise<void> {
  const secret = SECRET.exec(location.hash)?.[1];
  if (secret) {
    write(LINK, secret, 'sessionStorage');
    history.replaceState(history.state, '', PATH);
  }
  const link = secret || read(LINK, 'sessionStorage');
  if (!link) return;
  try {
    const { helper, lapsesAt } = await call('counter', { what: 'join', link, secret: secretFor(link) });
    storeHelper({ ...helper, lapsesAt });
  } catch (caught) {
    if (!isFailure(caught, 'not-found')) throw caught; // kept for a retry
    forgetLink();
    // The device of an earlier link goes on with it.
    if (!storedHelper()) throw caught;
  }
  forgetLink();
}

function forgetLink(): void {
  write(LINK, null, 'sessionStorage');
  forgetOpening();
}

/** Returns this device's helper, or else the signed-in person. */
async function whoIsHere(): Promise<CounterIdentity | null> {
  const helper = storedHelper();
  if (helper && (await isLive(helper))) return { id: helper.id, helper };
  const user = await member().catch(() => null);
  const uid = user?.uid ?? memberId();
  return uid ? { id: uid, helper: null } : null;
}

/** A helper who lapsed by this device's clock is forgotten when the server says so: the clock may have been set wrong since. */
async function isLive(helper: StoredHelper): Promise<boolean> {
  const isOn = () => helper.lapsesAt > serverNow() || hasUnsent(readCounterStore(helper.id));
  if (isOn()) return true;
  try {
    await inTime(PATIENCE, call('counter', opening(helper))); // its answer carries the server's clock
  } catch (caught) {
    if (!isFailure(caught, 'not-found')) return false;
  }
  if (!isOn()) storeHelper(null);
  return isOn();
}

const opening = (helper: StoredHelper | null) =>
  ({ what: 'open', helper: helper && { id: helper.id, secret: helper.secret } }) as const;

/** Opens the counter; offline, with the last answer. @returns false if nobody is signed in any more. @throws Failure */
async function open({ id, helper }: CounterIdentity): Promise<boolean> {
  const isKnown = readCounterStore(id).opened !== null;
  const question = opening(helper);
  try {
    const answer = isKnown ? inTime(PATIENCE, call('counter', question)) : call('counter', question);
    const { creador, promos, withdrawn, keys } = await answer;
    updateCounterStore(id, (kept) => ({ ...kept, opened: { creador, promos, withdrawn, keys } }));
    return true;
  } catch (caught) {
    if (isKnown && isWithoutSignal(caught)) return true;
    if (!helper && isFailure(caught, 'no-session')) return false;
    throw caught;
  }
}
