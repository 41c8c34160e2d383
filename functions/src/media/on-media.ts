import { onRequest } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { guarded } from '../shared/guarded.ts';
import { httpOptions } from '../shared/options.ts';
import { serveFavicon } from './favicon.ts';
import { serve } from './serve.ts';

/** HTTP function behind `/img/**`: pictures, and the icons of link cards. The platform logs each request. */
export const media = onRequest(
  httpOptions,
  guarded('media', (req, res) =>
    req.path.startsWith('/img/favicon/') ? serveFavicon(req, res) : serve(services().bucket, req, res),
  ),
);
