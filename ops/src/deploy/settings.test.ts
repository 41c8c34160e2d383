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
const SMTP = `VIDRIERA_SMTP_HOST=smtp.correo.ar\nVIDRIERA_SMTP_PORT=465\nVIDRIERA_SMTP_USER=vidriera\nVIDRIERA_SMTP_FROM=Vidriera <hola@vidriera.ar>\n`;
const OPERATOR = `VIDRIERA_LINK_HOST=vidriera.ar/
VIDRIERA_BRAND=Vidriera
VIDRIERA_COMPANY=Tres Mates S. R. L.
VIDRIERA_TAX_ID=30-12345678-1
VIDRIERA_ADDRESS=Defensa 1344, Buenos Aires
VIDRIERA_CONTACT=hola@vidriera.ar
VIDRIERA_BUDGET=100000
`;
const GOOD = `${OPERATOR}${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=abc\nVIDRIERA_BUCKET=vidriera.appspot.com\n`;
const write = (text: string): void => writeFileSync(join(root, 'functions/.env.vidriera-prod'), text);

it('reads the settings of the project', () => {
  const text = `# public\n${OPERATOR}${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=abc\nVIDRIERA_BUCKET=vidriera-prod.firebasestorage.app\n`;
  write(text);
  expect(readSettings('vidriera-prod', root)).toEqual({
    name: '.env.vidriera-prod',
    text,
    bucket: 'vidriera-prod.firebasestorage.app',
    confirmedMail: true,
    sites: 'vidriera',
    origin: 'https://vidriera.ar',
    mailFrom: 'Vidriera <hola@vidriera.ar>',
    mailServer: 'smtp.correo.ar',
    mailPort: 465,
    mailUser: 'vidriera',
    budget: '100000',
    pipelines: undefined,
    cpuQuota: 20,
  });
});

it('reads the budget, the repository of pipelines and the quota', () => {
  write(
    `${GOOD}VIDRIERA_BUDGET=150000\nVIDRIERA_REPOSITORY=1234567\nVIDRIERA_ENVIRONMENT=staging\nVIDRIERA_CPU_QUOTA=200\n`,
  );
  expect(readSettings('vidriera-prod', root)).toMatchObject({
    budget: '150000',
    pipelines: { repository: '1234567', environment: 'staging' },
    cpuQuota: 200,
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
  write(`${OPERATOR}${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=\n`);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_WEB_API_KEY, VIDRIERA_BUCKET/);
  write(`${OPERATOR}${ORIGIN}${SMTP}VIDRIERA_WEB_API_KEY=abc\nVIDRIERA_BUCKET=gs://vidriera\n`);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_BUCKET/);
});

it.each([
  '',
  'vidriera.ar',
  'http://vidriera.ar',
  'https://vidriera.ar/inicio',
  'https://vidriera.ar/?a=1',
  'https://vidriera.example',
  'https://www.example.com',
])('rejects the origin %j', (origin) => {
  write(`${GOOD}VIDRIERA_ORIGIN=${origin}\n`);
  expect(() => readSettings('vidriera-prod', root)).toThrow(/no valid VIDRIERA_ORIGIN/);
});

it.each([
  'VIDRIERA_LINK_HOST=https://vidriera.ar',
  'VIDRIERA_LINK_HOST=',
  'VIDRIERA_COMPANY=[razón social]',
  'VIDRIERA_COMPANY=Vidriera de demostración',
  'VIDRIERA_TAX_ID=30-00000000-7',
  'VIDRIERA_TAX_ID=30-12345678-2',
  'VIDRIERA_TAX_ID=[CUIT]',
  'VIDRIERA_ADDRESS=',
  'VIDRIERA_ADDRESS=[dirección]',
  'VIDRIERA_ADDRESS=Calle de la Demostración 123, Buenos Aires',
  'VIDRIERA_CONTACT=hola@vidriera.example',
  'VIDRIERA_CONTACT=hola@example.com',
  'VIDRIERA_CONTACT=hola',
  'VIDRIERA_BRAND=[marca]',
  'VIDRIERA_REGISTRY=[número de inscripción]',
  'VIDRIERA_SMTP_HOST=smtp.example.com',
  'VIDRIERA_SMTP_FROM=Vidriera <hola@example.org>',
  'VIDRIERA_PREVIEWS=yes',
  'VIDRIERA_SITE_PREFIX=-',
  'VIDRIERA_SMTP_HOST=127.0.0.1',
  'VIDRIERA_SMTP_PORT=25',
  'VIDRIERA_SMTP_USER=',
  'VIDRIERA_SMTP_FROM=hola',
  'VIDRIERA_BUDGET=50 USD',
  "VIDRIERA_REPOSITORY=1' || true || '",
  'VIDRIERA_REPOSITORY=vidriera/vidriera',
  'VIDRIERA_ENVIRONMENT=test',
  'VIDRIERA_AI_CRAWLERS=no',
  'VIDRIERA_BLOCKLIST=http://listas.com.ar/malos.txt',
  'VIDRIERA_BLOCKLIST_EXCEPT=https://bueno.com.ar',
  'VIDRIERA_CPU_QUOTA=0',
  'VIDRIERA_CPU_QUOTA=',
  'VIDRIERA_MAX_INSTANCES=0',
  'VIDRIERA_MIN_INSTANCES=-1',
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

it('rejects the host of the demonstration on another site', () => {
  const elsewhere = GOOD.replaceAll('vidriera.ar', 'otra.com.ar');
  write(elsewhere);
  expect(readSettings('vidriera-prod', root).origin).toBe('https://otra.com.ar');
  for (const setting of [
    'VIDRIERA_LINK_HOST=vidriera.ar/',
    'VIDRIERA_CONTACT=hola@vidriera.ar',
    'VIDRIERA_SMTP_FROM=Otra <hola@vidriera.ar>',
  ]) {
    write(`${elsewhere}${setting}\n`);
    expect(() => readSettings('vidriera-prod', root)).toThrow(`no valid ${setting.split('=')[0]}`);
  }
});

it.each([
  'VIDRIERA_COMPANY',
  'VIDRIERA_TAX_ID',
  'VIDRIERA_ADDRESS',
  'VIDRIERA_CONTACT',
  'VIDRIERA_BRAND',
  'VIDRIERA_LINK_HOST',
])('requires %s', (name) => {
  write(GOOD.replace(new RegExp(`^${name}=.*\n`, 'm'), ''));
  expect(() => readSettings('vidriera-prod', root)).toThrow(`no valid ${name}`);
});
