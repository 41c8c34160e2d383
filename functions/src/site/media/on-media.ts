import { services } from '../../base/firestore/admin.ts';
import { httpFunction } from '../../base/http/http-function.ts';
import { mediaOptions } from '../../base/process/options.ts';
import { createFavicons } from './favicon.ts';
import { createMedia } from './serve.ts';

const favicons = createFavicons();
let pictures: ReturnType<typeof createMedia> | undefined;

/** HTTP function behind `/img/**`: pictures, and the icons of link cards. */
export const media = httpFunction('media', mediaOptions, (req, res) => {
  if (req.path.startsWith('/img/favicon/')) return favicons(req, res);
  pictures ??= createMedia(services());
  return pictures(req, res);
});
