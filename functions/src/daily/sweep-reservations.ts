import { usernameSchema } from 'domain/username-schema';
import type { Deps } from '../shared/admin.ts';
import { aQuery, consultas } from '../shared/queries.ts';
import { liberar } from '../sign-up/user-document.ts';

const MINUTO_MS = 60_000;
/** Accounts that Firebase Auth looks up in one call. */
const LOTE = 100;

/** Frees the names (and removes the documents) of sign-ups of the last two days that never got their account. */
export async function sweepReservations({ db, auth, now }: Deps): Promise<number> {
  const desde = new Date(now().getTime() - 2 * 24 * 60 * MINUTO_MS);
  const hasta = new Date(now().getTime() - 10 * MINUTO_MS);
  const query = aQuery(db, consultas.reservasEntre(desde, hasta)).limit(LOTE);
  let liberadas = 0;
  for (let pagina = await query.get(); !pagina.empty; ) {
    const reservas = pagina.docs.flatMap((doc) => {
      const uid: unknown = doc.get('uid');
      const username = usernameSchema.safeParse(doc.id);
      return typeof uid === 'string' && username.success ? [{ uid, username: username.data }] : [];
    });
    const { users } = await auth.getUsers(reservas.map(({ uid }) => ({ uid })));
    const vivos = new Set(users.map(({ uid }) => uid));
    for (const reserva of reservas.filter(({ uid }) => !vivos.has(uid))) {
      await liberar(db, reserva);
      liberadas++;
    }
    const ultimo = pagina.docs.at(-1);
    if (!ultimo || pagina.size < LOTE) break;
    pagina = await query.startAfter(ultimo).get();
  }
  return liberadas;
}
