import { lookalikeKeys } from '../usuario/lookalike.ts';
import { domainsAbove } from '../values/host.ts';

/** Names that swindlers imitate, and the domains that may bear them. */
const PROTECTED: Readonly<Record<string, readonly string[]>> = {
  mercadopago: ['mercadopago.com', 'mercadopago.com.ar', 'mercadolibre.com', 'mercadolibre.com.ar'],
  mercadolibre: ['mercadolibre.com', 'mercadolibre.com.ar'],
  bancogalicia: ['bancogalicia.com', 'bancogalicia.com.ar', 'galicia.ar'],
  santander: ['santander.com', 'santander.com.ar'],
  bancomacro: ['bancomacro.com.ar', 'macro.com.ar'],
  banconacion: ['banconacion.com.ar', 'bna.com.ar'],
  bancoprovincia: ['bancoprovincia.com.ar', 'bapro.com.ar'],
  bancociudad: ['bancociudad.com.ar'],
  bancopatagonia: ['bancopatagonia.com.ar'],
  supervielle: ['supervielle.com.ar'],
  credicoop: ['bancocredicoop.coop', 'credicoop.coop'],
  bbva: ['bbva.com', 'bbva.com.ar'],
  hsbc: ['hsbc.com', 'hsbc.com.ar'],
  icbc: ['icbc.com.ar'],
  brubank: ['brubank.com', 'brubank.com.ar'],
  naranjax: ['naranjax.com'],
  personalpay: ['personalpay.com.ar'],
  cuentadni: ['bancoprovincia.com.ar'],
  uala: ['uala.com.ar'],
  vidriera: [],
};

/** Shorter names are words, or parts of them. */
const DISTINCT_LENGTH = 9;
const NAMES = Object.entries(PROTECTED).map(([name, hosts]) => ({
  name,
  hosts,
  keys: lookalikeKeys(name),
  isDistinct: name.length >= DISTINCT_LENGTH,
}));

/** Letters of other alphabets that look like Latin ones. */
const FOREIGN: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  ı: 'i',
  ɡ: 'g',
  ɑ: 'a',
  ł: 'l',
  ø: 'o',
  đ: 'd',
};
const latin = (host: string): string =>
  host
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => FOREIGN[letter] ?? letter);

/**
 * Returns the protected name that a host imitates; `null` if none.
 * @param host in Unicode, not punycode @param own domains of the site
 */
export function imitatedBy(host: string, own: readonly string[]): string | null {
  const above = domainsAbove(host);
  if (above.some((domain) => own.includes(domain))) return null;
  const plain = latin(host);
  const whole = lookalikeKeys(plain);
  const parts = plain.split(/[.-]/).flatMap((part) => lookalikeKeys(part));
  const labels = plain.split('.').flatMap((label) => lookalikeKeys(label));
  const found = NAMES.find(({ hosts, keys, isDistinct }) => {
    if (above.some((domain) => hosts.includes(domain))) return false;
    const isWhole = keys.some((key) => parts.includes(key) || labels.includes(key));
    return isWhole || (isDistinct && keys.some((key) => whole.some((wholeKey) => wholeKey.includes(key))));
  });
  return found?.name ?? null;
}
