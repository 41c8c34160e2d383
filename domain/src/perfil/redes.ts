import { messages } from '../messages/messages.ts';
import { plainNumber, withoutInvisible } from '../values/invisible.ts';
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

/** A stored address as a person would type it: '@milonga.sur', '5491155550134'; the address itself where that would not lead back to it. */
export function handleOf(red: Red, url: string): string {
  const found = PROFILE[red]?.exec(url)?.[1];
  if (!found) return url;
  try {
    const text = `${BEFORE[red] ?? ''}${decodeURIComponent(found)}`;
    return normalizeRed(red, text) === url && redProblem(red, text) === null ? text : url;
  } catch {
    return url; // no encoding of ours
  }
}

/** Digits of the shortest number with its country and area. */
const PHONE_MIN = 8;

/** A stored WhatsApp as an address that a text may be added to, `https://wa.me/{digits}`; `null` for a group's, and for anything else. */
export function whatsappOf(value: string | null): string | null {
  const url = URL.parse(normalizeRed('whatsapp', value) ?? '');
  const number =
    url?.hostname === 'wa.me'
      ? url.pathname.slice(1)
      : /^(?:api|web)\.whatsapp\.com$/.test(url?.hostname ?? '')
        ? url?.searchParams.get('phone')
        : null;
  const [, digits] = /^[+ ]?(\d+)$/.exec(number ?? '') ?? [];
  return digits && digits.length >= PHONE_MIN ? `https://wa.me/${digits}` : null;
}

/** What is wrong with what was typed for a network, in words for people; `null` for an empty field, too. */
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
