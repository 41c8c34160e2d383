import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';

const deps = project('operator-account');
const { db, auth } = deps;
const folder = mkdtempSync(join(tmpdir(), 'account-'));
afterAll(() => rmSync(folder, { recursive: true }));

function account(...words: string[]) {
  const { projectId, storageBucket } = auth.app.options;
  const env = {
    ...process.env,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
  };
  const program = join(import.meta.dirname, 'account.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env,
  });
  return { status, printed: stdout.trim() || stderr };
}

test('an operator answers a request for data, and one to delete it', async () => {
  await creador(db, 'pide');
  await auth.createUser({ uid: 'pide', email: 'pide@correo.example' });
  const file = join(folder, 'pide.json');
  expect(account('export', 'pide@correo.example', file, '--dry-run').status).toBe(0);
  expect(account('export', 'pide@correo.example', file).status).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { uid: 'pide', email: 'pide@correo.example' },
    perfilCreador: { descripcion: expect.any(String) },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(account('export', 'pide@correo.example', file).printed, 'no file is replaced').toContain('EEXIST');

  expect(account('delete', 'pide@correo.example', '--dry-run').status).toBe(0);
  expect((await refs.user(db, 'pide').get()).get('closedAt')).toBeUndefined();
  expect(account('delete', 'pide@correo.example').status).toBe(0);
  expect((await refs.user(db, 'pide').get()).get('closedAt')).toBeDefined();
  expect((await auth.getUsers([{ uid: 'pide' }])).users).toEqual([]);
  const [recorded] = await deps.bucket.file('bajas/user/pide').exists();
  expect(recorded, 'a restored backup does not bring it back').toBe(true);
});

test.each([
  ['an unknown address', ['delete', 'nadie@correo.example'], 'has no account'],
  ['an export without a file', ['export', 'nadie@correo.example'], 'ZodError'],
  ['an unknown word', ['burn', 'nadie@correo.example'], 'ZodError'],
])('%s does nothing', (_, words, printed) => {
  expect(account(...words)).toEqual({ status: 1, printed: expect.stringContaining(printed) });
});
