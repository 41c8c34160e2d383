import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod';

/**
 * The Firebase CLI reads the functions' options without their settings, so a deployment puts this file beside
 * them (ops/src/deploy/backend.ts).
 */
const file = join(import.meta.dirname, `.env.${process.env.GCLOUD_PROJECT}`);
if (process.env.FUNCTIONS_CONTROL_API === 'true' && existsSync(file)) process.loadEnvFile(file);

const NEW_PROJECT = 20;

const count = (least: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(least)), otherwise);

/** Virtual CPUs of the region. A new project has 20; some accounts get fewer. */
const CPUS: number = count(1, NEW_PROJECT).parse(process.env.VIDRIERA_CPU_QUOTA);

/** Returns the most instances of a function: Cloud Run refuses more than the region has CPUs for. @param wanted each takes a CPU at most */
export const atMost = (wanted: number): number => Math.min(wanted, CPUS);

/** Most instances of a function that crowds reach. */
export const CROWD_INSTANCES: number = atMost(
  count(1, NEW_PROJECT).parse(process.env.VIDRIERA_MAX_INSTANCES),
);

/** Instances of `pages` and of `api` that wait for visitors; docs/costs.md has their price. */
export const WAITING_INSTANCES: number = count(0, 0).parse(process.env.VIDRIERA_MIN_INSTANCES);
