import { runVerb } from '@vidriera/local/cli/run-verbs';

await runVerb({
  deploy: async () => (await import('./verbs/deploy.ts')).deploy,
  watch: async () => (await import('./verbs/watch.ts')).watch,
  health: async () => (await import('./verbs/health.ts')).health,
  'project-setup': async () => (await import('./verbs/project-setup.ts')).projectSetup,
  operate: async () => (await import('./verbs/operate.ts')).operate,
});
