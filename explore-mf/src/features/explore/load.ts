import { apiRutas, paginaSchema } from 'domain/api';
import { apiFrom } from 'kit/api';
import type { LoaderFunctionArgs } from 'kit/router';

/** The first page of upcoming events. */
export const loadExplore = (args: LoaderFunctionArgs) =>
  apiFrom(args)(paginaSchema, apiRutas.explore, { tipo: 'evento' });
