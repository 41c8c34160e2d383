import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@vidriera/local/cli/paths';
import { expect, it } from 'vitest';
import { environmentFor, PROGRAMS } from './operate.ts';

const EMULATORS = {
  GCLOUD_PROJECT: 'demo-vidriera',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
};

it('requires all variables of a stack for an emulator project', async () => {
  expect(await environmentFor('demo-vidriera', EMULATORS)).toEqual({});
  const partly = { ...EMULATORS, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  await expect(environmentFor('demo-vidriera', partly)).rejects.toThrow('are not running');
  await expect(environmentFor('demo-otra', EMULATORS)).rejects.toThrow('are not running');
  await expect(environmentFor('demo-vidriera', {})).rejects.toThrow('are not running');
});

it('rejects emulator variables for a real project, and requires its settings', async () => {
  await expect(environmentFor('vidriera-prod', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' })).rejects.toThrow(
    'FIRESTORE_EMULATOR_HOST point to emulators, not to vidriera-prod.',
  );
  await expect(environmentFor('vidriera-nadie', {})).rejects.toThrow('.env.vidriera-nadie is missing');
});

/** Returns the sources that a source imports, also through others. */
function sourcesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.ts)'/g))
    sourcesOf(join(dirname(file), path), found);
  return found;
}

it.each(Object.entries(PROGRAMS))(
  '%s gets the secret if its code hashes mailboxes',
  (_, { file, secret }) => {
    const sources = [...sourcesOf(join(ROOT, file))];
    expect(sources.length).toBeGreaterThan(2);
    const hashes = sources.some((path) => /people\/suspended-mailbox|mail\/no-mail/.test(path));
    expect(secret).toBe(hashes ? 'VIDRIERA_LIMIT_SECRET' : undefined);
  },
);
