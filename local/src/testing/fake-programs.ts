import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with a PATH that holds only these shell scripts. */
export async function withFakePrograms<T>(
  scripts: Record<string, string>,
  work: (env: NodeJS.ProcessEnv, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  try {
    for (const [name, script] of Object.entries(scripts)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    return await work({ PATH: folder }, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
