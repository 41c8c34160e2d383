import { onRequest } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { guarded } from '../shared/guarded.ts';
import { cardOptions } from '../shared/options.ts';
import { serveCard } from './serve.ts';

/** HTTP function behind `/og/**`: pictures of shared links. The platform logs each request. */
export const cards = onRequest(
  cardOptions,
  guarded('cards', (req, res) => serveCard(services(), req, res)),
);
