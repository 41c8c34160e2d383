import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { AREAS, folderOf } from './domain/src/site/areas.ts';

/**
 * Folders with Node tests. Files share their imports unless named `*.alone.test.ts`
 * (tests/lint/alone.test.ts).
 */
export const NODE = [
  'bench',
  'demo',
  'domain',
  'functions',
  'generate',
  'local',
  'ops',
  'runtime/build',
  'runtime/contract',
  'storage-rules',
  'tests',
];
const DOM = ['session', 'kit', 'shell', ...AREAS.map(folderOf)];
/**
 * Tests in their own process: they mock a module, patch the console or clock before an import, or measure a
 * child's memory.
 */
const ALONE = '**/*.alone.test.ts';
/** Emulator tests in Firebase projects of their own, so they run in parallel with all others. */
const APART = [
  'functions/src/!(live)/**/*.emu.test.ts',
  'tests/attempts/{api,writes}.emu.test.ts',
  'tests/rules/{blank,firestore,links,uploads}.emu.test.ts',
];
/** Sets the environment of the services that other files share. */
const TRIGGERS = 'functions/src/live/triggers.emu.test.ts';
const NEVER = ['**/node_modules/**', '**/dist*/**'];
/** Tests under load; they run nightly (`npm run test:all`). */
const LOAD = 'functions/src/**/*.load.test.ts';
const FAIL_ON_CONSOLE = 'kit/src/testing/fail-on-console.ts';

/**
 * One limit for all: a slow machine makes tests late, never red. Tests set none of their own.
 */
const PATIENT = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 120_000 } },
};

const ON_NODE = {
  environment: 'node' as const,
  exclude: [...NEVER, LOAD, '**/*.emu.test.ts', '**/*.release.test.ts', 'tests/e2e/**'],
  setupFiles: [FAIL_ON_CONSOLE],
  ...PATIENT,
};

const ON_EMULATORS = {
  environment: 'node',
  exclude: NEVER,
  isolate: false, // imports load once: half of the CPU
  restoreMocks: true,
  unstubEnvs: true,
  ...PATIENT,
} as const;

export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1, // some tests wait for processes and timers
    projects: [
      {
        test: {
          ...ON_NODE,
          name: 'unit-node',
          unstubEnvs: true,
          isolate: false, // imports load once; saves 32 s of CPU
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
          pool: 'vmThreads', // one document per file, at a quarter of the cost of a process
          include: [
            ...DOM.map((name) => `${name}/src/**/*.test.{ts,tsx}`),
            'runtime/browser/**/*.test.{ts,tsx}',
          ],
          exclude: [...NEVER, '**/*.emu.test.ts'],
          setupFiles: [FAIL_ON_CONSOLE, 'kit/src/testing/cleanup.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'release', // runs the Firebase CLI and separate emulators (`npm run test:all`)
          environment: 'node',
          include: ['ops/**/*.release.test.ts', 'tests/**/*.release.test.ts'],
          exclude: NEVER,
          ...PATIENT,
        },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'load', // one file after the other, so that none slows another
          include: [LOAD],
          isolate: true,
          fileParallelism: false,
        },
      },
      {
        // Runs at the same time as `emulator` (local/src/testing/steps.ts).
        test: { ...ON_EMULATORS, name: 'emulator-apart', include: APART },
      },
      {
        test: { ...ON_EMULATORS, name: 'emulator-apart-alone', include: [TRIGGERS], isolate: true },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'emulator',
          include: ['{demo,functions,kit,local,session,tests}/**/*.emu.test.ts'],
          exclude: [...NEVER, ...APART, TRIGGERS],
          fileParallelism: false, // the files share the stack's data
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
