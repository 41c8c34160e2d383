import { httpFunction } from '../../base/http/http-function.ts';
import { logger } from '../../base/process/logger.ts';
import { reportOptions } from '../../base/process/options.ts';
import { createReports } from './reports.ts';

const take = createReports({ log: (message, details) => logger.warn(message, details) });

/** HTTP function at `/api/avisos`: logs browsers’ errors. */
export const reports = httpFunction('reports', reportOptions, take);
