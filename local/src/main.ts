import { runVerb } from './cli/run-verbs.ts';

await runVerb({
  start: async () => (await import('./verbs/start.ts')).start,
  dev: async () => (await import('./verbs/dev.ts')).dev,
  build: async () => (await import('./verbs/build.ts')).build,
  test: async () => (await import('./verbs/test.ts')).test,
  'test-all': async () => (await import('./verbs/test-all.ts')).testAll,
  screenshots: async () => (await import('./verbs/screenshots.ts')).screenshots,
  stack: async () => (await import('./verbs/stack.ts')).stack,
});
