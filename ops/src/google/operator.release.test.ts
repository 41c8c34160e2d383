import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE } from '@vidriera/local/cli/paths';
import { expect, it, onTestFinished } from 'vitest';

const MODULE = JSON.stringify(join(import.meta.dirname, 'operator.ts'));
const PROGRAM = `
  const { operatorEnv } = await import(${MODULE});
  console.log(JSON.stringify(await operatorEnv().catch(({ message }) => ({ message }))));
`;

/** Returns the environment found by a child process with this home folder. */
async function found(home: string, more: Record<string, string> = {}): Promise<Record<string, string>> {
  const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), ...more };
  const { stdout } = await promisify(execFile)(NODE, ['--input-type=module', '-e', PROGRAM], { env });
  return JSON.parse(stdout);
}

it('uses the named key, else the sign-in of the Firebase CLI, else fails', async () => {
  const home = mkdtempSync(join(tmpdir(), 'operator-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  expect(await found(home)).toEqual({ message: expect.stringContaining('npm run firebase -- login') });
  expect(await found(home, { GOOGLE_APPLICATION_CREDENTIALS: '/key.json' })).toEqual({
    GOOGLE_APPLICATION_CREDENTIALS: '/key.json',
  });
  const settings = join(home, '.config/configstore');
  mkdirSync(settings, { recursive: true });
  const login = { user: { email: 'ana@example.com' }, tokens: { refresh_token: 'kept' } };
  writeFileSync(join(settings, 'firebase-tools.json'), JSON.stringify(login));
  const { GOOGLE_APPLICATION_CREDENTIALS: file = '' } = await found(home);
  expect(file.startsWith(home)).toBe(true);
  const credentials = JSON.parse(readFileSync(file, 'utf8'));
  expect(credentials).toMatchObject({ type: 'authorized_user', refresh_token: 'kept' });
});
