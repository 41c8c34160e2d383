import { enlaceSeguro } from './enlace.ts';

export const REDES = ['instagram', 'tiktok', 'whatsapp', 'facebook', 'sitioWeb'] as const;
export type Red = (typeof REDES)[number];

/** The field of `user` each network is stored in. */
export const CAMPO_RED = {
  instagram: 'link_Instagram',
  tiktok: 'link_TikTok',
  whatsapp: 'link_Wssp',
  facebook: 'link_Facebook',
  sitioWeb: 'link_SitioWeb',
} as const satisfies Record<Red, string>;

const SITIO = /^(?:[a-z]{1,3}\.)?(?:instagram|tiktok|facebook)\.com\/./i;
const handle = (texto: string): string =>
  encodeURIComponent(texto.replace(/^@+/, '').replaceAll(/\/|\p{Surrogate}/gu, ''));

/**
 * What a person typed for a network, as the address it leads to. A value starting with http is kept (if it is a safe
 * address), and so is a profile's address without it; handles become profile addresses; a website gets `https://`; WhatsApp keeps the digits as a wa.me link.
 * Empty gives `null`. WhatsApp without a digit gives `null` too: the specification reads it both as null and as the raw
 * text, and raw text would be a link that leads nowhere.
 */
export function normalizarRed(red: Red, valor: string | null | undefined): string | null {
  const texto = valor?.trim() ?? '';
  if (!texto) return null;
  if (/^http/i.test(texto) || SITIO.test(texto)) return enlaceSeguro(texto);
  switch (red) {
    case 'instagram':
      return handle(texto) ? `https://instagram.com/${handle(texto)}` : null;
    case 'tiktok':
      return handle(texto) ? `https://www.tiktok.com/@${handle(texto)}` : null;
    case 'facebook':
      return handle(texto) ? `https://www.facebook.com/${handle(texto)}` : null;
    case 'whatsapp': {
      const digitos = texto.replaceAll(/\D/g, '');
      return digitos ? `https://wa.me/${digitos}` : null;
    }
    case 'sitioWeb':
      return enlaceSeguro(texto);
  }
}
