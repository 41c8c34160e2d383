import { domain } from './safe-url.ts';

/** Area codes of two and three digits; others have four. */
const AREA =
  '11|2(?:2[013]|3[067]|49|6[01346]|80|9[147-9])|3(?:36|4[1-358]|5[138]|6[24]|7[069]|8[013578])|[23]\\d{3}';
const ARGENTINE = new RegExp(`^(\\+54)?(9)?(?=\\d{10}$)(${AREA})(\\d{2,4})(\\d{4})$`);

/** '+5491155550134' → '+54 9 11 5555-0134'; other countries' numbers stay as typed. */
function phoneText(number: string): string {
  const [, country, mobile, area, first, last] = ARGENTINE.exec(number.replaceAll(/[-().]/g, '')) ?? [];
  return area ? [country, mobile, area, `${first}-${last}`].filter(Boolean).join(' ') : number;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray '%'
  }
}

/** Returns a link's address as people write it: a domain, a mail, a telephone number. @param href of `safeUrl` */
export function shownAddress(href: string): string {
  const { protocol, pathname } = new URL(href);
  if (protocol !== 'tel:' && protocol !== 'mailto:') return domain(href);
  const text = decoded(pathname);
  return protocol === 'tel:' ? phoneText(text.replace(/(?<=.);.*/, '')) : text;
}
