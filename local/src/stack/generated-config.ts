import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/paths.ts';
import {
  type FirebaseConfig,
  FREE_PORTS,
  portsOf,
  readFirebaseConfig,
  withPorts,
} from '../emulators/config.ts';
import { freePorts, freePortWith } from '../emulators/ports.ts';

/** A configuration written for one run. */
export interface GeneratedConfig {
  file: string;
  config: FirebaseConfig;
  remove: () => void;
}

/**
 * Writes `.firebase.<name>.json` in the repository's folder (firebase-tools takes paths as relative to its configuration) with
 * every emulator on a free port.
 */
export async function generateConfig(name: string): Promise<GeneratedConfig> {
  const base = readFirebaseConfig();
  const first = base.emulators.hosting.port;
  const offsets = portsOf(base, ['hosting'])
    .filter((named) => named.name.startsWith('hosting'))
    .map(({ port }) => port - first);
  const hosting = await freePortWith(offsets);
  const sites = offsets.map((offset) => hosting + offset);
  const config = withPorts(base, { hosting, ports: await freePorts(FREE_PORTS, sites) });
  const file = join(ROOT, `.firebase.${name}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return { file, config, remove: () => rmSync(file, { force: true }) };
}
