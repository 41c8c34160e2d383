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
/** Emulator tests in a separate Firebase project, so they run in parallel with the others. */
const APART = ['functions/src/*/**/*.emu.test.ts', 'tests/rules/firestore.emu.test.ts'];
const NEVER = ['**/node_modules/**', '**/dist*/**'];
const FAIL_ON_CONSOLE = 'kit/src/testing/fail-on-console.ts';

/** A busy machine takes over a second to start a program or to import a screen. */
const PATIENT = { poll: { timeout: 10_000 } };

const ON_NODE = {
  environment: 'node' as const,
  exclude: [...NEVER, '**/*.emu.test.ts', '**/*.release.test.ts', 'tests/e2e/**'],
  setupFiles: [FAIL_ON_CONSOLE],
  testTimeout: 15_000,
  expect: PATIENT,
};

const ON_EMULATORS = {
  environment: 'node',
  exclude: NEVER,
  testTimeout: 60_000,
  hookTimeout: 120_000,
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
          testTimeout: 15_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'release', // runs the Firebase CLI and separate emulators (`npm run test:release`)
          environment: 'node',
          include: ['ops/**/*.release.test.ts', 'tests/**/*.release.test.ts'],
          exclude: NEVER,
          testTimeout: 120_000,
        },
      },
      {
        // Both projects clear their data and run at the same time (local/src/testing/steps.ts).
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
