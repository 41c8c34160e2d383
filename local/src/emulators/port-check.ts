import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../cli/user-error.ts';
import type { NamedPort } from './config.ts';
import { isFree } from './ports.ts';

/**
 * Checks that every port is free.
 * @throws UserError that names each taken port, and its program if known
 */
export async function checkPorts(ports: NamedPort[]): Promise<void> {
  const states = await Promise.all(
    ports.map(async (named) => ({ ...named, free: await isFree(named.port) })),
  );
  const taken = states.filter(({ free }) => !free);
  if (taken.length === 0) return;
  const list = await Promise.all(
    taken.map(async ({ name, port }) => `${port} (${name}${await holder(port)})`),
  );
  const [subject, verb] = taken.length === 1 ? ['Port', 'is'] : ['Ports', 'are'];
  throw new UserError(
    `${subject} ${list.join(', ')} ${verb} already in use: stop the program that holds ${taken.length === 1 ? 'it' : 'them'}, or choose other ports under "emulators" in firebase.json, then try again.`,
  );
}

/** Returns `, held by node, pid 42`, or '' when lsof is missing or finds no owner. */
async function holder(port: number): Promise<string> {
  try {
    const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
    const { stdout } = await promisify(execFile)('lsof', args, { timeout: 3000 });
    const pid = /^p(\d+)$/m.exec(stdout)?.[1];
    const command = /^c(.+)$/m.exec(stdout)?.[1];
    return pid && command ? `, held by ${command}, pid ${pid}` : '';
  } catch {
    return ''; // lsof is optional: the port number is enough
  }
}
