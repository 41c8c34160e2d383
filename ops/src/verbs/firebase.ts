import { spawnSync } from 'node:child_process';
import { NODE } from '@vidriera/local/cli/paths';
import { cliModule } from '../google/cli.ts';

/** `npm run firebase -- login`: the Firebase CLI of deployments, with its own flags and questions. */
export async function firebase(args: string[]): Promise<number> {
  const { status } = spawnSync(NODE, [cliModule('lib', 'bin', 'firebase.js'), ...args], { stdio: 'inherit' });
  return status ?? 1;
}
