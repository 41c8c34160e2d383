import { failureOf, isFailure } from '@vidriera/domain/failure';
import { NOT_CONFIRMED } from '@vidriera/kit/mail-words';
import { useLookedAtAgain } from '@vidriera/kit/use-looked-at-again';
import { mailConfirmed } from '@vidriera/session';
import { pageConfig } from '@vidriera/session/config';
import { useCallback, useState } from 'react';

/** Whether somebody who publishes is let through: where the project asks for a confirmed address, as its rules do. */
export interface MailGate {
  /** The address is not confirmed. */
  shut: boolean;
  /** Somebody has tried to publish meanwhile. */
  tried: boolean;
  /** Why they still may not. */
  problem: string;
  /** Asks the server; `true` where they may publish, or it can't be found out: saving tells. */
  pass: (trying: boolean) => Promise<boolean>;
}

const isAsked = (asks: boolean): boolean => asks && pageConfig().confirmedMail === true;

/** @param asks whether publishing is what the form does */
export function useMailGate(asks: boolean): MailGate {
  const [shut, setShut] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState('');

  const look = useCallback(
    async (fresh: boolean) => {
      if (!isAsked(asks)) return;
      try {
        setShut(!(await mailConfirmed({ fresh })));
      } catch (caught) {
        if (!isFailure(caught)) throw caught; // not known: publishing asks again
      }
    },
    [asks],
  );
  useLookedAtAgain(look);

  async function pass(trying: boolean): Promise<boolean> {
    if (!isAsked(asks)) return true;
    try {
      const confirmed = await mailConfirmed({ fresh: true });
      setShut(!confirmed);
      setTried((before) => !confirmed && (before || trying));
      setProblem(confirmed || (trying && !tried) ? '' : NOT_CONFIRMED);
      return confirmed;
    } catch (caught) {
      setProblem(failureOf(caught).message);
      setTried((before) => before || (trying && shut));
      return trying && !shut;
    }
  }
  return { shut, tried, problem, pass };
}
