import { services } from '../shared/admin.ts';
import { callable, uidOf } from '../shared/callable.ts';
import { limited } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { exportOptions } from '../shared/options.ts';
import { exportData as collect } from './export-data.ts';

/** Callable `exportData`: see domain/api/callables-schema. */
export const exportData = callable(exportOptions, async (request) => {
  const uid = uidOf(request);
  await limited('exportData', request);
  const data = await collect(services(), uid);
  logger.info('exportData', { uid });
  return data;
});
