import { read, write } from '../local-storage.ts';
import { WANTED_PROMO } from './keys.ts';

/** Milliseconds after which nobody remembers any more what they pressed. */
const EXPIRES = 60 * 60 * 1000;

/** Keeps which promo a visitor wants, in this tab, while they sign in or up. */
export const wantPromo = (id: string): void => write(WANTED_PROMO, `${Date.now()} ${id}`, 'sessionStorage');

/** Whether it is this one they wanted, within the hour. */
export function isWantedPromo(id: string): boolean {
  const [at, promo] = (read(WANTED_PROMO, 'sessionStorage') ?? '').split(' ');
  return promo === id && Math.abs(Date.now() - Number(at)) < EXPIRES;
}

/** Forgets it: it was taken, or the visitor came back as one. */
export const forgetPromo = (): void => write(WANTED_PROMO, null, 'sessionStorage');
