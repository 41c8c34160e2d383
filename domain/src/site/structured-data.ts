import type { PublicPerfil } from '../api/schema.ts';
import { perfilCardPath } from '../item/social-card.ts';
import type { JsonObject } from '../item/structured-data.ts';
import { addressOf } from '../localidad/address.ts';
import { hasPerfilCreador } from '../usuario/may.ts';

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
 * Structured data of a profile: an organization for creators, otherwise a person. Leaves out WhatsApp,
 * because a telephone number is not a page about anybody.
 */
export function perfilData(perfil: PublicPerfil, origin: string): JsonObject[] {
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
  ];
}
