import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../cli/user-error.ts';
import type { NamedPort } from './config.ts';
import { isFree } from './ports.ts';

/**
 * Makes sure that every port is free.
 * @throws UserError that names each one taken, and by which program where the system tells
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

/** `, held by node, pid 42`, or nothing where lsof is missing or sees no owner. */
async function holder(port: number): Promise<string> {
  try {
    const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
    const { stdout } = await promisify(execFile)('lsof', args, { timeout: 3000 });
    const pid = /^p(\d+)$/m.exec(stdout)?.[1];
    const command = /^c(.+)$/m.exec(stdout)?.[1];
    return pid && command ? `, held by ${command}, pid ${pid}` : '';
  } catch {
    return ''; // lsof is a courtesy: the port's number alone says enough
  }
}
