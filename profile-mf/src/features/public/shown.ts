import type { LoaderFunctionArgs } from '@vidriera/router';
import { failureOf } from 'domain/failure';
import { PUBLIC_TABS, tabOf } from '../parts/tabs.ts';
import type { Facts } from './facts.ts';

let shown: Facts | undefined;

/** Notes the public profile on the screen; only browsers do. */
export const setShown = (facts: Facts): void => {
  shown = facts;
};

/** The public profile on the screen, if its owner is `username`. It stays there while one of its tabs can't be read. */
export const shownOf = (username: string): Facts | undefined =>
  shown?.perfil.username === username ? shown : undefined;

/**
 * The profile on the screen, with a tab that says why it can't be read. A page drawn by the server fetches its loader at the first touch,
 * which may come when there is no connection any more.
 * @throws `caught` when another profile is asked for, or the loader was fetched
 */
export function withoutLoader({ params, request }: LoaderFunctionArgs, caught: unknown): Facts {
  const { code, message } = failureOf(caught);
  const facts = shownOf(params.username ?? '');
  if (!facts || code !== 'no-connection') throw caught;
  const tab = tabOf(new URL(request.url).searchParams, PUBLIC_TABS);
  return { ...facts, tab, page: null, failure: message };
}
