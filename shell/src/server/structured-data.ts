import { detalleSchema, perfilPublicoSchema } from 'domain/api-schema';
import { datosDeItem, type Objeto } from 'domain/datos-de-item';
import { datosDelSitio, datosDePerfil } from 'domain/datos-de-sitio';
import { z } from 'domain/zod';

const itemSchema = z.object({ detalle: detalleSchema });
const perfilSchema = z.object({ perfil: perfilPublicoSchema });

/**
 * What search engines are told of a screen (JSON-LD), as HTML for the head; `''` for a screen there is nothing to tell of. It comes with the
 * server's HTML alone: the browser neither draws it anew nor compares it, so it costs no script and needs no trusted type.
 * @param routeId of the screen
 * @param loaded what its loader gave
 */
export function structuredData(routeId: string, loaded: unknown, origin: string): string {
  const objects = objectsOf(routeId, loaded, origin);
  if (objects.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function objectsOf(routeId: string, loaded: unknown, origin: string): Objeto[] {
  if (routeId === 'shell.landing') return datosDelSitio(origin);
  const item = itemSchema.safeParse(loaded);
  if (item.success) return datosDeItem(item.data.detalle, origin);
  const perfil = perfilSchema.safeParse(loaded);
  return perfil.success ? datosDePerfil(perfil.data.perfil, origin) : [];
}
