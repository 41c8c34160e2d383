import { httpFunction } from '../shared/http-function.ts';
import { logger } from '../shared/logger.ts';
import { reportOptions } from '../shared/options.ts';
import { createReports } from './reports.ts';

const take = createReports({ log: (message, details) => logger.warn(message, details) });

/** HTTP function at `/api/avisos`: logs browsers’ errors. */
export const reports = httpFunction('reports', reportOptions, take);
