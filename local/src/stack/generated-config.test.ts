import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../cli/paths.ts';
import { readFirebaseConfig } from '../emulators/config.ts';
import { runFolder } from '../emulators/emulators.ts';
import { writeConfig } from './generated-config.ts';

it('names rules filled in for the bucket, and leaves those of the repository alone', () => {
  const name = `test-${process.pid}`;
  onTestFinished(() => rmSync(runFolder(name), { recursive: true }));
  const tracked = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const { file, remove } = writeConfig(name, readFirebaseConfig(), {
    bucket: 'vidriera.firebasestorage.app',
    emulated: false,
  });
  const { firestore, storage } = readFirebaseConfig(file);
  const rules = readFileSync(join(ROOT, firestore.rules), 'utf8');
  expect(rules).toContain(
    "'https://firebasestorage[.]googleapis[.]com/v0/b/vidriera[.]firebasestorage[.]app/o/'",
  );
  expect(storage).toEqual(readFirebaseConfig().storage);
  expect(readFileSync(join(ROOT, 'firestore.rules'), 'utf8')).toBe(tracked);
  remove();
  expect(existsSync(file)).toBe(false);
});
