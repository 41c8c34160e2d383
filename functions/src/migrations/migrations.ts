import type { Migration } from './migration.ts';
import { rederive } from './rederive.ts';

/** All migrations, by the names they are run by. One that every project has been through is taken out again. */
export const MIGRATIONS: Record<string, Migration> = { rederive };
