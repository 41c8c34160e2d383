import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(root, 'functions'));
});
afterEach(() => rmSync(root, { recursive: true }));

const ORIGIN = 'VIDRIERA_ORIGIN=https://vidriera.ar\n';
const SMTP = `VIDRIERA_SMTP_HOST=smtp.example.com\nVIDRIERA_SMTP_PORT=465\nVIDRIERA_SMTP_USER=vidriera\nVIDRIERA_SMTP_FROM=Vidriera <hola@vidriera.ar>\n`;
const GOOD = `${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=abc\nVIDRIERA_BUCKET=vidriera.appspot.com\n`;
const write = (text: string): void => writeFileSync(join(root, 'functions/.env.vidriera-prod'), text);

it('reads the settings of the project', () => {
  const text = `# public\n${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=abc\nVIDRIERA_BUCKET=vidriera-prod.firebasestorage.app\n`;
  write(text);
  expect(readSettings('vidriera-prod', root)).toEqual({
    name: '.env.vidriera-prod',
    text,
    bucket: 'vidriera-prod.firebasestorage.app',
    confirmedMail: true,
    sites: 'vidriera',
    origin: 'https://vidriera.ar',
  });
});

it('reads the prefix of the site names', () => {
  write(`${GOOD}VIDRIERA_SITE_PREFIX=vidriera-staging\n`);
  expect(readSettings('vidriera-prod', root).sites).toBe('vidriera-staging');
  write(`${GOOD}VIDRIERA_SITE_PREFIX=Vidriera!\n`);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_SITE_PREFIX/);
});

it('names missing settings', () => {
  expect(() => readSettings('', root)).toThrow(/needs --project/);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/\.env\.vidriera-prod is missing/);
  write(`${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=\n`);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_WEB_API_KEY, VIDRIERA_BUCKET/);
  write(`${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=abc\nVIDRIERA_BUCKET=gs://vidriera\n`);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_BUCKET/);
});

it.each(['', 'vidriera.ar', 'http://vidriera.ar', 'https://vidriera.ar/inicio', 'https://vidriera.ar/?a=1'])(
  'rejects the origin %j',
  (origin) => {
    write(`${GOOD}VIDRIERA_ORIGIN=${origin}\n`);
    expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_ORIGIN/);
  },
);

it.each([
  'VIDRIERA_LINK_HOST=https://vidriera.ar',
  'VIDRIERA_PREVIEWS=yes',
  'VIDRIERA_SITE_PREFIX=-',
  'VIDRIERA_SMTP_HOST=127.0.0.1',
  'VIDRIERA_SMTP_PORT=25',
  'VIDRIERA_SMTP_USER=',
  'VIDRIERA_SMTP_FROM=hola',
])('names an invalid setting in one sentence: %s', (setting) => {
  write(`${GOOD}${setting}\n`);
  const [name] = setting.split('=');
  expect(() => readSettings('vidriera-prod', root)).toThrow(
    `functions/.env.vidriera-prod has no valid ${name}: docs/operations.md says where to find it.`,
  );
});

it.each(['demo-vidriera', '../etc', 'A', 'a b c d e f'])('rejects %s as a project', (project) => {
  expect(() => readSettings(project, root)).toThrow(/is not a Firebase project/);
});

it('requires confirmed addresses unless turned off', () => {
  write(`${GOOD}VIDRIERA_CONFIRMED_MAIL=off\n`);
  expect(readSettings('vidriera-prod', root).confirmedMail).toBe(false);
  write(`${GOOD}VIDRIERA_CONFIRMED_MAIL=no\n`);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_CONFIRMED_MAIL/);
});
