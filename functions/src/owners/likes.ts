import { referenciaSchema } from 'domain/firestore-schema';
import { CAMPO_LIKES, TIPOS, type Tipo } from 'domain/ids';
import { z } from 'domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import { aQuery, consultas } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';

export type Gustado = { tipo: Tipo; id: string };

function idsDe(tipo: Tipo, data: Record<string, unknown> | undefined): Set<string> {
  const lista = z.array(referenciaSchema).safeParse(data?.[CAMPO_LIKES[tipo]] ?? []);
  return new Set(
    (lista.data ?? []).filter(({ path }) => path === `${tipo}/${path.split('/')[1]}`).map(({ id }) => id),
  );
}

/** The items that are in one version of a person's likes and not in the other. */
export function likesCambiados(
  antes: Record<string, unknown> | undefined,
  despues: Record<string, unknown> | undefined,
): Gustado[] {
  return TIPOS.flatMap((tipo) => {
    const [a, b] = [idsDe(tipo, antes), idsDe(tipo, despues)];
    return [...a.symmetricDifference(b)].map((id) => ({ tipo, id }));
  });
}

/**
 * Counts anew how many people like an item and stores it: no sum that a repeated delivery could spoil. The item is
 * locked first and counted then, so of several at once the last one counts them all. One read per thousand likes.
 */
export function recontarLikes(db: Firestore, { tipo, id }: Gustado): Promise<boolean> {
  const ref = refs.item(db, tipo, id);
  return db.runTransaction(
    async (tx) => {
      const item = await tx.get(ref);
      if (!item.exists) return false;
      const cuenta = await aQuery(db, consultas.quienesGustan(tipo, ref)).count().get();
      const { count } = cuenta.data();
      if (item.get('cantLikes') === count) return false;
      tx.update(ref, { cantLikes: count });
      return true;
    },
    { maxAttempts: 20 },
  );
}
