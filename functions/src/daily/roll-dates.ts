import { diaDe, medianoche } from 'domain/fecha';
import type { Firestore } from 'firebase-admin/firestore';
import { actualizarDerivados, LOTE_DERIVADOS } from '../items/derived.ts';
import { aQuery, consultas } from '../shared/queries.ts';

/**
 * Moves `proximaFecha` on where a day has passed: weekly events to their next day, courses and promos that have begun to
 * their last. Only what is behind is read, however many days the work was missed; what is over for good is not read at all.
 * @returns how many items moved.
 */
export async function rollDates(deps: { db: Firestore; now: () => Date }): Promise<number> {
  const hoy = medianoche(diaDe(deps.now()));
  if (!hoy) throw new RangeError('Today has no midnight');
  let movidos = 0;
  for (const consulta of [
    consultas.periodicosVencidos(hoy),
    consultas.comenzados('curso', hoy),
    consultas.comenzados('promo', hoy),
    consultas.promosSinFin(hoy),
  ]) {
    const query = aQuery(deps.db, consulta).limit(LOTE_DERIVADOS);
    let pagina = await query.get();
    while (!pagina.empty) {
      movidos += await actualizarDerivados(
        deps,
        pagina.docs.map(({ ref }) => ref),
      );
      const ultimo = pagina.docs.at(-1);
      if (!ultimo || pagina.size < LOTE_DERIVADOS) break;
      pagina = await query.startAfter(ultimo).get();
    }
  }
  return movidos;
}
