import { failureOf, isFailure } from '@vidriera/domain/failure';
import { useLookedAtAgain } from '@vidriera/kit/hooks/use-looked-at-again';
import { NOT_CONFIRMED } from '@vidriera/kit/words/mail-words';
import { mailConfirmed } from '@vidriera/session';
import { pageConfig } from '@vidriera/session/config';
import { useCallback, useState } from 'react';

/** Whether the person may publish: projects may require a confirmed address, as their rules do. */
export interface MailGate {
  shut: boolean;
  tried: boolean;
  problem: string;
  /** Asks the server; `true` also if it can't be asked: saving will tell. */
  pass: (trying: boolean) => Promise<boolean>;
}

const isAsked = (asks: boolean): boolean => asks && pageConfig().confirmedMail === true;

/** @param asks whether the form publishes */
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
        if (!isFailure(caught)) throw caught; // unknown: publishing asks again
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
