import { defineConfig } from 'vitest/config';
import { AREAS, folderOf } from './domain/src/site/areas.ts';

const NODE = ['domain', 'demo', 'storage-rules', 'local', 'functions'];
const DOM = ['kit', 'shell', ...AREAS.map(folderOf)];
/** Tests that need the emulators; they run inside a stack (`npm test -- rules`). */
const EMULATOR = [
  'demo/**/*.emu.test.ts',
  'functions/**/*.emu.test.ts',
  'kit/**/*.emu.test.ts',
  'local/**/*.emu.test.ts',
  'tests/rules/**/*.emu.test.ts',
  'tests/attempts/**/*.emu.test.ts',
];
const NEVER = ['**/node_modules/**', '**/dist*/**', 'tests/lint/fixtures/**'];

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
            'kit/vite/**/*.test.ts',
          ],
          exclude: [...NEVER, '**/*.emu.test.ts', 'tests/e2e/**'],
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
          name: 'emulator',
          environment: 'node',
          include: EMULATOR,
          exclude: NEVER,
          fileParallelism: false, // the files share one stack and its data
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
