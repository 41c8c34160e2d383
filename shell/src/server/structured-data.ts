import { publicPerfilSchema } from 'domain/api/schema';
import { itemData, type JsonObject } from 'domain/item/structured-data';
import { detailSchema } from 'domain/item/wire-schema';
import { perfilData, siteData } from 'domain/site/structured-data';
import { z } from 'domain/zod';

const itemSchema = z.object({ detail: detailSchema });
const perfilSchema = z.object({ perfil: publicPerfilSchema });

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

function objectsOf(routeId: string, loaded: unknown, origin: string): JsonObject[] {
  if (routeId === 'shell.landing') return siteData(origin);
  const item = itemSchema.safeParse(loaded);
  if (item.success) return itemData(item.data.detail, origin);
  const perfil = perfilSchema.safeParse(loaded);
  return perfil.success ? perfilData(perfil.data.perfil, origin) : [];
}
