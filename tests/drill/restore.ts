import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { z } from '@vidriera/domain/zod-classic';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Deps } from '../../functions/src/base/firestore/admin.ts';
import { NODE, ROOT } from '../../local/src/cli/paths.ts';
import type { Emulation } from '../../local/src/emulators/emulators.ts';

const configSchema = z.object({ storageBucket: z.string() });
const metadataSchema = z.object({ name: z.string() });

/** Returns the services of a stack. Google's libraries read the environment on first use. */
export function servicesOf({ env, projectId }: Emulation, stage: string, now: () => Date): Deps {
  Object.assign(process.env, env);
  const { storageBucket } = configSchema.parse(JSON.parse(env.FIREBASE_CONFIG ?? '{}'));
  const app = initializeApp({ projectId, storageBucket }, stage);
  const storage = getStorage(app);
  const thumbnails = storage.bucket(thumbnailsBucketOf(projectId));
  return { db: getFirestore(app), auth: getAuth(app), bucket: storage.bucket(), thumbnails, now };
}

/** Builds a restored export: the backup's data with today's ledger. */
export function buildRestoredExport(backup: string, today: string, folder: string): void {
  cpSync(backup, folder, { recursive: true });
  for (const file of readdirSync(join(today, 'storage_export/metadata'))) {
    const path = join('storage_export/metadata', file);
    const { name } = metadataSchema.parse(JSON.parse(readFileSync(join(today, path), 'utf8')));
    if (!name.startsWith(LEDGER_PREFIX)) continue;
    const blob = join('storage_export/blobs', file.replace(/\.json$/, ''));
    for (const copy of [path, blob]) copyFileSync(join(today, copy), join(folder, copy));
  }
}

/**
 * Runs an operator's program against a stack, as `npm run` does.
 * @param stopAt sends SIGTERM at the first line that contains this text
 * @returns output and success
 */
export async function operate(
  { env, projectId }: Emulation,
  [program, ...args]: [program: string, ...args: string[]],
  stopAt?: string,
): Promise<{ output: string; ok: boolean }> {
  const words = ['ops/start.mjs', 'operate', program, '--project', projectId, ...args];
  const running = promisify(execFile)(NODE, words, { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  running.child.stdout?.on('data', (text: string) => {
    output += text;
    if (stopAt && output.includes(stopAt)) running.child.kill('SIGTERM');
  });
  return running.then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, ok: true }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ output: stdout + stderr, ok: false }),
  );
}
