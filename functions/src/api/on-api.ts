import { pageSettings } from '../pages/config.ts';
import { services } from '../shared/admin.ts';
import { readEnv } from '../shared/env.ts';
import { httpFunction } from '../shared/http-function.ts';
import { apiOptions } from '../shared/options.ts';
import { createApi } from './app.ts';

/** On a local stack nobody waits ten seconds for what was just published, in milliseconds. */
const LOCALLY = 1000;

let app: ReturnType<typeof createApi> | undefined;

/** HTTP function behind `/api/**`. Failures are logged in http/failures.ts. */
export const api = httpFunction('api', apiOptions, (req, res) => {
  const { db, now } = services();
  const lookEvery = process.env.FUNCTIONS_EMULATOR === 'true' ? LOCALLY : undefined;
  app ??= createApi({ db, now, lookEvery, version: readEnv().version, origin: pageSettings().origin });
  app(req, res, () => res.destroy());
});
