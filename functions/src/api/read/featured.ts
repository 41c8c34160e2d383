import { type Destacados, destacadosSchema, type Tarjeta } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { aQuery, consultas } from '../../shared/queries.ts';
import { explorar, type ReadDeps } from './explore.ts';

/** Cards of each kind on the landing page. */
const CARTAS = 6;

/** `GET /api/destacados`: this weekend's events, filled up with the next ones; the next courses; true counts. */
export async function destacados(deps: ReadDeps): Promise<Destacados> {
  const [finde, proximos, cursos, eventosVisibles, promosVisibles] = await Promise.all([
    explorar(deps, { tipo: 'evento', fecha: 'finde', limite: CARTAS }),
    explorar(deps, { tipo: 'evento', limite: CARTAS }),
    explorar(deps, { tipo: 'curso', limite: CARTAS }),
    contar(deps, 'evento'),
    contar(deps, 'promo'),
  ]);
  const eventos = new Map<string, Tarjeta>();
  for (const carta of [...finde.items, ...proximos.items])
    eventos.set(carta.id, eventos.get(carta.id) ?? carta);
  return destacadosSchema.parse({
    eventos: [...eventos.values()].slice(0, CARTAS),
    cursos: cursos.items,
    cuentas: { eventos: eventosVisibles, promos: promosVisibles },
  });
}

/** One read for each thousand counted. */
async function contar({ db }: ReadDeps, tipo: TipoAgenda): Promise<number> {
  const cuenta = await aQuery(db, consultas.visibles(tipo)).count().get();
  return cuenta.data().count;
}
