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

/** Most instances of a function that crowds reach. A new project has 20 virtual CPUs in a region. */
export const CROWD_INSTANCES: number = count(1, NEW_PROJECT).parse(process.env.VIDRIERA_MAX_INSTANCES);

/** Instances of `pages` and of `api` that wait for visitors; docs/costs.md has their price. */
export const WAITING_INSTANCES: number = count(0, 0).parse(process.env.VIDRIERA_MIN_INSTANCES);
