import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { callables } from '../../domain/src/api/callables-schema.ts';
import { BACKEND } from '../../runtime/contract/manifest-schema.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

it('a site that needs a new call or address waits for functions', () => {
  const { hosting }: { hosting: { rewrites?: { source: string }[] }[] } = JSON.parse(read('firebase.json'));
  const addresses = hosting.flatMap(({ rewrites = [] }) => rewrites.map(({ source }) => source));
  // If a line is new here and a site uses it, BACKEND is one higher.
  expect([`BACKEND ${BACKEND}`, ...addresses].join('\n')).toMatchInlineSnapshot(`
    "BACKEND 14
    /fn/acceptTerms
    /fn/accountLetter
    /fn/checkUsername
    /fn/claims
    /fn/codes
    /fn/comeBack
    /fn/complain
    /fn/completeAccount
    /fn/counter
    /fn/deleteAccount
    /fn/desk
    /fn/door
    /fn/exportData
    /fn/following
    /fn/ownCalendar
    /fn/ownCounts
    /fn/readCalendar
    /fn/readLink
    /fn/readPicture
    /fn/rename
    /fn/saveProfile
    /fn/seats
    /fn/signUp
    /r/**
    /remotes.json
    /img/**
    /og/**
    /api/avisos
    /api/visitas
    /api/**
    /embed/**
    /explore/en/*/agenda.ics
    /*/agenda.ics
    /*/contacto.vcf
    /sitemap.xml
    /sitemaps/**
    /fn/eventMail
    **"
  `);
});

it('every callable is called through the emulator', () => {
  const files = globSync('functions/src/{live/*.test,testing/session-requests}.ts', { cwd: ROOT });
  const tests = files.map(read).join('\n');
  expect(Object.keys(callables).filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});
