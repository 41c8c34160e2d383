import { safeUrl } from '../values/safe-url.ts';

export const REDES = ['instagram', 'tiktok', 'whatsapp', 'facebook', 'sitioWeb'] as const;
export type Red = (typeof REDES)[number];

/** The field of `user` each network is stored in. */
export const RED_FIELD = {
  instagram: 'link_Instagram',
  tiktok: 'link_TikTok',
  whatsapp: 'link_Wssp',
  facebook: 'link_Facebook',
  sitioWeb: 'link_SitioWeb',
} as const satisfies Record<Red, string>;

const SITE = /^(?:[a-z]{1,3}\.)?(?:instagram|tiktok|facebook)\.com\/./i;
const handle = (text: string): string =>
  encodeURIComponent(text.replace(/^@+/, '').replaceAll(/\/|\p{Surrogate}/gu, ''));

/**
 * What a person typed for a network, as the address it leads to. A value starting with http is kept (if it is a safe
 * address), and so is a profile's address without it; handles become profile addresses; a website gets `https://`; WhatsApp keeps the digits as a wa.me link.
 * Empty gives `null`. WhatsApp without a digit gives `null` too: the specification reads it both as null and as the raw
 * text, and raw text would be a link that leads nowhere.
 */
export function normalizeRed(red: Red, value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  if (!text) return null;
  if (/^http/i.test(text) || SITE.test(text)) return safeUrl(text);
  switch (red) {
    case 'instagram':
      return handle(text) ? `https://instagram.com/${handle(text)}` : null;
    case 'tiktok':
      return handle(text) ? `https://www.tiktok.com/@${handle(text)}` : null;
    case 'facebook':
      return handle(text) ? `https://www.facebook.com/${handle(text)}` : null;
    case 'whatsapp': {
      const digits = text.replaceAll(/\D/g, '');
      return digits ? `https://wa.me/${digits}` : null;
    }
    case 'sitioWeb':
      return safeUrl(text);
  }
}
