import { type CodeVerdict, verdictOf } from '@vidriera/domain/claim/code';
import type { CounterStore } from './counter-store.ts';
import type { RedeemRefusal } from './words.ts';

type Opened = Pick<CounterStore, 'taken'> & { opened: NonNullable<CounterStore['opened']> };
/** `lapses`: milliseconds since 1970. */
type OfflineVerdict = { nonce: string; titulo: string; lapses: number } | { refused: RedeemRefusal };

/** Judges a code by its signatures, and by what the counter keeps. @param at the server's clock */
export async function judgeOffline(
  { opened, taken }: Opened,
  code: string,
  at: number,
): Promise<OfflineVerdict> {
  const verdict = await verdictOf(code, opened.keys, at).catch(noPoint);
  if (verdict.kind === 'not-ours') return { refused: verdict };
  const { nonce, promo, lapses } = verdict.ticket;
  const found = opened.promos.find((openPromo) => openPromo.id === promo);
  if (!found) {
    const gone = opened.withdrawn.find((withdrawnPromo) => withdrawnPromo.id === promo);
    return { refused: gone ? { kind: 'withdrawn', titulo: gone.titulo } : { kind: 'other-promo' } };
  }
  const { titulo, calledOff } = found;
  const before = taken.find((redemption) => redemption.nonce === nonce);
  if (before) return { refused: { kind: 'used', nonce, titulo, at: before.at, double: false } };
  if (calledOff !== undefined) return { refused: { kind: 'lapsed', titulo, at, calledOff } };
  if (verdict.kind === 'lapsed') return { refused: { kind: 'lapsed', titulo, at: lapses * 1000 } };
  if (verdict.kind === 'copied') return { refused: { kind: 'copied' } };
  return { nonce, titulo, lapses: lapses * 1000 };
}

/** A key that is no point of the curve: WebCrypto rejects it. */
function noPoint(caught: unknown): CodeVerdict {
  if (caught instanceof DOMException) return { kind: 'not-ours' };
  throw caught;
}
