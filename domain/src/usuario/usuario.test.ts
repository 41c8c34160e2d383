import { describe, expect, it } from 'vitest';
import { problems } from '../../testing/arbitraries.ts';
import { uploadUrl } from '../image/upload-url.ts';
import { messages } from '../messages/messages.ts';
import { perfilToForm } from '../perfil/perfil-creador.ts';
import { perfilCreadorStoredSchema } from '../perfil/schema.ts';
import { perfilFormOf, perfilFormSchema, ubicacionFormSchema, usuarioStoredSchema } from './schema.ts';

const creador = { descripcion: 'Milonga de San Telmo' };
const uploads = { bucket: 'vidriera.appspot.com', emulated: false };
const url = (uid: string, bucket = uploads.bucket) => uploadUrl(bucket, `users/${uid}/profile/1_a.jpg`, 't');

describe('perfilFormSchema', () => {
  it.each([
    [{}, messages.perfil.missingRole],
    [{ role: 'admin' }, messages.perfil.missingRole],
    [{ role: 'creador' }, messages.perfil.missingDescripcion],
    [{ role: 'creador', creador: { descripcion: '   ' } }, messages.perfil.missingDescripcion],
  ])('refuses %j', (data, message) => expect(problems(perfilFormSchema, data)).toEqual([message]));

  it('normalises networks and empty fields', () => {
    expect(
      perfilFormSchema.parse({
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
  it('refuses other people’s pictures', () => {
    const withPhoto = (photo_url: string) =>
      problems(perfilFormOf('ana', uploads), { role: 'personal', photo_url });
    expect(withPhoto(url('ana'))).toEqual([]);
    expect(withPhoto(url('luz'))).toEqual(['Esa imagen no es tuya.']);
    expect(withPhoto(url('ana', 'otro.appspot.com'))).toEqual(['Esa imagen no es tuya.']);
    expect(withPhoto(url('ana').replace('https:', 'javascript:'))).toEqual(['Esa imagen no es tuya.']);
    const portada = { role: 'creador', creador: { ...creador, url_imagenPortada: url('luz') } };
    expect(problems(perfilFormOf('ana', uploads), portada)).toEqual(['Esa imagen no es tuya.']);
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
  ])('%j → %j', (input, output) => expect(ubicacionFormSchema.parse(input)).toEqual(output));
  it('refuses coordinates that are not on Earth', () => {
    expect(problems(ubicacionFormSchema, { lat: 91, lng: 0 })).toEqual(['Esa ubicación no existe.']);
  });
});

describe('stored profiles', () => {
  const refUser = { id: 'ana', path: 'user/ana' };
  const data = perfilFormSchema.parse({
    role: 'creador',
    display_name: 'Ana',
    link_TikTok: '@ana',
    creador: {
      ...creador,
      direccion: 'Defensa 1344',
      localidad: 'san-telmo',
      ubicacion: { lat: -34.6, lng: -58.4 },
      estilo: 'rio',
    },
  });
  const usuario = usuarioStoredSchema.parse({ uid: 'ana', email: 'a@b.com', username: 'ana', ...data });

  it('stay the same when saved without a change', () => {
    const perfil = perfilCreadorStoredSchema.parse({ refUser, ...data.creador });
    expect(perfilFormSchema.parse(perfilToForm({ ...usuario, localidad: 'san-telmo' }, perfil))).toEqual(
      data,
    );
  });
  it('without a role leave the choice open', () => {
    expect(perfilToForm({ ...usuario, role: null }, null)).not.toHaveProperty('role');
  });
  it('are read with the gallery’s alias and without a broken location', () => {
    const read = perfilCreadorStoredSchema.parse({ refUser, url_imagenes: ['a'], ubicacion: { lat: 'x' } });
    expect([read.urlImagenes, read.ubicacion, read.direccion]).toEqual([['a'], null, null]);
  });
  it('right after sign-up hold only the essentials', () => {
    const fresh = usuarioStoredSchema.parse({
      uid: 'ana',
      email: 'a@b.com',
      username: 'ana',
      created_time: new Date(),
    });
    expect([fresh.role, fresh.eventLikes, fresh.photo_url]).toEqual([null, [], null]);
  });
});
