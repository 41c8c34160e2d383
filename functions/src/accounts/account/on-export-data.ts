import { z } from '@vidriera/domain/zod';
import { define } from '../../base/callables/define.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusalOfZod } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { logger } from '../../base/process/logger.ts';
import { exportOptions } from '../../base/process/options.ts';
import { exportData as collect, exportPart } from './export-data.ts';

/** Callable `exportData`: see domain/api/callables-schema. */
export const exportData = define('exportData', exportOptions, {
  only: {
    who: 'session',
    limits: [
      {
        scopes: ['exportData', 'exportPart'],
        count: ({ input, request }) => limited(input.cursor ? 'exportPart' : 'exportData', request),
      },
    ],
    even: 'suspended',
    answer: async ({ uid, input: { cursor } }) => {
      if (cursor === undefined) return collect(services(), uid);
      const answer = await exportPart(services(), uid, cursor).catch(refused);
      logger.info('exportData', { uid, isOver: answer.cursor === null });
      return answer;
    },
  },
});

function refused(error: unknown): never {
  throw error instanceof z.core.$ZodError ? refusalOfZod(error) : error;
}
