/**
 * Makes `src/perfil/phones.ts` of the metadata of libphonenumber-js, as installed: `node domain/data/make-phones.ts`, after each
 * update of that package (`whatsapp.test.ts` fails until then). The whole metadata weighs 80 KB, Argentina's 3 KB.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const TARGET = new URL('../src/perfil/phones.ts', import.meta.url);

interface Metadata {
  version: number;
  countries: Record<string, [code: string, prefix: string, pattern: string, lengths: number[]]>;
  country_calling_codes: Record<string, string[]>;
}
/** Positions in a country's metadata: its pattern and its possible lengths. */
const [PATTERN, LENGTHS] = [2, 3] as const;
/** First digits of calling codes that Argentine area codes begin with, too. */
const LIKE_AN_AREA = /^(?:1|2[2-9]?|3[3-8]?)$|^(?:2[2-9]|3[3-8])\d$/;
/** Digits of an Argentine number without its country: plain, and with the 15. */
const NATIONAL = [10, 12];
/** Digits of one without its area code. */
const LOCAL = 8;

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

/** The module's text. */
export function phones(): string {
  const require = createRequire(import.meta.url);
  const { version, countries, country_calling_codes }: Metadata = JSON.parse(
    readFileSync(require.resolve('libphonenumber-js/metadata.min.json'), 'utf8'),
  );
  const argentina = { version, country_calling_codes: { 54: ['AR'] }, countries: { AR: countries.AR } };
  const others = Object.entries(country_calling_codes).flatMap(([code, [main = '']]) => {
    const { [PATTERN]: pattern, [LENGTHS]: lengths } = countries[main] ?? ['', '', '', []];
    const totals = LIKE_AN_AREA.test(code) ? [LOCAL, ...NATIONAL] : [LOCAL];
    return totals.some((total) => lengths.includes(total - code.length)) ? `${code}(?:${pattern})` : [];
  });
  return `// Made by domain/data/make-phones.ts of libphonenumber-js.

import type { MetadataJson } from 'libphonenumber-js/core';

/** The metadata of Argentina. */
export const ARGENTINA: MetadataJson = JSON.parse(
  '${escaped(JSON.stringify(argentina))}',
);

/** Patterns of whole numbers of other countries that may have as many digits as an Argentine one without its country. */
export const OTHERS = [
${others.map((one) => `  '${escaped(one)}',`).join('\n')}
];
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, phones());
