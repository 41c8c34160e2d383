import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../cli/paths.ts';
import { readFirebaseConfig } from '../emulators/config.ts';
import { runFolder } from '../emulators/emulators.ts';
import { withImmutableHeaders, writeConfig } from './generated-config.ts';

it('writeConfig: names a filled copy of the rules and keeps the tracked file', () => {
  const name = `test-${process.pid}`;
  onTestFinished(() => rmSync(runFolder(name), { recursive: true }));
  const tracked = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const { file, remove } = writeConfig(name, readFirebaseConfig(), {
    bucket: 'vidriera.firebasestorage.app',
    emulated: false,
    confirmedMail: true,
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

it('withImmutableHeaders: adds the cache headers of a release for the shell’s files', () => {
  const root = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(withImmutableHeaders(readFirebaseConfig(), root)).toEqual(readFirebaseConfig());
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  const build = { id: 'aaaaaaaaaaaa', contract: 1, files: ['/assets/a-1.js'] };
  writeFileSync(join(root, 'shell/dist/shell.json'), JSON.stringify({ builds: [build] }));
  const rules = withImmutableHeaders(readFirebaseConfig(), root).hosting.map(({ headers }) => headers);
  expect(rules).toEqual([
    [expect.objectContaining({ source: '/sw.js' }), expect.objectContaining({ source: '/assets/@(a-1.js)' })],
    undefined,
    undefined,
    undefined,
  ]);
});
