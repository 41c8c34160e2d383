import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vidriera/domain/zod-classic';
import { ROOT } from '@vidriera/local/cli/paths';
import { SECRETS } from '../../ops/src/project/secret.ts';
import { PRICES } from './prices.ts';

/** Assumptions about a house that is deployed once a week, all functions each time, with images kept for a month. */
const STANDING_ASSUMPTIONS = {
  deployments: 4,
  /** Of an image's own layers; the base is shared. */
  imageGb: 0.06,
  buildMinutes: 2,
  /** Time series that alerts read each minute. */
  alertSeries: 100,
} as const;

const REPLICAS = 2;
const MINUTES = 30 * 24 * 60;
const policySchema = z.object({ conditions: z.array(z.unknown()) });

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Returns what a project has: functions, those on a schedule, and conditions of alerts. */
function counted() {
  const names = read('functions/src/index.ts').match(/^export const /gm) ?? [];
  const scheduled = globSync('functions/src/*/*/on-*.ts', { cwd: ROOT })
    .map((file) => read(file).match(/onSchedule\(/g)?.length ?? 0)
    .reduce((sum, some) => sum + some, 0);
  const conditions = globSync('ops/monitoring/policies/*.json', { cwd: ROOT })
    .map((file) => policySchema.parse(JSON.parse(read(file))).conditions.length)
    .reduce((sum, some) => sum + some, 0);
  return { functions: names.length, scheduled, conditions };
}

/** Returns the dollars a month of what costs without any visitor, by part. Free quotas may pay all of it but images and alerts. */
export function standingCosts(): Record<'images' | 'builds' | 'schedules' | 'alerts' | 'secrets', number> {
  const { functions, scheduled, conditions } = counted();
  const { deployments, imageGb, buildMinutes, alertSeries } = STANDING_ASSUMPTIONS;
  const built = functions * deployments;
  return {
    images: built * imageGb * PRICES.imageGb,
    builds: built * buildMinutes * PRICES.buildMinute,
    schedules: scheduled * PRICES.schedule,
    alerts: conditions * PRICES.alert + alertSeries * MINUTES * PRICES.alertSeries,
    secrets: SECRETS.length * REPLICAS * PRICES.secret,
  };
}
