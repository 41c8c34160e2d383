import type { Migration } from './migration.ts';
import { rederive } from './rederive.ts';

/** Migrations by name. One that every project ran is removed. */
export const MIGRATIONS: Record<string, Migration> = { rederive };
