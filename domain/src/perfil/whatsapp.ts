import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { messages } from '../messages/messages.ts';
import { plainNumber } from '../values/invisible.ts';
import { safeUrl } from '../values/safe-url.ts';
import { ARGENTINA, OTHERS } from './phones.ts';

/** A number with its country code, an address without a number, or a problem in words. */
export type WhatsappReading = { digits: string } | { address: string } | { problem: string };

/** An Argentine number without its country: without '9', '0' and the mobile '15' ten digits remain. */
const NATIONAL = /^9?0?(?:(11)(?:15)?(\d{8})|([23]\d\d)(?:15)?(\d{7})|([23]\d{3})15(\d{6}))$/;
/** A number without its area code, with or without the 15. */
const LOCAL = /^0?(?:15)?\d{6,8}$/;
const OTHER = new RegExp(`^(?:${OTHERS.join('|')})$`);
/** E.164 digits, country code included. */
const WHOLE = /^[1-9]\d{7,14}$/;
/** Numbers that begin with 1 are North American and have eleven digits. */
const NOT_AMERICAN = /^1(?![2-9]\d{9}$)/;
const LANDLINE = /^54(?:11|[23]\d)\d{8}$/;
const { noArea, notPhone, noCountry } = messages.redes;

const isArgentine = (digits: string): boolean =>
  parsePhoneNumberFromString(`+${digits}`, ARGENTINA)?.isValid() ?? false;

function argentine(rest: string): WhatsappReading | null {
  const found = NATIONAL.exec(rest);
  const digits = found && `549${found.slice(1).join('')}`;
  return digits && isArgentine(digits) ? { digits } : null;
}

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
 * Reads an address's digits: with a country code, unless only an Argentine number fits. 54 without 9 is a
 * landline.
 */
function fromAddress(text: string): WhatsappReading {
  const digits = text.replace(/^00/, '');
  if (LANDLINE.test(digits)) return isArgentine(digits) ? { digits } : { problem: notPhone };
  if (digits.startsWith('54')) return international(digits);
  if (OTHER.test(digits)) return { digits };
  const inside = digits.length === 11 && !digits.startsWith('0') ? null : argentine(digits);
  if (inside) return inside;
  return WHOLE.test(digits) && digits.length > 8 && !NOT_AMERICAN.test(digits) ? { digits } : unread(digits);
}

const LINK = /^(?:https?:\/\/)?(?:www\.)?((?:wa\.me|(?:api\.|web\.|chat\.)?whatsapp\.com)\/\S+)$/i;

/** Returns the number in an address of WhatsApp; '' for groups and channels. */
function numberIn({ hostname, pathname, searchParams }: URL): string {
  const text = hostname === 'wa.me' ? pathname.slice(1) : (searchParams.get('phone') ?? '');
  return /^[+ ]?[\d ()-]+\/?$/.test(text) ? text.replaceAll(/\D/g, '') : '';
}

/** Keeps an address that carries a text or no number. */
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
 * Reads a WhatsApp as people type it. Without + or 00 it is Argentine and becomes 549….
 * @param landline keeps 54 without the 9
 */
export function readWhatsapp(typed: string, landline = false): WhatsappReading {
  const reading = read(typed);
  return landline && 'digits' in reading
    ? { digits: reading.digits.replace(/^549(?=\d{10}$)/, '54') }
    : reading;
}

export const whatsappAddress = (reading: WhatsappReading): string | null =>
  'digits' in reading ? `https://wa.me/${reading.digits}` : 'address' in reading ? reading.address : null;

/** Returns whether a whole number is an Argentine landline: 54 without the 9. */
export const isLandline = (digits: string): boolean => LANDLINE.test(digits);

/** Returns a number as people write it: '+54 9 11 5555-0134'; foreign ones as digits. */
export function shownWhatsapp(digits: string): string {
  const number = parsePhoneNumberFromString(`+${digits}`, ARGENTINA);
  return number?.formatInternational().replace(/ (?=\d{4}$)/, '-') ?? `+${digits}`;
}
