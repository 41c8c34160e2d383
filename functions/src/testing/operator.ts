import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Deps } from '../base/firestore/admin.ts';

const PROGRAMS = join(import.meta.dirname, '../jobs/operator');

/** Returns a function that runs an operator's program as `npm run` does, on the project of a test. `printed`: its last line, or its error. */
export function operatorProgram({ auth }: Pick<Deps, 'auth'>, file: string) {
  const { projectId, storageBucket } = auth.app.options;
  const FIREBASE_CONFIG = JSON.stringify({ projectId, storageBucket });
  const env = { ...process.env, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG };
  return (...words: string[]) => {
    const run = spawnSync(process.execPath, [join(PROGRAMS, file), ...words], { encoding: 'utf8', env });
    return { status: run.status, printed: run.stdout.trim().split('\n').at(-1) || run.stderr };
  };
}
