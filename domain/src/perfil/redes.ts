import { messages } from '../messages/messages.ts';
import { plainNumber, withoutInvisible } from '../values/invisible.ts';
import { parseUrl } from '../values/parse-url.ts';
import { safeUrl } from '../values/safe-url.ts';

export const REDES = ['instagram', 'tiktok', 'whatsapp', 'facebook', 'sitioWeb'] as const;
export type Red = (typeof REDES)[number];

/** The field of `user` that stores each network. */
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
 * Returns the address of a typed network; `null` for an empty one. The specification also keeps WhatsApp text
 * without digits; here it is `null`, because its link would be dead.
 */
export function normalizeRed(red: Red, value: string | null | undefined): string | null {
  const text = withoutInvisible(value ?? '');
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

const PROFILE: Partial<Record<Red, RegExp>> = {
  instagram: /^https:\/\/instagram\.com\/([^/?#]+)$/,
  tiktok: /^https:\/\/www\.tiktok\.com\/@([^/?#]+)$/,
  facebook: /^https:\/\/www\.facebook\.com\/([^/?#]+)$/,
  whatsapp: /^https:\/\/wa\.me\/(\d+)$/,
  sitioWeb: /^https:\/\/([^/?#]+)\/$/,
};
const BEFORE: Partial<Record<Red, string>> = { instagram: '@', tiktok: '@' };

/** Returns a stored address as people type it, if that leads back to it: '@milonga.sur', '5491155550134'. */
export function handleOf(red: Red, url: string): string {
  const found = PROFILE[red]?.exec(url)?.[1];
  if (!found) return url;
  try {
    const text = `${BEFORE[red] ?? ''}${decodeURIComponent(found)}`;
    return normalizeRed(red, text) === url && redProblem(red, text) === null ? text : url;
  } catch {
    return url; // badly encoded
  }
}

/** Digits of the shortest number with its country and area. */
const PHONE_MIN = 8;

/** Returns a `wa.me` address that takes a text; `null` for groups and other addresses. */
export function whatsappOf(value: string | null): string | null {
  const url = parseUrl(normalizeRed('whatsapp', value) ?? '');
  const number =
    url?.hostname === 'wa.me'
      ? url.pathname.slice(1)
      : /^(?:api|web)\.whatsapp\.com$/.test(url?.hostname ?? '')
        ? url?.searchParams.get('phone')
        : null;
  const [, digits] = /^[+ ]?(\d+)$/.exec(number ?? '') ?? [];
  return digits && digits.length >= PHONE_MIN ? `https://wa.me/${digits}` : null;
}

/** Returns the problem of a typed network in words for people. */
export function redProblem(red: Red, value: string): string | null {
  const text = withoutInvisible(value);
  if (!text) return null;
  const url = normalizeRed(red, text);
  const whole = /^http/i.test(text) || SITE.test(text);
  const { notHandle, blankInHandle, notPhone, notWebsite } = messages.redes;
  if (red === 'sitioWeb' || whole) return url ? null : notWebsite;
  if (red === 'whatsapp') {
    const digits = text.replaceAll(/\D/g, '').length;
    return digits >= PHONE_MIN && /^[\d\s+()./-]+$/.test(plainNumber(text)) ? null : notPhone;
  }
  if (/\s/.test(text)) return blankInHandle;
  return url && /^@?[\p{L}\p{N}._-]+$/u.test(text) ? null : notHandle;
}
