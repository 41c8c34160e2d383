import type { PageConfig } from '@vidriera/domain/site/config';

const ELEMENT = 'vidriera';
let known: PageConfig | undefined;
let serverOrigin: string | undefined;

/**
 * Returns the page's configuration from its HTML: remotes, Firebase, prefix of short links. Not parsed by a schema: the server made it,
 * as it made the scripts' addresses.
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

/** Returns the site's origin ('https://vidriera.ar'); on the server after `setServerOrigin`. */
export function publicOrigin(): string {
  if (serverOrigin || typeof document === 'undefined') return serverOrigin ?? '';
  return known || document.getElementById(ELEMENT) ? pageConfig().origin : location.origin;
}

/** Sets the origin on the server, once, before rendering. */
export function setServerOrigin(origin: string): void {
  serverOrigin = origin;
}
