import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '@vidriera/local/cli/paths';

const FOLDER = join(ROOT, 'ops/cli');
const packageSchema = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const read = (...path: string[]) =>
  packageSchema.parse(JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8')));

function isInstalled(): boolean {
  const own = ['node_modules', 'firebase-tools', 'package.json'];
  return (
    existsSync(join(FOLDER, ...own)) &&
    read(...own).version === read('package.json').dependencies['firebase-tools']
  );
}

/**
 * Returns the path of a module of the Firebase CLI that deploys. It is installed apart from the local stack's, whose version goes by Java; its
 * first use installs it.
 * @throws if npm can't install it
 */
export function cliModule(...parts: string[]): string {
  if (!isInstalled()) {
    console.log('Installing the Firebase CLI of deployments (once)…');
    const args = [
      'ci',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    execFileSync('npm', args, { cwd: FOLDER, stdio: 'inherit' });
  }
  return join(FOLDER, 'node_modules', 'firebase-tools', ...parts);
}
