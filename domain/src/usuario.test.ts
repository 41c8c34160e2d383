import { describe, expect, it } from 'vitest';
import { problemas } from '../testing/arbitrarios.ts';
import { mensajes } from './messages.ts';
import { perfilAFormulario } from './perfil-creador.ts';
import { perfilCreadorDocSchema } from './perfil-creador-schema.ts';
import { perfilDatosDe, perfilDatosSchema, ubicacionFormSchema, usuarioDocSchema } from './usuario-schema.ts';

const creador = { descripcion: 'Milonga de San Telmo' };
const url = (uid: string) =>
  `https://x/v0/b/b/o/${encodeURIComponent(`users/${uid}/profile/1_a.jpg`)}?alt=media`;

describe('perfilDatosSchema', () => {
  it.each([
    [{}, mensajes.perfil.faltaRol],
    [{ role: 'admin' }, mensajes.perfil.faltaRol],
    [{ role: 'creador' }, mensajes.perfil.faltaDescripcion],
    [{ role: 'creador', creador: { descripcion: '   ' } }, mensajes.perfil.faltaDescripcion],
  ])('refuses %j', (datos, mensaje) => expect(problemas(perfilDatosSchema, datos)).toEqual([mensaje]));

  it('normalises networks and empties', () => {
    expect(
      perfilDatosSchema.parse({
        role: 'personal',
        display_name: ' ',
        link_Instagram: '@ana',
        link_Wssp: 'sin número',
      }),
    ).toEqual({
      role: 'personal',
      display_name: null,
      photo_url: null,
      phone_number: null,
      link_Instagram: 'https://instagram.com/ana',
      link_TikTok: null,
      link_Wssp: null,
      link_Facebook: null,
      link_SitioWeb: null,
      creador: null,
    });
  });
  it('takes nobody else’s pictures', () => {
    const conFoto = (de: string) => problemas(perfilDatosDe('ana'), { role: 'personal', photo_url: url(de) });
    expect(conFoto('ana')).toEqual([]);
    expect(conFoto('luz')).toEqual(['Esa imagen no es tuya.']);
    const portada = { role: 'creador', creador: { ...creador, url_imagenPortada: url('luz') } };
    expect(problemas(perfilDatosDe('ana'), portada)).toEqual(['Esa imagen no es tuya.']);
  });
});

describe('ubicacionFormSchema', () => {
  it.each([
    [
      { lat: -34.6, lng: -58.4 },
      { lat: -34.6, lng: -58.4 },
    ],
    [
      { lat: '-34.6', lng: ' -58.4 ' },
      { lat: -34.6, lng: -58.4 },
    ],
    [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 0 },
    ],
    [{ lat: -34.6 }, null],
    [{ lat: -34.6, lng: null }, null],
    [{ lat: '', lng: '' }, null],
    [{ lat: Number.NaN, lng: -58.4 }, null],
    [{ lat: 'norte', lng: -58.4 }, null],
    [null, null],
    [undefined, null],
  ])('%j → %j', (entrada, salida) => expect(ubicacionFormSchema.parse(entrada)).toEqual(salida));
  it('refuses what is not on Earth', () => {
    expect(problemas(ubicacionFormSchema, { lat: 91, lng: 0 })).toEqual(['Esa ubicación no existe.']);
  });
});

describe('stored profiles', () => {
  const refUser = { id: 'ana', path: 'user/ana' };
  const datos = perfilDatosSchema.parse({
    role: 'creador',
    display_name: 'Ana',
    link_TikTok: '@ana',
    creador: { ...creador, direccion: 'Defensa 1344', ubicacion: { lat: -34.6, lng: -58.4 } },
  });
  const usuario = usuarioDocSchema.parse({ uid: 'ana', email: 'a@b.com', username: 'ana', ...datos });

  it('edited and saved without a change stay the same', () => {
    const perfil = perfilCreadorDocSchema.parse({ refUser, ...datos.creador });
    expect(perfilDatosSchema.parse(perfilAFormulario(usuario, perfil))).toEqual(datos);
  });
  it('without a role leave it to be chosen', () => {
    expect(perfilAFormulario({ ...usuario, role: null }, null)).not.toHaveProperty('role');
  });
  it('are read with the gallery’s alias and without a broken location', () => {
    const leido = perfilCreadorDocSchema.parse({ refUser, url_imagenes: ['a'], ubicacion: { lat: 'x' } });
    expect([leido.urlImagenes, leido.ubicacion, leido.direccion]).toEqual([['a'], null, null]);
  });
  it('right after sign-up have nothing but the essentials', () => {
    const nuevo = usuarioDocSchema.parse({
      uid: 'ana',
      email: 'a@b.com',
      username: 'ana',
      created_time: new Date(),
    });
    expect([nuevo.role, nuevo.eventLikes, nuevo.photo_url]).toEqual([null, [], null]);
  });
});
