import { onRequest } from 'firebase-functions/https';
import { origins, releases } from '../releases/live.ts';
import { logger } from '../shared/logger.ts';
import { httpOptions } from '../shared/options.ts';
import { createGate } from './gate.ts';

/** HTTP function behind `/r/**` and `/remotes.json`. */
export const gate = onRequest(
  httpOptions,
  createGate({ origins, releases, log: (message, details) => logger.warn(message, details) }),
);
