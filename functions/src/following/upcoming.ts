import { isCalledOff } from '@vidriera/domain/evento/state';
import { FOLLOWING } from '@vidriera/domain/following/limits';
import { occurrenceOf } from '@vidriera/domain/item/time';
import type { Author } from '@vidriera/domain/item/wire-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { diaOf } from '@vidriera/domain/values/fecha';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { tipoAgendaSchema } from '@vidriera/domain/values/ids-schema';
import { localTime } from '@vidriera/domain/values/local-time';
import type { Firestore } from 'firebase-admin/firestore';
import { cardsOf } from '../api/read/cards.ts';
import { readAuthors } from '../api/read/owners.ts';
import { hasPage } from '../firestore/access.ts';
import { queries } from '../firestore/queries.ts';
import { readItem } from '../firestore/readable-items.ts';
import { inThirties } from './in-thirties.ts';
import { readFollows } from './stored.ts';

/** A date that begins soon. `startsAt`: local time, without an unknown hour. */
export interface Upcoming {
  titulo: string;
  author: Author;
  startsAt: string;
}

/** Returns what begins in the next days by those whom a person follows, soonest first, as lists show it. Reads: see docs/costs.md. */
export async function readUpcoming(db: Firestore, uid: string, now: Date): Promise<Upcoming[]> {
  const { follows } = await readFollows(db, uid);
  const until = new Date(now.getTime() + FOLLOWING.digestDays * DAY_MS);
  const found = await inThirties(
    db,
    follows.map(({ creador }) => creador),
    (uids) => TIPOS_AGENDA.map((tipo) => queries.upcomingOf(tipo, uids, [now, until])),
    FOLLOWING.digest,
  );
  const items = found
    .flatMap((doc) => {
      const tipo = tipoAgendaSchema.parse(doc.ref.parent.id);
      const item = hasPage(doc, now) ? readItem(tipo, doc) : null;
      const begins = fechaOrNull.safeParse(doc.get('proximaFecha')).data;
      return item && begins && !isCalledOff(item.doc) ? [{ tipo, item, begins }] : [];
    })
    .sort((a, b) => a.begins.getTime() - b.begins.getTime())
    .slice(0, FOLLOWING.digest);
  const authors = await readAuthors(
    { db, now },
    items.map(({ item }) => item.uid),
  );
  const local = localTime(now);
  return items.flatMap(({ tipo, item, begins }): Upcoming[] => {
    const [card] = cardsOf(tipo, [item], authors, now);
    if (!card) return [];
    const time = card.tipo === 'evento' ? occurrenceOf(card, local) : null;
    const startsAt = [time?.dia ?? diaOf(begins), card.tipo === 'evento' && card.horaInicio]
      .filter(Boolean)
      .join('T');
    return [{ titulo: card.titulo, author: card.usuario, startsAt }];
  });
}
