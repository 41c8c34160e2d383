import type { Claim } from '@vidriera/domain/claim/wire-schema';
import { failureOf } from '@vidriera/domain/failure';
import { phoneKey } from '@vidriera/kit/claim/phone-key';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { call } from '@vidriera/kit/requests/callable';
import { storeChangedClaims } from '@vidriera/kit/requests/stored-claims';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { type MisPromosData, readClaims } from './load.ts';

/** Milliseconds between two reads of an open claim: at the counter, and later. The server allows twelve per minute. */
const OFTEN = 6000;
const SELDOM = 30_000;
const AT_THE_COUNTER = 2 * 60_000;

export interface OwnClaims {
  claims: Claim[] | null;
  /** The claim that was redeemed while it was shown. */
  used: Claim | null;
  /** Why the claims may be outdated; '' otherwise. */
  problem: string;
  /** Binds an open claim to this browser, or gives it back. */
  change: (what: 'bind' | 'release', promo: string) => Promise<void>;
}

type Known = Pick<OwnClaims, 'claims' | 'used'>;

function reread({ claims: before, used }: Known, claims: Claim[]): Known {
  const wasOpen = (promo: string) => before?.some((claim) => claim.promo === promo && claim.state === 'open');
  return { claims, used: claims.find(({ promo, state }) => state === 'used' && wasOpen(promo)) ?? used };
}

/** The person's claims; read again while one is open and the page is visible. */
export function useClaims({ uid, kept, fresh }: MisPromosData): OwnClaims {
  const [{ claims, used }, setClaims] = useReducer(reread, {
    claims: kept.length > 0 ? kept : null,
    used: null,
  });
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let gone = false;
    void fresh.then((read) => {
      if (gone) return;
      setProblem('error' in read ? read.error : '');
      if ('value' in read) setClaims(read.value);
    });
    return () => {
      gone = true;
    };
  }, [fresh]);

  const look = useCallback(async () => {
    try {
      setClaims(await readClaims());
      setProblem('');
    } catch (caught) {
      setProblem(failureOf(caught).message);
    }
  }, []);
  useLookingAgain(claims?.some(({ state }) => state === 'open') ?? false, look);

  const { act } = useAct();
  const change = (what: 'bind' | 'release', promo: string) =>
    act(async () => {
      if (what === 'bind') {
        const own = await phoneKey();
        const { claims } = await call('claims', { what, promo, phoneKey: own.phoneKey });
        setClaims(storeChangedClaims(uid, claims));
      } else {
        await call('claims', { what, promo });
        await look();
      }
    });
  return { claims, used, problem, change };
}

/** Calls `look` repeatedly while the page is visible: often at first, then rarely. */
function useLookingAgain(open: boolean, look: () => Promise<void>): void {
  useEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since = performance.now();
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const pause = performance.now() - since < AT_THE_COUNTER ? OFTEN : SELDOM;
      timer = setTimeout(() => void look().then(wait), pause);
    };
    const onChange = () => {
      since = performance.now();
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [open, look]);
}
