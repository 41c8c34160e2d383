import { type PaginaConfig, paginaConfigSchema } from 'domain/config';

let known: PaginaConfig | undefined;

/**
 * What the server wrote into this page: remotes, Firebase, the prefix of short links. Read once.
 * @throws when the page has no such element or it is not what the contract says: nothing works without it
 */
export function pageConfig(): PaginaConfig {
  if (known) return known;
  const element = document.getElementById('vidriera');
  if (!element?.textContent) throw new Error('the page has no <script id="vidriera">');
  known = paginaConfigSchema.parse(JSON.parse(element.textContent));
  return known;
}
