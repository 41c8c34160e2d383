import { services } from '../../base/firestore/admin.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { runMigration } from '../migrations/run-migration.ts';
import { operate } from './operate.ts';

/** `npm run migrate NAME [--dry-run]` (ops/src/verbs/operate.ts). */
await operate(async ({ words: [name = ''], dryRun, signal, log }) => {
  const migration = Object.hasOwn(MIGRATIONS, name) ? MIGRATIONS[name] : undefined;
  if (!migration) {
    log(`npm run migrate takes the name of a migration, and knows ${Object.keys(MIGRATIONS).join(', ')}.`);
    return false;
  }
  log(migration.title);
  const { seen, written, bad, badPaths } = await runMigration(services(), {
    name,
    migration,
    dryRun,
    signal,
    log,
  });
  log(
    `${seen} documents seen, ${written} ${dryRun ? 'would be written' : 'written'}, ${bad} left as they are`,
  );
  for (const path of badPaths) log(`  ${path}`);
  return bad === 0;
});
