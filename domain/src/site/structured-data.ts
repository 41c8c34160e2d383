import type { PublicPerfil } from '../api/schema.ts';
import { perfilCardPath } from '../item/social-card.ts';
import type { JsonObject } from '../item/structured-data.ts';
import type { Card } from '../item/wire-schema.ts';
import { addressOf } from '../localidad/address.ts';
import { hasPerfilCreador } from '../usuario/may.ts';
import { safeUrl } from '../values/safe-url.ts';

/** Structured data of the landing page: the product and its search. */
export const siteData = (origin: string): JsonObject[] => [
  {
    '@type': 'WebSite',
    name: 'Vidriera',
    url: `${origin}/`,
    inLanguage: 'es-AR',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/explore?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

/**
 * Structured data of a profile: an organization for creators, otherwise a person, and the list that the page shows. Leaves
 * out WhatsApp, because a telephone number is not a page about anybody.
 */
export function perfilData(perfil: PublicPerfil, items: readonly Card[], origin: string): JsonObject[] {
  const { nombre, username, imagen, descripcion, direccion, ubicacion, role, redes } = perfil;
  const { instagram, tiktok, facebook, sitioWeb } = redes;
  const url = `${origin}/${encodeURIComponent(username)}`;
  const sameAs = [instagram, tiktok, facebook, sitioWeb].filter((item) => item !== null);
  const place = hasPerfilCreador(role) && ubicacion;
  return [
    {
      '@type': 'ProfilePage',
      url,
      inLanguage: 'es-AR',
      mainEntity: {
        '@type': hasPerfilCreador(role) ? 'Organization' : 'Person',
        '@id': `${url}#perfil`,
        name: nombre,
        alternateName: `@${username}`,
        url,
        description: descripcion || undefined,
        image: imagen ? `${origin}/img/1200/${imagen}` : origin + perfilCardPath(perfil),
        address: addressOf(direccion, perfil.localidad),
        location: place
          ? {
              '@type': 'Place',
              geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
            }
          : undefined,
        sameAs: sameAs.length > 0 ? sameAs : undefined,
      },
    },
    ...shownItems(perfil, items, origin),
  ];
}

/** The items of a page of a profile, in the order shown. */
function shownItems({ nombre }: PublicPerfil, items: readonly Card[], origin: string): JsonObject[] {
  const itemListElement = items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.titulo,
    url:
      item.tipo === 'link'
        ? (safeUrl(item.enlace) ?? undefined)
        : `${origin}/explore/${item.tipo}/${encodeURIComponent(item.id)}`,
  }));
  return items.length > 0 ? [{ '@type': 'ItemList', name: nombre, itemListElement }] : [];
}
