import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { messages } from '../messages/messages.ts';
import { plainNumber } from '../values/invisible.ts';
import { safeUrl } from '../values/safe-url.ts';
import { ARGENTINA, OTHERS } from './phones.ts';

/** A WhatsApp as it was typed or stored: a whole number, country first; an address without a number; or a problem in words. */
export type WhatsappReading = { digits: string } | { address: string } | { problem: string };

/**
 * An Argentine number without its country: '9', '0' and the '15' of mobiles are left out, ten digits stay. The area code has two digits (11),
 * three or four, and begins with 2 or 3.
 */
const NATIONAL = /^9?0?(?:(11)(?:15)?(\d{8})|([23]\d\d)(?:15)?(\d{7})|([23]\d{3})15(\d{6}))$/;
/** A number without its area code, with or without the 15. */
const LOCAL = /^0?(?:15)?\d{6,8}$/;
const OTHER = new RegExp(`^(?:${OTHERS.join('|')})$`);
/** Digits of a whole number, its country's included (E.164). */
const WHOLE = /^[1-9]\d{7,14}$/;
/** North American numbers begin with 1 and have eleven digits; nothing else begins with 1. */
const NOT_AMERICAN = /^1(?![2-9]\d{9}$)/;
const LANDLINE = /^54(?:11|[23]\d)\d{8}$/;
const { noArea, notPhone, noCountry } = messages.redes;

const isArgentine = (digits: string): boolean =>
  parsePhoneNumberFromString(`+${digits}`, ARGENTINA)?.isValid() ?? false;

/** Reads what follows the country's 54, or a number without any country. */
function argentine(rest: string): WhatsappReading | null {
  const found = NATIONAL.exec(rest);
  const digits = found && `549${found.slice(1).join('')}`;
  return digits && isArgentine(digits) ? { digits } : null;
}

/** The problem of an Argentine number that is not whole. */
const unread = (rest: string): WhatsappReading => ({ problem: LOCAL.test(rest) ? noArea : notPhone });

function international(digits: string): WhatsappReading {
  if (digits.startsWith('54')) return argentine(digits.slice(2)) ?? unread(digits.slice(2));
  return WHOLE.test(digits) ? { digits } : { problem: notPhone };
}

function national(digits: string): WhatsappReading {
  const whole = argentine(digits) ?? (digits.startsWith('54') ? argentine(digits.slice(2)) : null);
  if (whole) return whole;
  return digits.length > 10 && WHOLE.test(digits) ? { problem: noCountry } : unread(digits);
}

/**
 * Reads the digits of an address. They begin with their country, unless no country has such a number and an Argentine one is read in them.
 * After 54 a missing 9 stays missing: a landline's address has none.
 */
function fromAddress(said: string): WhatsappReading {
  const digits = said.replace(/^00/, '');
  if (LANDLINE.test(digits)) return isArgentine(digits) ? { digits } : { problem: notPhone };
  if (digits.startsWith('54')) return international(digits);
  if (OTHER.test(digits)) return { digits };
  const inside = digits.length === 11 && !digits.startsWith('0') ? null : argentine(digits);
  if (inside) return inside;
  return WHOLE.test(digits) && digits.length > 8 && !NOT_AMERICAN.test(digits) ? { digits } : unread(digits);
}

const LINK = /^(?:https?:\/\/)?(?:www\.)?((?:wa\.me|(?:api\.|web\.|chat\.)?whatsapp\.com)\/\S+)$/i;

/** The number in an address of WhatsApp: `wa.me/{number}`, `…whatsapp.com/send?phone={number}`; '' for a group's or a channel's. */
function numberIn({ hostname, pathname, searchParams }: URL): string {
  const said = hostname === 'wa.me' ? pathname.slice(1) : (searchParams.get('phone') ?? '');
  return /^[+ ]?[\d ()-]+\/?$/.test(said) ? said.replaceAll(/\D/g, '') : '';
}

/** Reads an address of WhatsApp; one that carries words, or no number, is kept as it is. */
function fromLink(address: string): WhatsappReading {
  const safe = safeUrl(`https://${address}`);
  if (!safe) return { problem: notPhone };
  const url = new URL(safe);
  const number = numberIn(url);
  return !number || url.searchParams.has('text') ? { address: safe } : fromAddress(number);
}

function read(typed: string): WhatsappReading {
  const text = plainNumber(typed);
  const [, address] = LINK.exec(text) ?? [];
  if (address) return fromLink(address);
  if (/^https?:/i.test(text)) {
    const safe = safeUrl(text);
    return safe ? { address: safe } : { problem: notPhone };
  }
  if (!/^[\d\s+().\-/]*\d[\d\s().\-/]*$/.test(text)) return { problem: notPhone };
  const digits = text.replaceAll(/\D/g, '');
  if (/^\(?\+/.test(text)) return international(digits);
  return digits.startsWith('00') ? international(digits.slice(2)) : national(digits);
}

/**
 * Reads a WhatsApp as people type or paste it. With + or 00 before it a number keeps its digits, but for Argentina's. Any other is Argentine:
 * 0 and 15 are left out, 549 is put before it.
 * @param landline the number is a landline's: it keeps 54 without the 9
 */
export function readWhatsapp(typed: string, landline = false): WhatsappReading {
  const reading = read(typed);
  return landline && 'digits' in reading
    ? { digits: reading.digits.replace(/^549(?=\d{10}$)/, '54') }
    : reading;
}

/** The address of a reading; `null` for a problem. */
export const whatsappAddress = (reading: WhatsappReading): string | null =>
  'digits' in reading ? `https://wa.me/${reading.digits}` : 'address' in reading ? reading.address : null;

/** Whether a whole number is of an Argentine landline: 54 without the 9. */
export const isLandline = (digits: string): boolean => LANDLINE.test(digits);

/** A whole number as people write it: '+54 9 11 5555-0134'; of other countries the digits alone. */
export function shownWhatsapp(digits: string): string {
  const number = parsePhoneNumberFromString(`+${digits}`, ARGENTINA);
  return number?.formatInternational().replace(/ (?=\d{4}$)/, '-') ?? `+${digits}`;
}
