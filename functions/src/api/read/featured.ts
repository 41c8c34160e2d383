import type { Destacados, Tarjeta } from 'domain/api';
import { destacadosSchema } from 'domain/api-schema';
import { diaDe, medianoche } from 'domain/fecha';
import { aQuery, type Consulta, consultas } from '../../shared/queries.ts';
import { explorar, type ReadDeps } from './explore.ts';

/** Cards of each kind on the landing page. */
const CARTAS = 6;

/** `GET /api/destacados`: this weekend's events, filled up with the next ones; the next courses; true counts. */
export async function destacados(deps: ReadDeps): Promise<Destacados> {
  const [finde, proximos, cursos, eventosVisibles, promos] = await Promise.all([
    explorar(deps, { tipo: 'evento', fecha: 'finde', limite: CARTAS }),
    explorar(deps, { tipo: 'evento', limite: CARTAS }),
    explorar(deps, { tipo: 'curso', limite: CARTAS }),
    contar(deps, consultas.visibles('evento')),
    promosActivas(deps),
  ]);
  const eventos = new Map<string, Tarjeta>();
  for (const carta of [...finde.items, ...proximos.items])
    eventos.set(carta.id, eventos.get(carta.id) ?? carta);
  return destacadosSchema.parse({
    eventos: [...eventos.values()].slice(0, CARTAS),
    cursos: cursos.items,
    cuentas: { eventos: eventosVisibles, promos },
  });
}

/** Promos that are not over. */
async function promosActivas(deps: ReadDeps): Promise<number> {
  const hoy = medianoche(diaDe(deps.now())) as Date;
  const partes = (['proximas', 'sinFecha'] as const).map((fase) =>
    contar(deps, consultas.agenda({ tipo: 'promo', fase, hoy })),
  );
  return (await Promise.all(partes)).reduce((suma, parte) => suma + parte, 0);
}

/** One read for each thousand counted. */
async function contar({ db }: ReadDeps, consulta: Consulta): Promise<number> {
  return (await aQuery(db, consulta).count().get()).data().count;
}
