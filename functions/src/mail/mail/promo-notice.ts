import { messages } from '@vidriera/domain/messages/messages';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { Firestore } from 'firebase-admin/firestore';
import { offOf, type Promo, readPromo } from '../../attend/claims/promo.ts';
import { readClaim, type StoredClaim } from '../../attend/claims/stored.ts';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import type { NoticeLetter, PromoNews } from '../../base/letters/letter-schema.ts';
import { titleOf } from './notice.ts';
import type { Content } from './render.ts';
import { withoutLinks } from './without-links.ts';

type Notice = Extract<NoticeLetter, { kind: 'promo-notice' }>;

/**
 * Returns current news of a promo; `null` if there are none, or its trigger is about to notify. @param promo `null` if gone @param claim
 * `null` if a later promo of the id was taken
 */
export function currentPromoNews(
  { kind, lapses }: Pick<PromoNews, 'kind' | 'lapses'>,
  promo: Pick<Promo, 'isRetired' | 'calledOff'> | null,
  claim: Pick<StoredClaim, 'state'> | null,
  now: number,
): PromoNews['kind'] | null {
  const isUnused = !claim || claim.state === 'open' || claim.state === 'withdrawn';
  if (!isUnused || lapses <= now) return null;
  const off = promo ? offOf(promo) : 'withdrawn';
  if (kind === 'restored') return off === null ? kind : null;
  return off;
}

/** Makes a promo notice from current data. @param stop address to stop notices */
export async function promoNoticeContent(
  { db, now, origin }: { db: Firestore; now: Date; origin: string },
  uid: string,
  { promo: id, edition, news }: Notice,
  stop: string,
): Promise<Content | null> {
  const snapshot = await refs.item(db, 'promo', id).get();
  const found = readPromo(snapshot, now);
  // Unreadable: nothing is known of it.
  if (!found && snapshot.exists) return null;
  const promo = isSameEdition(found?.edition, edition) ? found : null;
  const stored = readableOrNull(await refs.claim(db, id, uid).get(), readClaim);
  const claim = isSameEdition(stored, edition) ? stored : null;
  const kind = currentPromoNews(news, promo, claim, now.getTime());
  if (kind === null) return null;
  const words = messages.letters.promoNotices;
  const { told, reason } = messages.claims;
  const titulo = titleOf(promo?.titulo ?? news.titulo);
  const aviso = promo && kind !== 'withdrawn' ? withoutLinks(oneLine(promo.aviso)) : '';
  return {
    subject: words.subject[kind](titulo),
    before: [told[kind](titulo), ...(aviso ? [reason(aviso)] : []), words.hint],
    link: { label: words.link, href: `${origin}/mis-promos` },
    footer: { text: words.stop, href: stop },
  };
}
