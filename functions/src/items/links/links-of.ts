import { FIELDS } from '@vidriera/domain/item/kinds';
import { RED_FIELD } from '@vidriera/domain/perfil/redes';
import { hostOf } from '@vidriera/domain/values/host';
import type { Tipo } from '@vidriera/domain/values/ids';
import { safeUrl } from '@vidriera/domain/values/safe-url';
import { textPieces } from '@vidriera/domain/values/text-links';

type Data = Record<string, unknown>;

/** Texts of items whose addresses become links. */
const TEXTS = ['descripcion', 'descripcionReserva'];
const PROFILE_TEXT = 'descripcion';

/** Stands in a text for an address that is left out. */
const LEFT_OUT = '[enlace desactivado]';

const isLink = (tipo: Tipo, name: string): boolean => {
  const fields: Record<string, { rule: { type: string } }> = FIELDS[tipo];
  const type = fields[name]?.rule.type;
  return type === 'link' || type === 'optionalLink';
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const hostsOfLink = (value: unknown): string[] => {
  const host = hostOf(safeUrl(text(value)));
  return host === null ? [] : [host];
};
const hostsOfText = (value: unknown): string[] =>
  textPieces(text(value)).flatMap((piece) => (typeof piece === 'string' ? [] : hostsOfLink(piece.href)));

/** Returns the hosts that an item leads to. */
export const hostsOfItem = (tipo: Tipo, doc: Data): string[] =>
  Object.entries(doc).flatMap(([name, value]) => {
    if (isLink(tipo, name)) return hostsOfLink(value);
    return TEXTS.includes(name) ? hostsOfText(value) : [];
  });

/** Returns the hosts that a profile leads to. */
export const hostsOfPerson = (user: Data, creador: Data | undefined): string[] => [
  ...Object.values(RED_FIELD).flatMap((field) => hostsOfLink(user[field])),
  ...hostsOfText(creador?.[PROFILE_TEXT]),
];

type Listed = readonly string[] | null | undefined;

/** Returns a link, or `null` if its host is listed. */
export const linkWithout = (listed: Listed, value: string | null): string | null =>
  listed?.length && hostsOfLink(value).some((host) => listed.includes(host)) ? null : value;

/** Returns a text without addresses of listed hosts. */
export function textWithout(listed: Listed, value: string): string {
  if (!listed?.length) return value;
  return textPieces(value)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return linkWithout(listed, piece.href) === null ? LEFT_OUT : piece.text;
    })
    .join('');
}

/** Returns an item as public answers show it: without addresses of listed hosts. */
export function withoutListed<D extends object & { listedHosts?: Listed }>(tipo: Tipo, doc: D): D {
  const { listedHosts } = doc;
  if (!listedHosts?.length) return doc;
  const shown = Object.entries(doc).map(([name, value]: [string, unknown]) => {
    if (isLink(tipo, name)) return [name, linkWithout(listedHosts, text(value) || null)];
    return [name, TEXTS.includes(name) ? textWithout(listedHosts, text(value)) : value];
  });
  return Object.fromEntries(shown) as D;
}
