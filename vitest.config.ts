import { defineConfig } from 'vitest/config';
import { AREAS, folderOf } from './domain/src/site/areas.ts';

const NODE = ['domain', 'demo', 'storage-rules', 'local', 'functions'];
const DOM = ['kit', 'shell', ...AREAS.map(folderOf)];
/** Tests that need the emulators; they run inside a stack (`npm test -- rules`). A capability's have a project of their own in it. */
const APART = ['functions/src/*/**/*.emu.test.ts'];
const EMULATOR = [
  'demo/**/*.emu.test.ts',
  'functions/src/*.emu.test.ts',
  'kit/**/*.emu.test.ts',
  'local/**/*.emu.test.ts',
  'tests/rules/**/*.emu.test.ts',
  'tests/attempts/**/*.emu.test.ts',
];
const NEVER = ['**/node_modules/**', '**/dist*/**', 'tests/lint/fixtures/**'];

const ON_EMULATORS = {
  environment: 'node',
  exclude: NEVER,
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: '100%', // vitest leaves one core idle, of two
    projects: [
      {
        test: {
          name: 'unit-node',
          environment: 'node',
          include: [
            ...NODE.map((name) => `${name}/**/*.test.ts`),
            'tests/**/*.test.ts',
            'bench/**/*.test.ts',
            '{kit,shell}/vite/**/*.test.ts',
          ],
          exclude: [...NEVER, '**/*.emu.test.ts', '**/*.release.test.ts', 'tests/e2e/**'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'unit-dom',
          environment: 'happy-dom',
          pool: 'vmThreads', // a document for each file at a quarter of a process's time
          include: DOM.map((name) => `${name}/src/**/*.test.{ts,tsx}`),
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
        test: { ...ON_EMULATORS, name: 'emulator-apart', include: APART },
      },
      {
        test: {
          ...ON_EMULATORS,
          name: 'emulator',
          include: EMULATOR,
          fileParallelism: false, // the files share the stack's data
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
