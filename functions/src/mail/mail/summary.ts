import type { Month } from '@vidriera/domain/figures/month';
import { monthSchema } from '@vidriera/domain/figures/month-schema';
import { topOf } from '@vidriera/domain/figures/top';
import { monthBefore, monthBounds, sumsOf } from '@vidriera/domain/figures/whole-month';
import { messages } from '@vidriera/domain/messages/messages';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { monthName } from '@vidriera/domain/values/fecha';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { readVisible } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { Letter } from '../../base/letters/letter-schema.ts';
import { titleOf } from './notice.ts';
import type { Content } from './render.ts';

type Summary = Extract<Letter, { kind: 'monthly-figures' }>;

/** Items that a summary names. */
const NAMED = 3;
/** Most seen items that are looked at: some are no longer published. */
const LOOKED_AT = 6;

/** Makes the summary of a creator's month. @param stop address to stop summaries @returns `null` without figures, or without the role */
export async function summaryContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  uid: string,
  { month }: Summary,
  stop: string,
): Promise<Content | null> {
  const before = monthBefore(month);
  const [user, ...stored] = await db.getAll(
    refs.user(db, uid),
    refs.figures(db, uid, month),
    refs.figures(db, uid, before),
  );
  if (!mayPublish(user?.get('role'))) return null;
  const [figures, then] = stored.map((document): Month => monthSchema.parse(document.data() ?? {}));
  const [views = 0, presses = 0] = figures ? sumsOf(figures) : [];
  if (!figures || views + presses === 0) return null;
  const [viewsThen = 0] = then ? sumsOf(then) : [];
  const words = messages.letters.figures;
  const [name, nameBefore] = [monthName(`${month}-01`), monthName(`${before}-01`)];
  const titles = await topTitles({ db, now }, figures);
  const { seats, taken, redeemed } = await peopleOf(db, uid, month);
  return {
    subject: words.subject(name),
    before: [
      words.sums(name, views, presses),
      ...(viewsThen > 0 ? [words.compared(nameBefore, views, viewsThen)] : []),
      ...(titles.length > 0 ? [words.top] : []),
      ...titles.map(({ titulo, count }, at) => words.item(at + 1, titulo, count)),
      ...(seats > 0 ? [words.seats(seats)] : []),
      ...(taken + redeemed > 0 ? [words.promos(taken, redeemed)] : []),
    ],
    link: { label: words.link, href: `${origin}/estadisticas` },
    after: words.after,
    footer: { text: words.stop, href: stop },
  };
}

/** Returns the most seen items that are still published. */
async function topTitles({ db, now }: { db: Firestore; now: Date }, figures: Month) {
  const named = topOf([figures], LOOKED_AT).map(async ({ tipo, id, views }) => {
    const item = await readVisible({ db, now: () => now }, tipo, id);
    return item ? { titulo: titleOf(item.doc.titulo), count: views } : null;
  });
  return (await Promise.all(named)).filter((title) => title !== null).slice(0, NAMED);
}

/** Counts a month's requests for seats, and its claims. Parties go 30 days after their date, so the first days may miss a few. */
async function peopleOf(db: Firestore, uid: string, month: string) {
  const bounds = monthBounds(month);
  const parties = queries.partiesAsked(uid, bounds);
  const [seats, taken, redeemed] = await Promise.all([
    queryFrom(db, parties)
      .aggregate({ held: AggregateField.sum(parties.sum) })
      .get(),
    queryFrom(db, queries.claimsTaken(uid, bounds)).count().get(),
    queryFrom(db, queries.claimsRedeemed(uid, bounds)).count().get(),
  ]);
  return { seats: seats.data().held, taken: taken.data().count, redeemed: redeemed.data().count };
}
