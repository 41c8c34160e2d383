import { runVerb } from '@vidriera/local/cli/run-verbs';

await runVerb({
  deploy: async () => (await import('./verbs/deploy.ts')).deploy,
  watch: async () => (await import('./verbs/watch.ts')).watch,
  daily: async () => (await import('./verbs/daily.ts')).daily,
  firebase: async () => (await import('./verbs/firebase.ts')).firebase,
  functions: async () => (await import('./verbs/functions.ts')).functions,
  health: async () => (await import('./verbs/health.ts')).health,
  'project-setup': async () => (await import('./verbs/project-setup.ts')).projectSetup,
  'restore-accounts': async () => (await import('./verbs/restore-accounts.ts')).restoreAccounts,
  operate: async () => (await import('./verbs/operate.ts')).operate,
});
