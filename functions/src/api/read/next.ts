import type { Card } from '@vidriera/domain/item/wire-schema';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { cardsOf, type ReadDeps } from './cards.ts';
import { readPage } from './page.ts';
import { plan } from './plan.ts';

/** Of what somebody has to come, so many of a kind are read. Courses that have begun stand among those that have not. */
const LOOKED_AT = { evento: 1, curso: 4 } as const;

/** What may be the next thing on of somebody's: the first event, and the first courses. Five reads at most, beside what has ended since the night. */
export async function readNext({ db, now }: ReadDeps, uid: string): Promise<Card[]> {
  const at = now();
  const first = async (tipo: keyof typeof LOOKED_AT) => {
    const planned = plan({ tipo, uid, on: true }, agendaDay(localTime(at)));
    const parts = planned.parts.filter(({ phase }) => phase === 'upcoming');
    const options = { from: null, now: at, limit: LOOKED_AT[tipo] };
    return cardsOf(tipo, (await readPage(db, { ...planned, parts }, options)).items, new Map(), at);
  };
  return (await Promise.all([first('evento'), first('curso')])).flat();
}
