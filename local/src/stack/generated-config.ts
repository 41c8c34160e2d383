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
import { freePorts, freePortWithOffsets } from '../emulators/ports.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { emulatorRulesSettings, fillRules, type RulesSettings } from '../rules/fill-rules.ts';
import { immutableRules } from '../sites/headers.ts';
import { readBuiltManifest } from '../sites/manifest.ts';

export interface GeneratedConfig {
  file: string;
  config: FirebaseConfig;
  remove: () => void;
}

/**
 * Writes `.firebase.<name>.json` and a filled copy of the Firestore rules. The file is in the repository's
 * folder, because firebase-tools resolves paths relative to it.
 */
export function writeConfig(name: string, config: FirebaseConfig, filling: RulesSettings): GeneratedConfig {
  const file = join(ROOT, `.firebase.${name}.json`);
  const rules = join(runFolder(name), 'firestore.rules');
  mkdirSync(runFolder(name), { recursive: true });
  writeFileSync(rules, fillRules(filling));
  const filled = { ...config, firestore: { ...config.firestore, rules: relative(ROOT, rules) } };
  writeFileSync(file, JSON.stringify(filled, null, 2));
  return { file, config: filled, remove: () => rmSync(file, { force: true }) };
}

/** Returns the configuration with redirects from `/__correo` to the stack's mailbox (local/src/mailbox). */
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

/** Returns the configuration with the header rules of a release; unchanged while the shell is not built. */
export function withImmutableHeaders(config: FirebaseConfig, root = ROOT): FirebaseConfig {
  const [shell, ...areas] = config.hosting;
  const manifest = join(root, 'shell/dist/shell.json');
  if (!shell || !existsSync(manifest)) return config;
  const own = Array.isArray(shell.headers) ? shell.headers : [];
  const headers = [...own, ...immutableRules([readBuiltManifest(manifest)])];
  return { ...config, hosting: [{ ...shell, headers }, ...areas] };
}

/**
 * Writes a configuration with every emulator on a free port.
 * @param folders served instead of the packages' builds, relative to the repository
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
  const hosting = await freePortWithOffsets(offsets);
  const sites = offsets.map((offset) => hosting + offset);
  const config = withPorts(withMailbox(withImmutableHeaders(base), mailbox), {
    hosting,
    ports: await freePorts(FREE_PORTS, sites),
  });
  return writeConfig(name, config, emulatorRulesSettings(projectId));
}

const withFolders = (config: FirebaseConfig, folders: Record<string, string>): FirebaseConfig => ({
  ...config,
  hosting: config.hosting.map((entry) => ({ ...entry, public: folders[entry.site] ?? entry.public })),
});
