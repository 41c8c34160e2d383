import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { publicPerfilSchema } from '../api/schema.ts';
import { contactPath, hasContact } from './contact.ts';
import { vcardOf } from './vcard.ts';

const NOTHING = { instagram: null, tiktok: null, whatsapp: null, facebook: null, sitioWeb: null };
const perfil = (facts: object = {}) =>
  publicPerfilSchema.parse({
    id: 'ana',
    username: 'ana',
    nombre: 'Peña; la de Ana, «el patio»',
    imagen: null,
    role: 'creador',
    redes: { ...NOTHING, whatsapp: 'https://wa.me/5491155550134', sitioWeb: 'https://ejemplo.com/a,b;c' },
    portada: null,
    descripcion: '',
    direccion: 'Balcarce 460, 1.º piso\nSan Telmo',
    localidad: { nombre: 'San Telmo', ciudad: 'Buenos Aires', provincia: 'CABA' },
    ubicacion: null,
    galeria: [],
    ...facts,
  });
const AT = { url: 'https://vidriera.test/ana', photo: null };

/** The values of a card as another library reads them. In a text it leaves `\;`, which RFC 2426 §4 asks for, as it is. */
function read(card: string): Record<string, unknown[]> {
  const [, properties] = ICAL.parse(card) as [string, [string, object, string, ...unknown[]][]];
  const found: Record<string, unknown[]> = {};
  for (const [name, , , value] of properties)
    found[name] = [...(found[name] ?? []), typeof value === 'string' ? value.replaceAll('\\;', ';') : value];
  return found;
}

describe('a contact', () => {
  it('has name, number, address, site and short link, whatever signs they have', () => {
    expect(read(vcardOf(perfil(), AT))).toEqual({
      version: ['3.0'],
      n: [['', 'Peña; la de Ana, «el patio»', '', '', '']],
      fn: ['Peña; la de Ana, «el patio»'],
      tel: ['+5491155550134'],
      adr: [['', '', 'Balcarce 460, 1.º piso\nSan Telmo', 'San Telmo', 'CABA', '', '']],
      url: ['https://ejemplo.com/a,b;c', 'https://vidriera.test/ana'],
    });
  });

  it('leaves out what the profile does not publish', () => {
    const card = vcardOf(perfil({ direccion: null, redes: NOTHING }), AT);
    expect(Object.keys(read(card))).toEqual(['version', 'n', 'fn', 'url']);
  });

  it('is folded, ends its lines as the standard says, and keeps a photo whole', () => {
    const photo = Buffer.from(new Uint8Array(6000).map((_, i) => i)).toString('base64');
    const card = vcardOf(perfil({ nombre: 'ñ'.repeat(200) }), { ...AT, photo });
    const lines = card.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(read(card)).toMatchObject({ fn: ['ñ'.repeat(200)], photo: [photo] });
  });

  it.each(['\r\nTEL:+1', '\nEND:VCARD', '\\', '\u2028'])('a name of %j adds no line of its own', (nombre) => {
    const found = read(vcardOf(perfil({ nombre: `Ana${nombre}` }), AT));
    expect(found.tel).toEqual(['+5491155550134']);
    expect(found.fn).toEqual([`Ana${nombre.replace('\r\n', '\n')}`]);
  });
});

it('is offered for a creator with a number or an address', () => {
  const group = { ...NOTHING, whatsapp: 'https://chat.whatsapp.com/AbCd' };
  expect(hasContact(perfil())).toBe(true);
  expect(hasContact(perfil({ redes: NOTHING }))).toBe(true);
  expect(hasContact(perfil({ direccion: null }))).toBe(true);
  expect(hasContact(perfil({ direccion: null, redes: group }))).toBe(false);
  expect(hasContact(perfil({ role: 'personal' }))).toBe(false);
  expect(contactPath('ana.díaz')).toBe('/ana.d%C3%ADaz/contacto.vcf');
});
