import { type Featured, featuredSchema } from 'domain/api/schema';
import type { Card } from 'domain/item/wire-schema';
import { diaOf, midnight } from 'domain/values/fecha';
import { aQuery, type QueryPlan, queries } from '../../shared/queries.ts';
import { explore, type ReadDeps } from './explore.ts';

/** Cards of each kind on the landing page. */
const CARDS = 6;

/** `GET /api/destacados`: this weekend's events, filled up with the next ones; the next courses; true counts. */
export async function featured(deps: ReadDeps): Promise<Featured> {
  const [weekend, upcoming, cursos, visibleEventos, promos] = await Promise.all([
    explore(deps, { tipo: 'evento', fecha: 'finde', limit: CARDS }),
    explore(deps, { tipo: 'evento', limit: CARDS }),
    explore(deps, { tipo: 'curso', limit: CARDS }),
    count(deps, queries.visible('evento')),
    activePromos(deps),
  ]);
  const eventos = new Map<string, Card>();
  for (const card of [...weekend.items, ...upcoming.items])
    eventos.set(card.id, eventos.get(card.id) ?? card);
  return featuredSchema.parse({
    eventos: [...eventos.values()].slice(0, CARDS),
    cursos: cursos.items,
    counts: { eventos: visibleEventos, promos },
  });
}

/** Promos that are not over. */
async function activePromos(deps: ReadDeps): Promise<number> {
  const today = midnight(diaOf(deps.now())) as Date;
  const parts = (['upcoming', 'sinFecha'] as const).map((phase) =>
    count(deps, queries.agenda({ tipo: 'promo', phase, today })),
  );
  return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
}

/** One read for each thousand counted. */
async function count({ db }: ReadDeps, query: QueryPlan): Promise<number> {
  return (await aQuery(db, query).count().get()).data().count;
}
