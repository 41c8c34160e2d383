import type { Express } from 'express';
import { onRequest } from 'firebase-functions/https';
import { pageSettings } from '../pages/config.ts';
import { services } from '../shared/admin.ts';
import { readEnv } from '../shared/env.ts';
import { guarded } from '../shared/guarded.ts';
import { httpOptions } from '../shared/options.ts';
import { createApi } from './app.ts';

let app: Express | undefined;

/** HTTP function behind `/api/**`. Failures are logged in http/failures.ts. */
export const api = onRequest(
  httpOptions,
  guarded('api', (req, res) => {
    app ??= createApi({ ...services(), version: readEnv().version, origin: pageSettings().origin });
    app(req, res);
  }),
);
