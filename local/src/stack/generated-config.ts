import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../cli/paths.ts';
import {
  type FirebaseConfig,
  FREE_PORTS,
  portsOf,
  readFirebaseConfig,
  withPorts,
} from '../emulators/config.ts';
import { runFolder } from '../emulators/emulators.ts';
import { freePorts, freePortWith } from '../emulators/ports.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { emulatedFilling, type Filling, filledRules } from '../rules/fill-rules.ts';
import { immutable } from '../sites/headers.ts';
import { readFresh } from '../sites/manifest.ts';

/** A configuration written for one run. */
export interface GeneratedConfig {
  file: string;
  config: FirebaseConfig;
  remove: () => void;
}

/**
 * Writes `.firebase.<name>.json` in the repository's folder (firebase-tools takes paths as relative to its configuration), and
 * beside the run's logs the Firestore rules it names: those of the repository, filled in.
 */
export function writeConfig(name: string, config: FirebaseConfig, filling: Filling): GeneratedConfig {
  const file = join(ROOT, `.firebase.${name}.json`);
  const rules = join(runFolder(name), 'firestore.rules');
  mkdirSync(runFolder(name), { recursive: true });
  writeFileSync(rules, filledRules(filling));
  const filled = { ...config, firestore: { ...config.firestore, rules: relative(ROOT, rules) } };
  writeFileSync(file, JSON.stringify(filled, null, 2));
  return { file, config: filled, remove: () => rmSync(file, { force: true }) };
}

/** The same configuration in which the site leads from `/__correo` to a stack's letters (local/src/mailbox). */
export function withMailbox(config: FirebaseConfig, { url }: Pick<Mailbox, 'url'>): FirebaseConfig {
  const [shell, ...areas] = config.hosting;
  if (!shell) return config;
  const own = Array.isArray(shell.redirects) ? shell.redirects : [];
  const added = ['/__correo', '/__correo.json'].map((source) => ({
    source,
    destination: `${url}${source}`,
    type: 302,
  }));
  return { ...config, hosting: [{ ...shell, redirects: [...added, ...own] }, ...areas] };
}

/** The same configuration with the header rules that a release of the shell’s present build would have; without, while there is none. */
export function withImmutable(config: FirebaseConfig, root = ROOT): FirebaseConfig {
  const [shell, ...areas] = config.hosting;
  const manifest = join(root, 'shell/dist/shell.json');
  if (!shell || !existsSync(manifest)) return config;
  const own = Array.isArray(shell.headers) ? shell.headers : [];
  const headers = [...own, ...immutable([readFresh(manifest)])];
  return { ...config, hosting: [{ ...shell, headers }, ...areas] };
}

/**
 * The same for a stack of its own, every emulator on a free port.
 * @param folders what sites serve instead of their packages' builds, from the repository's folder
 */
export async function generateConfig(
  name: string,
  projectId: string,
  mailbox: Pick<Mailbox, 'url'>,
  folders: Record<string, string> = {},
): Promise<GeneratedConfig> {
  const base = withFolders(readFirebaseConfig(), folders);
  const first = base.emulators.hosting.port;
  const offsets = portsOf(base, ['hosting'])
    .filter((named) => named.name.startsWith('hosting'))
    .map(({ port }) => port - first);
  const hosting = await freePortWith(offsets);
  const sites = offsets.map((offset) => hosting + offset);
  const config = withPorts(withMailbox(withImmutable(base), mailbox), {
    hosting,
    ports: await freePorts(FREE_PORTS, sites),
  });
  return writeConfig(name, config, emulatedFilling(projectId));
}

const withFolders = (config: FirebaseConfig, folders: Record<string, string>): FirebaseConfig => ({
  ...config,
  hosting: config.hosting.map((entry) => ({ ...entry, public: folders[entry.site] ?? entry.public })),
});
