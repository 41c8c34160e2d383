import { readFileSync } from 'node:fs';
import { UPLOAD_CACHE } from '@vidriera/domain/image/upload';
import { parseRules } from '@vidriera/storage-rules/parse';
import { Ruleset } from '@vidriera/storage-rules/ruleset';
import type { RulesValue } from '@vidriera/storage-rules/values';
import { expect, it } from 'vitest';

const ruleset = new Ruleset(
  parseRules(readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8')),
);
const FILE = '1_foto.jpg';

/** Returns whether the rules accept a picture with these metadata. */
function permits(metadata: Record<string, RulesValue>): boolean {
  const sent: Record<string, RulesValue> = { size: 1000n, contentType: 'image/jpeg', ...metadata };
  const request = new Map<string, RulesValue>([
    ['auth', new Map([['uid', 'ana']])],
    ['resource', new Map(Object.entries(sent))],
  ]);
  return ruleset.ask({
    service: 'firebase.storage',
    path: `/b/bucket/o/users/ana/profile/${FILE}`,
    method: 'create',
    variables: { request, resource: null },
  }).permit;
}

/** A plain upload as production shows it to rules: with defaults, `null` for the rest. */
const PRODUCTION: Record<string, RulesValue> = {
  contentEncoding: 'identity',
  contentDisposition: `inline; filename*=utf-8''${FILE}`,
  contentLanguage: null,
  cacheControl: null,
  metadata: null,
};
/** The emulator never shows language and caching, and always custom metadata. */
const EMULATOR: Record<string, RulesValue> = {
  contentEncoding: null,
  contentDisposition: null,
  metadata: new Map(),
};

it.each([
  ['production', PRODUCTION],
  ['the emulator', EMULATOR],
  ['neither', {}],
])('a plain upload as %s shows it is accepted', (_where, shown) => {
  expect(permits(shown)).toBe(true);
});

it.each<[field: string, plain: RulesValue, chosen: RulesValue]>([
  ['contentEncoding', '', 'gzip'],
  ['contentDisposition', '', `attachment; filename*=utf-8''${FILE}`],
  ['contentDisposition', `inline; filename*=utf-8''${FILE}`, "inline; filename*=utf-8''otra.jpg"],
  ['contentLanguage', '', 'es'],
  ['cacheControl', '', 'no-store'],
  ['cacheControl', UPLOAD_CACHE, `${UPLOAD_CACHE} `],
  ['cacheControl', 'public, max-age=31536000, immutable', 'public, max-age=31536000'],
  ['metadata', new Map(), new Map([['limpia', '1']])],
  ['metadata', null, new Map([['firebaseStorageDownloadTokens', 'mia']])],
])('%s: %j is accepted, %j is not', (field, plain, chosen) => {
  expect(permits({ ...PRODUCTION, [field]: plain })).toBe(true);
  expect(permits({ ...PRODUCTION, [field]: chosen })).toBe(false);
});
