import type { PerfilPublico, TabPerfil, Tarjeta } from 'domain/api';
import type { Tipo } from 'domain/ids';
import type { Role } from 'domain/usuario';
import { pageConfig } from 'kit/config';
import { listarPropios } from 'kit/datos/leer';
import { today } from 'kit/format';
import type { LoaderFunctionArgs } from 'kit/router';
import type { SessionUser } from 'kit/session';
import { direccionPublica } from '../perfil/compartir.ts';
import { comoPerfil, leerPerfilPropio } from '../perfil/leer-propio.ts';
import type { Pagina } from '../perfil/paginas.ts';
import { TABS_PROPIAS, TIPO_DE_TAB, tabDe } from '../perfil/tabs.ts';
import { listarGustados } from './gustados.ts';
import { tarjetaDe } from './tarjeta.ts';

export interface Propio {
  perfil: PerfilPublico;
  /** `null` until the profile was completed. */
  role: Role | null;
  tab: TabPerfil;
  pagina: Pagina<Tarjeta> | null;
  hoy: string;
  /** As shown ('vidriera.ar/ana') and as followed. */
  direccion: { texto: string; url: string };
  /** How many links the person likes. */
  linksGustados: number;
}

const VACIA: Pagina<Tarjeta> = { items: [], cursor: null };

/**
 * The own profile and the first page of the tab asked for.
 * @throws ErrorDatos 'No se pudieron cargar tus datos'; a list that can't be loaded is an empty one instead
 */
export async function loadPropio(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  user: SessionUser,
): Promise<Propio> {
  const tab = tabDe(new URL(request.url).searchParams, TABS_PROPIAS[user.role ?? 'personal']);
  const [guardado, pagina] = await Promise.all([
    leerPerfilPropio(),
    tab === 'info' ? null : paginaPropia(user, tab, null).catch(() => VACIA),
  ]);
  const { linkHost } = pageConfig();
  return {
    perfil: comoPerfil(guardado),
    role: user.role,
    tab,
    pagina,
    hoy: today(),
    linksGustados: guardado.usuario.linksLikes.length,
    direccion: {
      texto: `${linkHost}${user.username}`,
      url: direccionPublica(linkHost, user.username, location.protocol),
    },
  };
}

/**
 * A page of a tab: a creator's own items, or what a personal user likes of the kind.
 * @throws ErrorDatos, ApiFallo
 */
export async function paginaPropia(
  user: Pick<SessionUser, 'uid' | 'username' | 'displayName' | 'photoUrl' | 'role'>,
  tab: Exclude<TabPerfil, 'info'>,
  cursor: string | null,
): Promise<Pagina<Tarjeta>> {
  const tipo: Tipo = TIPO_DE_TAB[tab];
  if (user.role !== 'creador') return tipo === 'link' ? VACIA : listarGustados(tipo, cursor);
  const usuario = {
    id: user.uid,
    username: user.username,
    nombre: user.displayName ?? user.username,
    imagen: user.photoUrl,
  };
  const { items, cursor: siguiente } = await listarPropios(tipo, cursor);
  return { items: items.map((item) => tarjetaDe(item, usuario)), cursor: siguiente };
}
