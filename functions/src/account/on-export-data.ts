import { z } from '@vidriera/domain/zod';
import { services } from '../shared/admin.ts';
import { callable, inputOf, refusalOfZod, uidOf } from '../shared/callable.ts';
import { limited } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { exportOptions } from '../shared/options.ts';
import { exportData as collect, exportPart } from './export-data.ts';
import { throwIfGone } from './throw-if-gone.ts';

/** Callable `exportData`: see domain/api/callables-schema. */
export const exportData = callable(exportOptions, async (request) => {
  const uid = uidOf(request);
  const { cursor } = inputOf('exportData', request.data);
  if (cursor) await limited('exportPart', request);
  else await limited('exportData', request);
  await throwIfGone(uid);
  if (cursor === undefined) return collect(services(), uid);
  const answer = await exportPart(services(), uid, cursor).catch(refused);
  logger.info('exportData', { uid, isOver: answer.cursor === null });
  return answer;
});

function refused(error: unknown): never {
  throw error instanceof z.core.$ZodError ? refusalOfZod(error) : error;
}
