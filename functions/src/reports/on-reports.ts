import { httpFunction } from '../http/http-function.ts';
import { logger } from '../process/logger.ts';
import { reportOptions } from '../process/options.ts';
import { createReports } from './reports.ts';

const take = createReports({ log: (message, details) => logger.warn(message, details) });

/** HTTP function at `/api/avisos`: logs browsers’ errors. */
export const reports = httpFunction('reports', reportOptions, take);
