import type { PageConfig } from '@vidriera/domain/site/config';
import type { SiteFacts } from '@vidriera/domain/site/operator';

const ELEMENT = 'vidriera';
let known: PageConfig | undefined;
let serverFacts: SiteFacts | undefined;

/**
 * Returns the page's configuration from its HTML: remotes, Firebase, prefix of short links. It needs no schema, because the server
 * wrote it together with the scripts' addresses.
 * @throws if the element is missing or holds no JSON
 */
export function pageConfig(): PageConfig {
  if (known) return known;
  const element = document.getElementById(ELEMENT);
  if (!element?.textContent) throw new Error('the page has no <script id="vidriera">');
  const config: PageConfig = JSON.parse(element.textContent);
  known = config;
  return config;
}

/** Returns the site's origin ('https://vidriera.ar'); on the server after `setServerFacts`. */
export function publicOrigin(): string {
  if (serverFacts || typeof document === 'undefined') return serverFacts?.origin ?? '';
  return known || document.getElementById(ELEMENT) ? pageConfig().origin : location.origin;
}

/** Returns the link host and the operator; on the server after `setServerFacts`. @throws as `pageConfig` */
export const siteFacts = (): SiteFacts => serverFacts ?? pageConfig();

/** Sets the facts on the server, once, before rendering. */
export function setServerFacts(facts: SiteFacts | undefined): void {
  serverFacts = facts;
}
