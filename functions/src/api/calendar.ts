import { detalleParamsSchema, detalleSchema } from 'domain/api-schema';
import { citaDe, icsDe } from 'domain/calendario';
import { diaDe } from 'domain/fecha';
import { mensajes } from 'domain/messages';
import type { Request, Response } from 'express';
import { noEncontrado, parametros } from './http/failures.ts';
import { CACHE } from './http/headers.ts';
import { detalle } from './read/detail.ts';
import type { ReadDeps } from './read/explore.ts';

/**
 * `GET /api/items/{tipo}/{id}/calendario.ics`: a plain link that phones hand to their calendar, in-app browsers and pages without
 * scripts included. 404 for what is not there, has no day to come, or is a promo. Two reads.
 * @param deps.origin the site's, for the link in the entry
 */
export async function calendario(deps: ReadDeps & { origin: string }, req: Request, res: Response) {
  const { tipo, id } = parametros(detalleParamsSchema, req.params);
  const item = await detalle(deps, tipo, id);
  const cita = item && citaDe(detalleSchema.parse(item), diaDe(deps.now()));
  if (!cita) throw noEncontrado(mensajes.detalle.noExiste(tipo, id));
  res
    .set({ 'Cache-Control': CACHE, 'Content-Disposition': 'inline; filename="vidriera.ics"' })
    .type('text/calendar; charset=utf-8')
    .send(icsDe(cita, `${deps.origin}/explore/${tipo}/${encodeURIComponent(id)}`, deps.now()));
}
