import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { AREAS, folderOf } from './domain/src/site/areas.ts';

/** Folders whose tests run in Node; those that are not called `*.alone.test.ts` share what they import (tests/lint/alone.test.ts). */
export const NODE = [
  'bench',
  'demo',
  'docs',
  'domain',
  'functions',
  'local',
  'runtime/build',
  'runtime/contract',
  'storage-rules',
  'tests',
];
const DOM = ['session', 'kit', 'shell', ...AREAS.map(folderOf)];
/**
 * Tests with a process of their own: they mock a module, are there before a library that takes the console or the clock when it is loaded,
 * or measure a child's memory, of which Linux says no less than its parent's.
 */
const ALONE = '**/*.alone.test.ts';
/** Tests that need the emulators; they run inside a stack (`npm test -- rules`). These have a project of their own in it, so they run side by side. */
const APART = ['functions/src/*/**/*.emu.test.ts', 'tests/rules/firestore.emu.test.ts'];
const NEVER = ['**/node_modules/**', '**/dist*/**'];

const ON_NODE = {
  environment: 'node' as const,
  exclude: [...NEVER, '**/*.emu.test.ts', '**/*.release.test.ts', 'tests/e2e/**'],
  testTimeout: 15_000,
};

const ON_EMULATORS = {
  environment: 'node',
  exclude: NEVER,
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1, // some wait for processes and timers
    projects: [
      {
        test: {
          ...ON_NODE,
          name: 'unit-node',
          unstubEnvs: true,
          isolate: false, // what they import is loaded once: 32 s of CPU (`time npm test -- unit`)
          include: NODE.map((name) => `${name}/**/*.test.ts`),
          exclude: [...ON_NODE.exclude, ALONE],
        },
      },
      {
        test: { ...ON_NODE, name: 'unit-alone', include: [ALONE] },
      },
      {
        test: {
          name: 'unit-dom',
          environment: 'happy-dom',
          pool: 'vmThreads', // a document for each file at a quarter of a process's time
          include: [
            ...DOM.map((name) => `${name}/src/**/*.test.{ts,tsx}`),
            'runtime/browser/**/*.test.{ts,tsx}',
          ],
          exclude: [...NEVER, '**/*.emu.test.ts'],
          setupFiles: ['kit/src/testing/cleanup.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'release', // the Firebase CLI itself, and emulators of a test's own: several seconds each time (`npm run test:release`)
          environment: 'node',
          include: ['local/**/*.release.test.ts', 'tests/**/*.release.test.ts'],
          exclude: NEVER,
          testTimeout: 120_000,
        },
      },
      {
        // Files of the other project clear theirs; both run at the same time (local/src/testing/steps.ts).
        test: { ...ON_EMULATORS, name: 'emulator-apart', include: APART, env: { VIDRIERA_APART: '-apart' } },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'emulator',
          include: ['{demo,functions,kit,local,session,tests}/**/*.emu.test.ts'],
          exclude: [...NEVER, ...APART],
          fileParallelism: false, // the files share the stack's data
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
