import { mensajes } from 'domain/messages';
import { perfilDatosSchema } from 'domain/usuario-schema';
import { describe, expect, test } from 'vitest';
import { formularioSchema, type Valores } from './valores.ts';

const CREADOR = {
  descripcion: 'Un patio',
  direccion: '',
  ubicacion: '',
  url_imagenPortada: '',
};
const VALORES: Valores = {
  display_name: ' Ana ',
  photo_url: '',
  phone_number: '',
  link_Instagram: '@ana',
  link_TikTok: '',
  link_Wssp: '+54 9 11',
  link_Facebook: '',
  link_SitioWeb: 'ana.com.ar',
  role: 'creador',
  creador: CREADOR,
};
const leer = (cambio: Partial<Valores>) => formularioSchema.safeParse({ ...VALORES, ...cambio });
const errores = (cambio: Partial<Valores>) =>
  leer(cambio).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('becomes what is saved: trimmed, empty as null, networks as addresses', () => {
  const datos = leer({}).data;
  expect(datos).toMatchObject({
    display_name: 'Ana',
    photo_url: null,
    link_Instagram: 'https://instagram.com/ana',
    link_Wssp: 'https://wa.me/54911',
    link_SitioWeb: 'https://ana.com.ar/',
    creador: { descripcion: 'Un patio', direccion: null, ubicacion: null },
  });
  expect(perfilDatosSchema.parse(datos)).toEqual(datos);
});

test('a personal user has no creator’s part, whatever was typed there', () => {
  expect(leer({ role: 'personal', creador: { ...CREADOR, descripcion: '' } }).data?.creador).toBeNull();
});

describe('the place', () => {
  const con = (ubicacion: string) => ({ creador: { ...CREADOR, ubicacion } });
  test.each([
    ['-34.6, -58.38', { lat: -34.6, lng: -58.38 }],
    ['https://www.openstreetmap.org/#map=17/-34.6/-58.38', { lat: -34.6, lng: -58.38 }],
    ['', null],
    ['0, 0', { lat: 0, lng: 0 }],
  ])('%j', (texto, esperado) => {
    expect(leer(con(texto)).data?.creador?.ubicacion).toEqual(esperado);
  });

  test('half a place is refused, not dropped', () => {
    expect(errores(con('-34.6'))).toEqual([['creador.ubicacion', expect.stringMatching(/No reconocemos/)]]);
  });
});

test('the messages of the catalogue', () => {
  expect(errores({ role: '' })).toEqual([['role', mensajes.perfil.faltaRol]]);
  expect(errores({ creador: { ...CREADOR, descripcion: '  ' } })).toEqual([
    ['creador.descripcion', mensajes.perfil.faltaDescripcion],
  ]);
  expect(errores({ display_name: 'a'.repeat(81) })).toEqual([['display_name', 'Hasta 80 caracteres.']]);
});
