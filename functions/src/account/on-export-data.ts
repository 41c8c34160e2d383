import { logger } from 'firebase-functions';
import { onCall } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { uidDe } from '../shared/callable.ts';
import { accountOptions } from '../shared/options.ts';
import { exportData as collect } from './export-data.ts';

/** Callable `exportData`: see domain/callables. */
export const exportData = onCall(accountOptions, async (request) => {
  const uid = uidDe(request);
  const data = await collect(services(), uid);
  logger.info('exportData', { uid });
  return data;
});
