import { SERVICE_WORKER, WORKER_POLICY } from '@vidriera/domain/site/start';
import { keepSeen } from '../offline/seen.ts';

/** What makes the address of a script; of Trusted Types, which not all browsers have, this is used. */
interface Policy {
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/**
 * Registers the service worker, and keeps for it each public page that is seen.
 * @throws what a browser throws that has none, or keeps nothing
 */
export async function keepOffline(): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: Policy = { createScriptURL: () => SERVICE_WORKER };
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules;
  await navigator.serviceWorker.register(policy.createScriptURL(SERVICE_WORKER));
  await keepThis(true);
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return; // the next pages come as data: their HTML would be one more request
  const keepNext = () =>
    keepThis(false).catch((error: unknown) => console.info('A page is not kept:', error));
  new MutationObserver(() => void keepNext()).observe(document.head, {
    childList: true,
    subtree: true,
    attributeFilter: ['href'],
  });
}

let kept = '';

/** Public pages alone have a canonical address; forms that search engines leave out are nothing to come back to. */
async function keepThis(isLoaded: boolean): Promise<void> {
  const path = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const titulo = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  if (!path || !titulo || kept === path || document.querySelector('meta[name="robots"]')) return;
  kept = path;
  const { pathname, search } = new URL(path);
  await keepSeen({ titulo, path: pathname + search }, isLoaded);
}
