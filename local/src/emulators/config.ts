import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '../cli/paths.ts';

const Port = z.object({ port: z.int().min(1).max(65_535) });
const Site = z.looseObject({ site: z.string() });

const Config = z.looseObject({
  hosting: z.array(Site),
  functions: z.array(z.looseObject({ source: z.string() })),
  firestore: z.looseObject({ location: z.string(), rules: z.string() }),
  storage: z.looseObject({ rules: z.string() }),
  emulators: z.looseObject({
    auth: Port,
    functions: Port,
    firestore: Port.extend({ websocketPort: z.int() }),
    hosting: Port,
    storage: Port,
    hub: Port,
    logging: Port,
    eventarc: Port,
    tasks: Port,
  }),
});
export type FirebaseConfig = z.infer<typeof Config>;

/** Named as in firebase.json. */
export const EMULATORS = ['auth', 'functions', 'firestore', 'hosting', 'storage'] as const;
export type EmulatorName = (typeof EMULATORS)[number];

export interface NamedPort {
  name: string;
  port: number;
}

export function readFirebaseConfig(file = join(ROOT, 'firebase.json')): FirebaseConfig {
  return Config.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Returns every port that a stack listens on.
 * The Hosting emulator serves the first site on its port `P`, and site `i` on `P + 4 + i` (firebase-tools,
 * serve/hosting.js).
 */
export function portsOf(config: FirebaseConfig, only: readonly EmulatorName[] = EMULATORS): NamedPort[] {
  const { emulators } = config;
  const ports: NamedPort[] = [{ name: 'emulator hub', port: emulators.hub.port }];
  if (only.includes('auth')) ports.push({ name: 'auth', port: emulators.auth.port });
  if (only.includes('firestore')) {
    ports.push({ name: 'firestore', port: emulators.firestore.port });
    ports.push({ name: 'firestore websocket', port: emulators.firestore.websocketPort });
  }
  if (only.includes('functions')) {
    ports.push({ name: 'functions', port: emulators.functions.port });
    ports.push({ name: 'eventarc', port: emulators.eventarc.port });
    ports.push({ name: 'tasks', port: emulators.tasks.port });
  }
  if (only.includes('storage')) ports.push({ name: 'storage', port: emulators.storage.port });
  if (only.includes('hosting'))
    ports.push(...sitePorts(config).map(({ site, port }) => ({ name: `hosting of ${site}`, port })));
  return ports;
}

export function sitePorts({ hosting, emulators }: FirebaseConfig): { site: string; port: number }[] {
  const first = emulators.hosting.port;
  return hosting.map(({ site }, i) => ({ site, port: i === 0 ? first : first + 4 + i }));
}

const ONE_PORT = ['auth', 'functions', 'storage', 'hub', 'logging', 'eventarc', 'tasks'] as const;

export const FREE_PORTS = ONE_PORT.length + 2;

export function withPorts(
  config: FirebaseConfig,
  { ports: [firestore, websocketPort, ...otherPorts], hosting }: { ports: number[]; hosting: number },
): FirebaseConfig {
  const own = Object.fromEntries(ONE_PORT.map((name, i) => [name, { port: otherPorts[i] }]));
  const emulators = {
    ...config.emulators,
    ...own,
    firestore: { port: firestore, websocketPort },
    hosting: { port: hosting },
  };
  return Config.parse({ ...config, emulators });
}
