import type { PublicPerfil } from '../api/schema.ts';
import { fold } from '../values/fold-line.ts';
import { phoneOf } from './contact.ts';

/** Escapes a value (RFC 2426 §4); no line of its own begins in it. */
const text = (value: string): string =>
  value.replaceAll(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

/**
 * Returns a profile's contact as vCard 3.0, which Android's and iOS's address books open. It holds only what the profile publishes.
 * @param of.url the profile's short link
 * @param of.photo a JPEG in base64; `null` for none
 */
export function vcardOf(perfil: PublicPerfil, { url, photo }: { url: string; photo: string | null }): string {
  const { nombre, direccion, localidad, redes } = perfil;
  const phone = phoneOf(perfil);
  const place = [direccion ?? '', localidad?.nombre ?? '', localidad?.provincia ?? ''];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${text(nombre)};;;`,
    `FN:${text(nombre)}`,
    phone && `TEL;TYPE=CELL:${phone}`,
    direccion && `ADR;TYPE=WORK:;;${place.map(text).join(';')};;`,
    redes.sitioWeb && `URL:${redes.sitioWeb}`,
    `URL:${url}`,
    photo && `PHOTO;ENCODING=b;TYPE=JPEG:${photo}`,
    'END:VCARD',
  ];
  return lines
    .filter((line): line is string => Boolean(line))
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
