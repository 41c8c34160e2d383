import { services } from '../../base/firestore/admin.ts';
import { httpFunction } from '../../base/http/http-function.ts';
import { cardOptions } from '../../base/process/options.ts';
import { pageSettings } from '../pages/config.ts';
import { createCards } from './serve.ts';

let serve: ReturnType<typeof createCards> | undefined;

/** HTTP function behind `/og/**` and `/{username}/contacto.vcf`: pictures of shared links, and contacts. */
export const cards = httpFunction('cards', cardOptions, (req, res) => {
  const { db, thumbnails, now } = services();
  serve ??= createCards({ db, thumbnails, now, ...pageSettings() });
  return serve(req, res);
});
