import { logUnforeseen } from '@vidriera/domain/failure';
import { quoted } from '@vidriera/domain/values/isolated';
import { askSeats } from '@vidriera/kit/requests/ask-seats';
import { call } from '@vidriera/kit/requests/callable';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { useEffect, useState } from 'react';

/** Titles of the person's seats and unused promos. */
interface Losses {
  seats: string[];
  promos: string[];
  note: string;
}

/** Reads what else is deleted with an account. Unreadable parts are left out. */
export function useLosses(): Losses {
  const [losses, setLosses] = useState<Losses>({ seats: [], promos: [], note: '' });
  useEffect(() => {
    let gone = false;
    const add = (some: Partial<Losses>) => gone || setLosses((before) => ({ ...before, ...some }));
    void impactSentence('account').then((note) => add({ note }));
    askSeats({ what: 'mine' })
      .then(({ parties }) => add({ seats: parties.map(({ titulo }) => titulo) }))
      .catch(logUnforeseen);
    call('claims', { what: 'list', phoneKey: null })
      .then(({ claims }) => {
        const open = claims.filter(({ state }) => state === 'open');
        add({ promos: open.map(({ titulo }) => titulo) });
      })
      .catch(logUnforeseen);
    return () => {
      gone = true;
    };
  }, []);
  return losses;
}

/** ': «A», «B»' without duplicates; '' for none */
export const quotedTitles = (titles: readonly string[]): string =>
  titles.length > 0 ? `: ${[...new Set(titles)].map((title) => quoted(title)).join(', ')}` : '';
