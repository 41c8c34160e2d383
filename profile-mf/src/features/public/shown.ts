import { failureOf } from '@vidriera/domain/failure';
import type { LoaderFunctionArgs } from '@vidriera/router';
import { PUBLIC_TABS, tabOf } from '../parts/tabs.ts';
import type { PublicPerfilData } from './public-perfil-data.ts';

let shown: PublicPerfilData | undefined;

/** Stores the public profile that the screen shows. Browser only. */
export const setShown = (facts: PublicPerfilData): void => {
  shown = facts;
};

/** Returns the public profile on the screen if it is `username`'s. It stays when a tab can't be read. */
export const shownOf = (username: string): PublicPerfilData | undefined =>
  shown?.perfil.username === username ? shown : undefined;

/**
 * Returns the profile on the screen, with the failure in its tab. A server-rendered page fetches its loader at the first touch, when the
 * connection may be lost.
 * @throws `caught` for another profile, or any failure but 'no-connection'
 */
export function withoutLoader({ params, request }: LoaderFunctionArgs, caught: unknown): PublicPerfilData {
  const { code, message } = failureOf(caught);
  const facts = shownOf(params.username ?? '');
  if (!facts || code !== 'no-connection') throw caught;
  const tab = tabOf(new URL(request.url).searchParams, PUBLIC_TABS);
  return { ...facts, tab, page: null, failure: message };
}
