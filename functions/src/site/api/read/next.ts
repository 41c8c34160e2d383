import type { Card } from '@vidriera/domain/item/wire-schema';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { cardsOf, type ReadDeps } from './cards.ts';
import { readPage } from './page.ts';
import { plan } from './plan.ts';

/** Items read per kind. Begun courses are among the upcoming ones. */
const LOOKED_AT = { evento: 1, curso: 4 } as const;

/**
 * Returns candidates for a person's next item: the first event and the first courses. At most five reads,
 * plus items that ended since the nightly run.
 */
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
