import { apiRutas, perfilRespuestaSchema } from 'domain/api';
import { apiFrom } from 'kit/api';
import type { LoaderFunctionArgs } from 'kit/router';

/** The public profile and one page of the tab asked for. */
export const loadPerfil = (args: LoaderFunctionArgs) =>
  apiFrom(args)(perfilRespuestaSchema, apiRutas.perfil(args.params.username ?? ''), {
    tab: new URL(args.request.url).searchParams.get('tab'),
  });
