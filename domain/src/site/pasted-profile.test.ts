import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RESERVED_NAMES } from '../usuario/username.ts';
import { ownerOf } from './owner.ts';
import { pastedProfile } from './pasted-profile.ts';

it.each([
  '/milongadelsur.',
  '/milongadelsur,',
  '/milongadelsur)',
  '/(milongadelsur)',
  '/[milongadelsur]',
  '/%22milongadelsur%22',
  '/%E2%80%9Cmilongadelsur%E2%80%9D',
  '/%C2%ABmilongadelsur%C2%BB',
  "/'milongadelsur'",
  '/@milongadelsur',
  '/%40milongadelsur',
  '/MilongaDelSur',
  '/milongadelsur%20',
  '/%20milongadelsur',
  '/milongadelsur!',
  '/milongadelsur%E2%80%8B',
  '/milongadelsur%EF%BB%BF',
  '/%3Cmilongadelsur%3E',
  '/*milongadelsur*',
  '/milongadelsur%',
  '/milongadelsur%C2%A0',
  '/milongadelsur./',
  '/@MilongaDelSur...',
  '/%2Fmilongadelsur',
  '/milongadelsur;',
  '/milongadelsur%0A',
])('%s means the profile', (path) => expect(pastedProfile(path)?.path).toBe('/milongadelsur'));

it.each([
  '/',
  '/milongadelsur',
  '/milonga.del_sur-2',
  '/milongadelsur/',
  '/explore.',
  '/@login',
  '/EXPLORE',
  '/(all)',
  '/eventos/milonga.',
  '/milonga%20del%20sur',
  '/@ab',
  '/...',
  '/%',
  '/@malo.example%2Fx',
  '/%5C%5Cmalo.example%2Fa',
  '//malo.example',
  '/@foto.png',
  `/${'a'.repeat(31)}.`,
  '/milónga.',
])('%s means no other profile', (path) => expect(pastedProfile(path)).toBeNull());

it.each([
  ['/MilongaDelSur', true],
  ['/milongadelsur%20', true],
  ['/milongadelsur%E2%80%8B', true],
  ['/milongadelsur.', false],
  ['/@milongadelsur', false],
])('%s is certain: %s', (path, sure) => expect(pastedProfile(path)?.sure).toBe(sure));

it('leads to a single segment of this site, and is stable', () => {
  const piece = fc.constantFrom(
    '@',
    '.',
    '%20',
    '%2F',
    '/',
    '\\',
    '%',
    'explore',
    'ana',
    'Luz',
    '-',
    ':',
    '%E2%80%8B',
    '?',
    '#',
    '"',
  );
  const path = fc.oneof(
    fc.webPath(),
    fc.array(piece, { maxLength: 6 }).map((all) => `/${all.join('')}`),
    fc.string(),
  );
  fc.assert(
    fc.property(path, (pathname) => {
      const meant = pastedProfile(pathname)?.path;
      if (meant === undefined) return;
      expect(meant).toMatch(/^\/[a-z0-9][a-z0-9._-]*[a-z0-9]$/);
      expect(RESERVED_NAMES.has(meant.slice(1))).toBe(false);
      expect(ownerOf(meant)).toBe('profile');
      expect(new URL(meant, 'https://vidriera.ar').host).toBe('vidriera.ar');
      expect(pastedProfile(meant)).toBeNull();
    }),
  );
});
