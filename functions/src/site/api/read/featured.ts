import { type Featured, featuredSchema } from '@vidriera/domain/api/schema';
import type { Card } from '@vidriera/domain/item/wire-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { whenCard } from '@vidriera/domain/when/of-wire';
import { sortMoment } from '@vidriera/domain/when/when';
import { storedCounts } from '../../../items/items/counts.ts';
import { type ReadDeps, toPage } from './cards.ts';
import { readPage } from './page.ts';
import { plan } from './plan.ts';

/** Cards of each kind on the landing page. */
const CARDS = 6;

/**
 * `GET /api/destacados`: this weekend's events, then the next ones, in order; the next courses; total counts.
 */
export async function featured(deps: ReadDeps): Promise<Featured> {
  const [weekend, upcoming, cursos, counted] = await Promise.all([
    first(deps, 'evento', true),
    first(deps, 'evento'),
    first(deps, 'curso'),
    storedCounts(deps.db),
  ]);
  const eventos = new Map<string, Card>();
  for (const card of [...weekend.items, ...upcoming.items])
    eventos.set(card.id, eventos.get(card.id) ?? card);
  return featuredSchema.parse({
    eventos: inOrder([...eventos.values()].slice(0, CARDS), deps.now()),
    cursos: cursos.items,
    counts: { eventos: Math.max(0, counted.evento), promos: Math.max(0, counted.promo) },
  });
}

async function first({ db, now }: ReadDeps, tipo: TipoAgenda, weekend = false) {
  const at = now();
  const planned = plan({ tipo, weekend, on: true }, agendaDay(localTime(at)));
  return toPage(
    { db, now: at, cities: true },
    tipo,
    await readPage(db, planned, { from: null, now: at, limit: CARDS }),
  );
}

/** Sorts events by time; those without an hour follow the others of their day. */
function inOrder(cards: Card[], now: Date): Card[] {
  const place = (card: Card): number =>
    sortMoment(whenCard(card), localTime(now))?.getTime() ?? Number.POSITIVE_INFINITY;
  return cards
    .map((card) => [place(card), card] as const)
    .sort(([a], [b]) => (a === b ? 0 : a - b))
    .map(([, card]) => card);
}
