import { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusalOfZod, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { exportOptions } from '../../base/process/options.ts';
import { exportData as collect, exportPart } from './export-data.ts';

/** Callable `exportData`: see domain/api/callables-schema. */
export const exportData = callable(exportOptions, async (request) => {
  const uid = uidOf(request);
  const { cursor } = inputOf('exportData', request.data);
  if (cursor) await limited('exportPart', request);
  else await limited('exportData', request);
  await throwIfGone(uid, 'exportData');
  if (cursor === undefined) return collect(services(), uid);
  const answer = await exportPart(services(), uid, cursor).catch(refused);
  logger.info('exportData', { uid, isOver: answer.cursor === null });
  return answer;
});

function refused(error: unknown): never {
  throw error instanceof z.core.$ZodError ? refusalOfZod(error) : error;
}
