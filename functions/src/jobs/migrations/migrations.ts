import { holds } from './holds.ts';
import type { Migration } from './migration.ts';
import { rederive } from './rederive.ts';

/** Migrations by name. Remove one after every project ran it. */
export const MIGRATIONS: Record<string, Migration> = { holds, rederive };
