import { FOLLOWING } from '@vidriera/domain/following/limits';
import type { Author } from '@vidriera/domain/item/wire-schema';
import { addDays, midnight } from '@vidriera/domain/values/fecha';
import { groupBy } from '@vidriera/domain/values/group-by';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { tipoAgendaSchema } from '@vidriera/domain/values/ids-schema';
import { at, localTime } from '@vidriera/domain/values/local-time';
import { whenStored } from '@vidriera/domain/when/of-stored';
import { dateAt, isOver, nextBeginning } from '@vidriera/domain/when/when';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { hasPage } from '../../base/firestore/access.ts';
import type { Bounds } from '../../base/firestore/queries/plan.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { cardsOf } from '../../site/api/read/cards.ts';
import { readAuthors } from '../../site/api/read/owners.ts';
import { thirties } from './in-thirties.ts';
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
  const today = localTime(now).slice(0, 10);
  const [from, to] = [midnight(today), midnight(addDays(today, FOLLOWING.digestDays))] as [Date, Date];
  const parts = thirties(follows.map(({ creador }) => creador));
  const found = await Promise.all(
    TIPOS_AGENDA.flatMap((tipo) => parts.map((uids) => soonestOf(db, tipo, uids, [from, to]))),
  );
  const items = inTurns(found.flat().flatMap((doc) => beginningOf(doc, now) ?? []))
    .slice(0, FOLLOWING.digest)
    .sort(bySoonest);
  const authors = await readAuthors(
    { db, now },
    items.map(({ item }) => item.uid),
  );
  return items.flatMap(({ tipo, item, startsAt }): Upcoming[] =>
    cardsOf(tipo, [item], authors, now).map(({ titulo, usuario }) => ({ titulo, author: usuario, startsAt })),
  );
}

/** Reads what begins soonest. While items of few creators crowd a page out, it goes on with the other creators. */
async function soonestOf(
  db: Firestore,
  tipo: TipoAgenda,
  uids: readonly string[],
  bounds: Bounds,
): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  for (let left = uids; left.length > 0; ) {
    const { docs } = await queryFrom(db, queries.upcomingOf(tipo, left, bounds))
      .limit(FOLLOWING.digest)
      .get();
    found.push(...docs);
    const seen = new Set<unknown>(found.map((doc) => doc.get('uid')));
    if (docs.length < FOLLOWING.digest || seen.size >= FOLLOWING.digest) break;
    left = left.filter((uid) => !seen.has(uid));
  }
  return found;
}

/** Returns when a shown item begins, from the local day on; `null` for one that is over or called off. */
function beginningOf(doc: DocumentSnapshot, now: Date) {
  const tipo = tipoAgendaSchema.parse(doc.ref.parent.id);
  const item = hasPage(doc, now) ? readItem(tipo, doc) : null;
  if (!item) return null;
  const [when, local] = [whenStored(tipo, item.doc), localTime(now)];
  const begins = isOver(when, local) ? null : nextBeginning(when, at(local.slice(0, 10), '00:00'));
  if (begins === null) return null;
  const hasHour = (when.dates ? dateAt(when, local)?.horaInicio : when.horaInicio) !== null;
  return { tipo, item, begins, startsAt: hasHour ? begins : begins.slice(0, 10) };
}

type Begun = NonNullable<ReturnType<typeof beginningOf>>;
const bySoonest = (a: Begun, b: Begun): number => (a.begins < b.begins ? -1 : Number(a.begins > b.begins));

/** Sorts so that nobody's second comes before everybody's first. */
function inTurns(items: readonly Begun[]): Begun[] {
  const turns = new Map<Begun, number>();
  for (const own of groupBy([...items].sort(bySoonest), ({ item }) => item.uid).values())
    for (const [turn, begun] of own.entries()) turns.set(begun, turn);
  return [...turns.keys()].sort((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0) || bySoonest(a, b));
}
