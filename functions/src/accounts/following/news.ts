import { FOLLOWING } from '@vidriera/domain/following/limits';
import type { NewsItem } from '@vidriera/domain/following/wire-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { TIPOS } from '@vidriera/domain/values/ids';
import { tipoSchema } from '@vidriera/domain/values/ids-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { hasPage } from '../../base/firestore/access.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { cardsOf } from '../../site/api/read/cards.ts';
import { readAuthors } from '../../site/api/read/owners.ts';
import { thirties } from './in-thirties.ts';
import { readFollows } from './stored.ts';

type NewsDeps = Pick<Deps, 'db' | 'now'>;

/** When an item was visible for the first time. */
const publishedAt = (item: DocumentSnapshot): number =>
  fechaOrNull.safeParse(item.get('publicadoEl')).data?.getTime() ?? 0;

/** The moment until which a person has read the news. */
const readUntil = (user: DocumentSnapshot): number =>
  fechaOrNull.safeParse(user.get('newsReadAt')).data?.getTime() ?? 0;

/**
 * Returns the newest items of those whom a person follows, as lists show them. Unread is what came after the last look and after the
 * follow. Reads: see docs/costs.md.
 */
export async function readNews(
  { db, now }: NewsDeps,
  uid: string,
): Promise<{ items: NewsItem[]; at: number }> {
  const at = now();
  const { user, follows } = await readFollows(db, uid);
  const since = new Map<string, number>(follows.map((follow) => [follow.creador, follow.since.getTime()]));
  const from = new Date(at.getTime() - FOLLOWING.newsDays * DAY_MS);
  const plans = thirties([...since.keys()]).flatMap((uids) =>
    TIPOS.map((tipo) => queries.newsOf(tipo, uids, from)),
  );
  const found = await Promise.all(plans.map((plan) => queryFrom(db, plan).limit(FOLLOWING.news).get()));
  const newest = found
    .flatMap(({ docs }) => docs)
    .filter((doc) => hasPage(doc, at))
    .sort((a, b) => publishedAt(b) - publishedAt(a))
    .slice(0, FOLLOWING.news);
  const items = newest.flatMap((doc) => {
    const tipo = tipoSchema.parse(doc.ref.parent.id);
    const item = readItem(tipo, doc);
    return item ? [{ tipo, item, published: publishedAt(doc) }] : [];
  });
  const authors = await readAuthors(
    { db, now: at },
    items.map(({ item }) => item.uid),
  );
  const read = readUntil(user);
  return {
    at: at.getTime(),
    items: items.flatMap(({ tipo, item, published }) =>
      cardsOf(tipo, [item], authors, at, true).map((card) => ({
        card,
        at: published,
        isUnread: published > Math.max(read, since.get(item.uid) ?? 0),
      })),
    ),
  };
}

/** Marks the news as read until a moment, never one to come, and never an earlier one. */
export function markNewsRead({ db, now }: NewsDeps, uid: string, until: number): Promise<void> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    const next = Math.min(until, now().getTime());
    if (!user.exists || isClosed(user) || next <= readUntil(user)) return;
    tx.update(user.ref, { newsReadAt: new Date(next) });
  }, PATIENT);
}
