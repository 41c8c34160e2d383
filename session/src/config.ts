import type { PageConfig } from '@vidriera/domain/site/config';

const ELEMENT = 'vidriera';
let known: PageConfig | undefined;
let serverOrigin: string | undefined;

/**
 * What the server wrote into this page: remotes, Firebase, the prefix of short links. Read once, and not parsed by a schema: it
 * came in the same answer as the scripts' addresses, made of what the server has parsed.
 * @throws when the page has no such element, or it holds no JSON: nothing works without it
 */
export function pageConfig(): PageConfig {
  if (known) return known;
  const element = document.getElementById(ELEMENT);
  if (!element?.textContent) throw new Error('the page has no <script id="vidriera">');
  const config: PageConfig = JSON.parse(element.textContent);
  known = config;
  return config;
}

/** The site's public origin ('https://vidriera.ar'), also while the server draws, after `setServerOrigin`. */
export function publicOrigin(): string {
  if (serverOrigin || typeof document === 'undefined') return serverOrigin ?? '';
  return known || document.getElementById(ELEMENT) ? pageConfig().origin : location.origin;
}

/** Tells the server's copy of the kit, which has no page to read it from, the origin: once, before anything is drawn. */
export function setServerOrigin(origin: string): void {
  serverOrigin = origin;
}
