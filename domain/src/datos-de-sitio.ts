import type { PerfilPublico } from './api.ts';
import type { Objeto } from './datos-de-item.ts';
import { rutaTarjetaDePerfil } from './tarjeta-social.ts';

/** The product, with its search: for the landing page. */
export const datosDelSitio = (origin: string): Objeto[] => [
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
 * Whose page a public profile is: a creator's is an organization, anybody else's a person. Of the networks, WhatsApp is left
 * out: its address is a telephone number, and no page about anybody.
 */
export function datosDePerfil(perfil: PerfilPublico, origin: string): Objeto[] {
  const { nombre, username, imagen, descripcion, direccion, ubicacion, role, redes } = perfil;
  const { instagram, tiktok, facebook, sitioWeb } = redes;
  const url = `${origin}/${encodeURIComponent(username)}`;
  const sameAs = [instagram, tiktok, facebook, sitioWeb].filter((una) => una !== null);
  const lugar = role === 'creador' && ubicacion;
  return [
    {
      '@type': 'ProfilePage',
      url,
      inLanguage: 'es-AR',
      mainEntity: {
        '@type': role === 'creador' ? 'Organization' : 'Person',
        '@id': `${url}#perfil`,
        name: nombre,
        alternateName: `@${username}`,
        url,
        description: descripcion || undefined,
        image: imagen ? `${origin}/img/1200/${imagen}` : origin + rutaTarjetaDePerfil(perfil),
        address: direccion ?? undefined,
        location: lugar
          ? {
              '@type': 'Place',
              geo: { '@type': 'GeoCoordinates', latitude: lugar.lat, longitude: lugar.lng },
            }
          : undefined,
        sameAs: sameAs.length > 0 ? sameAs : undefined,
      },
    },
  ];
}
