import { codeOf } from '@vidriera/domain/claim/code';
import { STEP_MS } from '@vidriera/domain/claim/times';
import { phoneKey } from '@vidriera/kit/claim/phone-key';
import { serverNow } from '@vidriera/session/server-clock';
import { useEffect, useState } from 'react';

/** The current code, and its remaining seconds. */
export interface ShownCode {
  /** `null` until it is signed. */
  code: string | null;
  seconds: number;
}

/** Signs a ticket's code again with each step of the server's clock. */
export function useCode(ticket: string): ShownCode {
  const [signed, setSigned] = useState<{ step: number; code: string }>();
  const [now, setNow] = useState(serverNow);
  const step = Math.floor(now / STEP_MS);

  useEffect(() => {
    const tick = () => setNow(serverNow());
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick); // background tabs throttle timers
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  useEffect(() => {
    let gone = false;
    void (async () => {
      const { key } = await phoneKey();
      const code = await codeOf(ticket, key, step * STEP_MS);
      if (!gone) setSigned({ step, code });
    })();
    return () => {
      gone = true;
    };
  }, [ticket, step]);

  return { code: signed?.code ?? null, seconds: Math.ceil(((step + 1) * STEP_MS - now) / 1000) };
}
