import { SERVICE_WORKER, WORKER_POLICY } from 'domain/site/start';
import { keepSeen } from '../offline/seen.ts';

/** What makes the address of a script; of Trusted Types, which not all browsers have, this is used. */
interface Policy {
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/**
 * Registers the service worker, and notes for it each public page that is seen.
 * @throws what a browser throws that has none, or keeps nothing
 */
export async function keepOffline(): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: Policy = { createScriptURL: () => SERVICE_WORKER };
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules;
  await navigator.serviceWorker.register(policy.createScriptURL(SERVICE_WORKER));
  await noteSeen();
  new MutationObserver(() => void noteSeen()).observe(document.head, {
    childList: true,
    subtree: true,
    attributeFilter: ['href'],
  });
}

let noted = '';

/** Public pages alone have a canonical address. */
async function noteSeen(): Promise<void> {
  const path = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const titulo = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  if (!path || !titulo || noted === path) return;
  noted = path;
  const { pathname, search } = new URL(path);
  await keepSeen({ titulo, path: pathname + search });
}
