import { perfilCreadorDocSchema } from 'domain/perfil-creador-schema';
import { normalizarUsername } from 'domain/username';
import { usernameSchema } from 'domain/username-schema';
import type { PerfilDatosEntrada, Role } from 'domain/usuario';
import { perfilDatosDe, usuarioDocSchema } from 'domain/usuario-schema';
import type { Album } from './album.ts';
import { type Azar, azar } from './azar.ts';
import type { CreadorSemilla, PersonaSemilla } from './contenido/tipos.ts';
import { type Documento, Referencia } from './referencia.ts';

/** The password of every demonstration account: it is printed, and there is nothing to protect. */
export const PASSWORD = 'vidriera-demo';
const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const DIA_MS = 86_400_000;

/** An identifier like Firebase's own, the same for the same name on every seeding. */
export function idDe(nombre: string, largo: 20 | 28): string {
  const r = azar(`id/${nombre}`);
  return Array.from({ length: largo }, () => LETRAS[r.int(0, LETRAS.length - 1)]).join('');
}

export type Cuenta = {
  uid: string;
  email: string;
  username: string;
  nombre: string | null;
  role: Role;
  /** When the account was made. */
  desde: Date;
  usuario: Documento;
  otros: Documento[];
};

type Base = {
  username: string;
  nombre: string | null;
  role: Role;
  perfil: PerfilDatosEntrada;
  url_imagenes: string[];
};

function armar({ username: escrito, nombre, role, perfil, url_imagenes }: Base, now: Date, r: Azar): Cuenta {
  const username = usernameSchema.parse(escrito);
  const uid = idDe(`user/${username}`, 28);
  const desde = new Date(Math.floor(now.getTime() / 1000) * 1000 - r.int(70 * 86_400, 400 * 86_400) * 1000);
  const datos = perfilDatosDe(uid).parse(perfil);
  const { creador, ...publicos } = datos;
  const rutaCreador = ['user', uid, 'refRolCreador', uid];
  const email = `${username}@vidriera.example`;
  const usuario = {
    uid,
    email,
    username,
    ...publicos,
    refRolCreador: creador ? new Referencia(...rutaCreador) : null,
    refRolPersonal: null,
    eventLikes: [],
    cursosLikes: [],
    promosLikes: [],
    linksLikes: [],
    url_imagenes: [],
    created_time: desde,
    updated_time: new Date(desde.getTime() + r.int(1, 60) * DIA_MS),
  };
  usuarioDocSchema.parse(usuario);
  const otros: Documento[] = [
    { ruta: `username/${normalizarUsername(username)}`, datos: { uid, created_time: desde } },
  ];
  if (creador) {
    const perfilCreador = {
      refUser: new Referencia('user', uid),
      ...creador,
      urlImagenes: url_imagenes,
      created_time: desde,
      updated_time: usuario.updated_time,
    };
    perfilCreadorDocSchema.parse(perfilCreador);
    otros.push({ ruta: rutaCreador.join('/'), datos: perfilCreador });
  }
  return {
    uid,
    email,
    username,
    nombre,
    role,
    desde,
    usuario: { ruta: `user/${uid}`, datos: usuario },
    otros,
  };
}

/** A creator's account: user document, creator profile with its gallery, username reservation. */
export function cuentaDeCreador(semilla: CreadorSemilla, numero: number, album: Album, now: Date): Cuenta {
  const uid = idDe(`user/${semilla.username}`, 28);
  const { redes = {} } = semilla;
  return armar(
    {
      username: semilla.username,
      nombre: semilla.nombre,
      role: 'creador',
      url_imagenes: album.galeria(uid, semilla.galeria),
      perfil: {
        display_name: semilla.nombre,
        photo_url: album.marca(uid, semilla.marca, numero),
        phone_number: semilla.telefono ?? null,
        link_Instagram: redes.Instagram ?? null,
        link_TikTok: redes.TikTok ?? null,
        link_Wssp: redes.Wssp ?? null,
        link_Facebook: redes.Facebook ?? null,
        link_SitioWeb: redes.SitioWeb ?? null,
        role: 'creador',
        creador: {
          descripcion: semilla.descripcion,
          direccion: semilla.direccion,
          ubicacion: semilla.ubicacion,
          url_imagenPortada: album.portada(uid, semilla.portada, numero),
        },
      },
    },
    now,
    azar(`cuenta/${semilla.username}`),
  );
}

/** A personal account. */
export function cuentaPersonal(
  { username, nombre, cara }: PersonaSemilla,
  numero: number,
  album: Album,
  now: Date,
): Cuenta {
  const photo_url = cara && album.rostro(idDe(`user/${username}`, 28), cara, numero);
  const perfil = { display_name: nombre, photo_url, role: 'personal' as const };
  return armar(
    { username, nombre, role: 'personal', perfil, url_imagenes: [] },
    now,
    azar(`cuenta/${username}`),
  );
}
