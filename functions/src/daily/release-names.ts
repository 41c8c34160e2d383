import type { Deps } from '../shared/admin.ts';
import { aQuery, consultas } from '../shared/queries.ts';

/** Writes in one batch. */
const LOTE = 300;

/** Frees the usernames of deleted accounts whose time is over (`LIMITES.diasUsernameRetenido`); answers how many. */
export async function releaseNames({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const query = aQuery(db, consultas.nombresLibres(now())).limit(LOTE);
  for (let liberados = 0; ; ) {
    const { docs } = await query.get();
    const lote = db.batch();
    for (const { ref, updateTime } of docs) lote.delete(ref, { lastUpdateTime: updateTime });
    await lote.commit();
    liberados += docs.length;
    if (docs.length < LOTE) return liberados;
  }
}
