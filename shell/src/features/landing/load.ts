import { apiRutas, type Destacados } from 'domain/api';
import { destacadosSchema } from 'domain/api-schema';
import { apiFrom } from 'kit/api';
import { ApiFallo } from 'kit/api-fallo';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';

export interface LandingDatos {
  /** Today, as the loader saw it. */
  hoy: string;
  /** `null` when they could not be read: the page stands without them. */
  destacados: Destacados | null;
}

/** What the landing page shows of the agenda. */
export async function loadLanding(args: LoaderFunctionArgs): Promise<LandingDatos> {
  const hoy = today();
  try {
    return { hoy, destacados: await apiFrom(args)(destacadosSchema, apiRutas.destacados) };
  } catch (caught) {
    if (!(caught instanceof ApiFallo)) throw caught;
    return { hoy, destacados: null };
  }
}
