import { expect, it } from 'vitest';
import { FREE_PORTS, portsOf, readFirebaseConfig, withPorts } from './config.ts';

it('portsOf: lists every port of the stack, including those of the other sites', () => {
  const config = readFirebaseConfig();
  const ports = portsOf(config).map(({ port }) => port);
  const first = config.emulators.hosting.port;
  expect(ports).toContain(first);
  expect(ports).toEqual(expect.arrayContaining([first + 5, first + 6, first + 7]));
  expect(ports).toContain(config.emulators.firestore.websocketPort);
  expect(new Set(ports).size).toBe(ports.length);
  expect(portsOf(config, ['auth']).map(({ name }) => name)).toEqual(['emulator hub', 'auth']);
});

it('withPorts: moves every emulator to a new port', () => {
  const config = readFirebaseConfig();
  const ports = Array.from({ length: FREE_PORTS }, (_, i) => 20_000 + i);
  const moved = withPorts(config, { ports, hosting: 21_000 });
  const fixed = new Set(portsOf(config).map(({ port }) => port));
  expect(portsOf(moved).filter(({ port }) => fixed.has(port))).toEqual([]);
  expect(moved.hosting).toEqual(config.hosting);
});
