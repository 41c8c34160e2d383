import { exportsBucket } from '@vidriera/domain/site/exports';
import { onSchedule } from 'firebase-functions/scheduler';
import { services } from '../shared/admin.ts';
import { readEnv } from '../shared/env.ts';
import { logger } from '../shared/logger.ts';
import { nightlyExportOptions } from '../shared/options.ts';
import { googleCaller } from './call-google.ts';
import { exportAccounts, hashParameters } from './export-accounts.ts';

/** Exports sign-ins and starts an export of the database. The buckets are made by `npm run project:setup`. */
export const nightlyExport = onSchedule(nightlyExportOptions, async () => {
  const { bucket, now } = services();
  const { projectId: project } = readEnv();
  const call = googleCaller();
  const name = exportsBucket(project);
  const when = now().toISOString().replaceAll(':', '-');
  const accounts = await exportAccounts(
    { call, bucket: bucket.storage.bucket(name), project },
    { file: `auth/${when}.jsonl.gz`, hash: await hashParameters(call, project) },
  );
  await call('firestore', `/v1/projects/${project}/databases/(default):exportDocuments`, {
    outputUriPrefix: `gs://${name}/firestore/${when}`,
  });
  logger.info('nightlyExport', { accounts });
});
