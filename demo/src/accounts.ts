import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { lookalikeKeys } from '@vidriera/domain/usuario/lookalike';
import { type PerfilForm, perfilFormSchema, usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { usernameSchema } from '@vidriera/domain/usuario/username-schema';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { Album } from './album.ts';
import type { CreadorSeed, PersonSeed } from './content/kinds.ts';
import { localidadOf } from './localidad.ts';
import { type Random, random } from './random.ts';
import { Reference, type SeedDocument } from './reference.ts';

/** Password of every demonstration account. It is public. */
export const PASSWORD = 'vidriera-demo';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns an id like Firebase's, always the same for a name. */
export function idOf(nombre: string, length: 12 | 28): string {
  const r = random(`id/${nombre}`);
  return Array.from({ length: length }, () => LETTERS[r.int(0, LETTERS.length - 1)]).join('');
}

export type DemoAccount = {
  uid: string;
  email: string;
  username: string;
  nombre: string | null;
  role: Role;
  /** Creation time of the account. */
  from: Date;
  usuario: SeedDocument;
  otherDocuments: SeedDocument[];
};

type Base = {
  username: string;
  nombre: string | null;
  role: Role;
  perfil: PerfilForm;
  url_imagenes: string[];
};

function build(
  { username: written, nombre, role, perfil, url_imagenes }: Base,
  now: Date,
  r: Random,
): DemoAccount {
  const username = usernameSchema.parse(written);
  const uid = idOf(`user/${username}`, 28);
  const from = new Date(Math.floor(now.getTime() / 1000) * 1000 - r.int(70 * 86_400, 400 * 86_400) * 1000);
  const data = perfilFormSchema.parse(perfil);
  const { creador: whole, ...publicOnes } = data;
  const { localidad = null, ...creador } = whole ?? {};
  const creadorPath = ['user', uid, 'refRolCreador', uid];
  const email = `${username}@vidriera.example`;
  const usuario = {
    uid,
    email,
    username,
    ...publicOnes,
    localidad,
    refRolCreador: whole ? new Reference(...creadorPath) : null,
    refRolPersonal: null,
    eventLikes: [],
    cursosLikes: [],
    promosLikes: [],
    linksLikes: [],
    url_imagenes: [],
    terminosVersion: TERMS_VERSION,
    terminosAceptados: from,
    created_time: from,
    updated_time: new Date(from.getTime() + r.int(1, 60) * DAY_MS),
  };
  usuarioStoredSchema.parse(usuario);
  const otherDocuments: SeedDocument[] = [
    { path: `username/${normalizeUsername(username)}`, data: { uid, created_time: from } },
    ...lookalikeKeys(username).map((key) => ({ path: `usernameAlike/${key}`, data: { username } })),
  ];
  if (whole) {
    const perfilCreador = {
      refUser: new Reference('user', uid),
      ...creador,
      urlImagenes: url_imagenes,
      created_time: from,
      updated_time: usuario.updated_time,
    };
    perfilCreadorStoredSchema.parse(perfilCreador);
    otherDocuments.push({ path: creadorPath.join('/'), data: perfilCreador });
  }
  return {
    uid,
    email,
    username,
    nombre,
    role,
    from,
    usuario: { path: `user/${uid}`, data: usuario },
    otherDocuments,
  };
}

/** Returns a creator's account: user document, profile with gallery, username reservation. */
export function creadorAccount(seed: CreadorSeed, album: Album, now: Date): DemoAccount {
  const uid = idOf(`user/${seed.username}`, 28);
  const { redes = {} } = seed;
  return build(
    {
      username: seed.username,
      nombre: seed.nombre,
      role: 'creador',
      url_imagenes: album.galeria(uid, seed.galeria),
      perfil: {
        display_name: seed.nombre,
        photo_url: album.sign(uid, seed.username),
        phone_number: seed.phone ?? null,
        link_Instagram: redes.Instagram ?? null,
        link_TikTok: redes.TikTok ?? null,
        link_Wssp: redes.Wssp ?? null,
        link_Facebook: redes.Facebook ?? null,
        link_SitioWeb: redes.SitioWeb ?? null,
        role: 'creador',
        creador: {
          descripcion: seed.descripcion,
          direccion: seed.direccion,
          localidad: localidadOf(seed),
          ubicacion: seed.ubicacion,
          url_imagenPortada: album.portada(uid, seed.username),
          estilo: seed.estilo ?? null,
        },
      },
    },
    now,
    random(`cuenta/${seed.username}`),
  );
}

export function personalAccount(
  { username, nombre, photo }: PersonSeed,
  album: Album,
  now: Date,
): DemoAccount {
  const photo_url = photo ? album.person(idOf(`user/${username}`, 28), username) : null;
  const perfil = { display_name: nombre, photo_url, role: 'personal' as const };
  return build(
    { username, nombre, role: 'personal', perfil, url_imagenes: [] },
    now,
    random(`cuenta/${username}`),
  );
}
