import { messages } from '@vidriera/domain/messages/messages';
import { perfilFormSchema } from '@vidriera/domain/usuario/schema';
import { describe, expect, test } from 'vitest';
import { saved } from '../../testing/form.tsx';
import { formSchema, type PerfilValues, valuesOf } from './values.ts';

const CREADOR = {
  descripcion: 'Un patio',
  direccion: '',
  localidad: '',
  ubicacion: '',
  url_imagenPortada: '',
  estilo: '' as const,
};
const VALUES: PerfilValues = {
  display_name: ' Ana ',
  photo_url: '',
  phone_number: '',
  link_Instagram: '@ana',
  link_TikTok: '',
  link_Wssp: '+54 9 11 5555-5555',
  esFijo: false,
  link_Facebook: '',
  link_SitioWeb: 'ana.com.ar',
  role: 'creador',
  creador: CREADOR,
};
const read = (change: Partial<PerfilValues>) => formSchema.safeParse({ ...VALUES, ...change });
const errors = (change: Partial<PerfilValues>) =>
  read(change).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('becomes the saved profile: trimmed, empty as null, networks as addresses', () => {
  const data = read({}).data;
  expect(data).toMatchObject({
    display_name: 'Ana',
    photo_url: null,
    link_Instagram: 'https://instagram.com/ana',
    link_Wssp: 'https://wa.me/5491155555555',
    link_SitioWeb: 'https://ana.com.ar/',
    creador: { descripcion: 'Un patio', direccion: null, ubicacion: null },
  });
  expect(perfilFormSchema.parse(data)).toEqual(data);
});

test('a personal user has no creator’s part, whatever was typed there', () => {
  expect(read({ role: 'personal', creador: { ...CREADOR, descripcion: '' } }).data?.creador).toBeNull();
});

describe('the place', () => {
  const having = (ubicacion: string) => ({ creador: { ...CREADOR, ubicacion } });
  test.each([
    ['-34.6, -58.38', { lat: -34.6, lng: -58.38 }],
    ['https://www.openstreetmap.org/#map=17/-34.6/-58.38', { lat: -34.6, lng: -58.38 }],
    ['', null],
    ['0, 0', { lat: 0, lng: 0 }],
  ])('%j', (text, expected) => {
    expect(read(having(text)).data?.creador?.ubicacion).toEqual(expected);
  });

  test('refuses an incomplete place', () => {
    expect(errors(having('-34.6'))).toEqual([['creador.ubicacion', expect.stringMatching(/No reconocemos/)]]);
  });
});

test('refuses an invalid network at its field', () => {
  expect(
    errors({ link_Wssp: 'sin numeros', link_SitioWeb: 'javascript:alert(1)', link_Instagram: 'la peña' }),
  ).toEqual([
    ['link_Instagram', messages.redes.blankInHandle],
    ['link_Wssp', messages.redes.notPhone],
    ['link_SitioWeb', messages.redes.notWebsite],
  ]);
});

test('shows stored networks as handles', () => {
  const usuario = {
    ...saved().usuario,
    link_Instagram: 'https://instagram.com/ana',
    link_Wssp: 'https://wa.me/5491155555555',
  };
  const values = valuesOf({ usuario, creador: null });
  expect([values.link_Instagram, values.link_Wssp, values.link_TikTok]).toEqual([
    '@ana',
    '5491155555555',
    '',
  ]);
});

test.each([
  ['11 5555-0134', false, 'https://wa.me/5491155550134'],
  ['+54 11 5555-0134', true, 'https://wa.me/541155550134'],
  ['+598 99 123 456', false, 'https://wa.me/59899123456'],
  ['chat.whatsapp.com/AbC', false, 'https://chat.whatsapp.com/AbC'],
  ['\u200B', false, null],
])('the WhatsApp %s (a landline: %s) is saved as %s', (link_Wssp, esFijo, expected) => {
  const data = read({ link_Wssp, esFijo }).data;
  expect(data?.link_Wssp).toBe(expected);
  expect(data).not.toHaveProperty('esFijo');
});

test('accepts a website that may be an alias as an address', () => {
  expect(errors({ link_SitioWeb: 'mi.alias.mp' })).toEqual([['link_SitioWeb', messages.fields.maybeAlias]]);
  expect(read({ link_SitioWeb: 'https://mi.alias.mp' }).data?.link_SitioWeb).toBe('https://mi.alias.mp/');
});

test('a WhatsApp without its area code is refused at its field', () => {
  expect(errors({ link_Wssp: '15 5555-0134' })).toEqual([['link_Wssp', messages.redes.noArea]]);
});

test.each([
  ['https://wa.me/5491155550134', '5491155550134', false],
  ['https://wa.me/541155550134', '541155550134', true],
  ['https://wa.me/59899123456', '+59899123456', false],
  ['https://wa.me/3545412345', '+3545412345', false],
  ['https://chat.whatsapp.com/AbC', 'https://chat.whatsapp.com/AbC', false],
])('the stored WhatsApp %s is shown as %s, and saved again as it is', (link_Wssp, text, esFijo) => {
  const values = valuesOf({ usuario: { ...saved().usuario, link_Wssp }, creador: null });
  expect(values).toMatchObject({ link_Wssp: text, esFijo });
  expect(read({ ...values, role: 'personal' }).data?.link_Wssp).toBe(link_Wssp);
});

test('the messages of the catalogue', () => {
  expect(errors({ role: '' })).toEqual([['role', messages.perfil.missingRole]]);
  expect(errors({ creador: { ...CREADOR, descripcion: '  ' } })).toEqual([
    ['creador.descripcion', messages.perfil.missingDescripcion],
  ]);
  expect(errors({ display_name: 'a'.repeat(81) })).toEqual([['display_name', 'Hasta 80 caracteres.']]);
});
