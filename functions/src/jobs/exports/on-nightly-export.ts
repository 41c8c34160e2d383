import { exportsBucket } from '@vidriera/domain/site/exports';
import { onSchedule } from 'firebase-functions/scheduler';
import { services } from '../../base/firestore/admin.ts';
import { readEnv } from '../../base/process/env.ts';
import { logger } from '../../base/process/logger.ts';
import { nightlyExportOptions } from '../../base/process/options.ts';
import { timeLeft } from '../../base/time/time-left.ts';
import { googleCaller } from './call-google.ts';
import { hashParameters } from './export-accounts.ts';
import { EXPORTED_LINE, exportNight } from './export-night.ts';

/** Leaves a minute for the last file. */
const LEFT_MS = 450_000;

/**
 * Starts an export of the database and exports sign-ins. The buckets are made by `npm run project:setup`. An alert waits for the line
 * of a complete export (ops/monitoring/policies/exports.json).
 */
export const nightlyExport = onSchedule(nightlyExportOptions, async () => {
  const left = timeLeft(LEFT_MS);
  const { bucket, now } = services();
  const { projectId: project } = readEnv();
  const call = googleCaller();
  const hash = await hashParameters(call, project);
  const exports = bucket.storage.bucket(exportsBucket(project));
  const deps = { call, bucket: exports, project, now, left };
  const { accounts, files, done } = await exportNight(deps, hash);
  logger.info(done ? EXPORTED_LINE : 'exports: go on later', { accounts, files });
});
