import { onRequest } from 'firebase-functions/https';
import { pageSettings } from '../pages/config.ts';
import { services } from '../shared/admin.ts';
import { guarded } from '../shared/guarded.ts';
import { cardOptions } from '../shared/options.ts';
import { createCards } from './serve.ts';

let serve: ReturnType<typeof createCards> | undefined;

/** HTTP function behind `/og/**`: pictures of shared links. */
export const cards = onRequest(
  cardOptions,
  guarded('cards', (req, res) => {
    serve ??= createCards({ ...services(), ...pageSettings() });
    return serve(req, res);
  }),
);
