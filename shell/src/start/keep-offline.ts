import { DOOR_KEY } from '@vidriera/domain/site/kept-screens';
import { SERVICE_WORKER, WORKER_POLICY } from '@vidriera/domain/site/start';
import { DRAFT_KEYS } from '@vidriera/kit/going/stored-keys';
import type { RouteObject } from '@vidriera/router';
import { publicQueryAt } from '@vidriera/runtime/canonical-address';
import { sessionHint } from '@vidriera/session';
import { storedKeys } from '@vidriera/session/local-storage';
import { keepSeen } from '../offline/seen.ts';

/** The used part of Trusted Types, which not all browsers have. */
interface Policy {
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/**
 * Deletes old drafts and lists of the door that are over, registers the service worker, and stores each visited public page for it.
 * @param router its routes grow with the areas
 * @throws errors of a browser without service workers or storage
 */
export async function keepOffline(router: { readonly routes: RouteObject[] }): Promise<void> {
  // Few phones have lists or drafts, and with their code every page would fetch the kit's chunk.
  if (DRAFT_KEYS.some((prefix) => storedKeys(prefix).length > 0)) {
    const { serverNow } = await import('@vidriera/session/server-clock');
    const { forgetOldDrafts } = await import('@vidriera/kit/data/drafts');
    forgetOldDrafts(serverNow(), sessionHint()?.uid ?? null);
  }
  if (storedKeys(DOOR_KEY).length > 0) {
    const { serverNow } = await import('@vidriera/session/server-clock');
    const { forgetOverDoors } = await import('@vidriera/kit/seats/door-lists');
    await forgetOverDoors(serverNow());
  }
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: Policy = { createScriptURL: () => SERVICE_WORKER };
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules;
  await navigator.serviceWorker.register(policy.createScriptURL(SERVICE_WORKER));
  await keepThis(router.routes, true);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return; // later pages come as data, so their HTML would be an extra request
  const keepNext = () =>
    keepThis(router.routes, false).catch((error: unknown) =>
      console.info('A page is not stored for offline use:', error),
    );
  new MutationObserver(() => void keepNext()).observe(document.head, {
    childList: true,
    subtree: true,
    attributeFilter: ['href'],
  });
}

let kept = '';

/** Stores the current page if it is public (has a canonical address) and indexed. */
async function keepThis(routes: RouteObject[], isLoaded: boolean): Promise<void> {
  const path = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const titulo = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  if (!path || !titulo || kept === path || document.querySelector('meta[name="robots"]')) return;
  kept = path;
  const { pathname, search } = new URL(path);
  await keepSeen({ titulo, path: pathname + search }, publicQueryAt(routes, pathname), isLoaded);
}
