import { TIPOS, type Tipo } from 'domain/ids';
import { useUser } from 'kit/session';
import { useEffect, useSyncExternalStore } from 'react';
import { falloDe } from '../fallo.ts';
import { toast } from '../toast.ts';

/** Firestore and what reads it come with it, so only signed-in people fetch it. */
const datos = () => import('./likes.ts');

type Clave = `${Tipo}/${string}`;
type Almacen = { uid: string | null; claves: ReadonlySet<Clave>; listo: boolean };

const VACIO: Almacen = { uid: null, claves: new Set(), listo: false };
const clave = (tipo: Tipo, id: string): Clave => `${tipo}/${id}`;

let almacen = VACIO;
const oyentes = new Set<() => void>();
const actual = (): Almacen => almacen;

function publicar(siguiente: Almacen): void {
  almacen = siguiente;
  for (const oyente of oyentes) oyente();
}

/** Every area holds a copy of this module: the window's event carries a change from one to the others. */
const EVENTO = 'vidriera:like';
type Cambio = { uid: string; tipo: Tipo; id: string; gusta: boolean };

/** Areas may be of different builds: what is no change of a like is left alone. */
const esCambio = (valor: unknown): valor is Cambio => {
  const { uid, tipo, id, gusta } = Object(valor) as Record<keyof Cambio, unknown>;
  const textos = typeof uid === 'string' && typeof id === 'string';
  return textos && typeof gusta === 'boolean' && TIPOS.some((uno) => uno === tipo);
};

const anunciar = (cambio: Cambio): boolean => dispatchEvent(new CustomEvent(EVENTO, { detail: cambio }));

function alCambiar(evento: Event): void {
  const cambio: unknown = (evento as CustomEvent<unknown>).detail;
  if (!esCambio(cambio) || cambio.uid !== almacen.uid) return;
  const claves = new Set(almacen.claves);
  if (cambio.gusta) claves.add(clave(cambio.tipo, cambio.id));
  else claves.delete(clave(cambio.tipo, cambio.id));
  publicar({ ...almacen, claves });
}

function suscribir(oyente: () => void): () => void {
  if (oyentes.size === 0) addEventListener(EVENTO, alCambiar);
  oyentes.add(oyente);
  return () => {
    oyentes.delete(oyente);
    if (oyentes.size > 0) return;
    removeEventListener(EVENTO, alCambiar);
    almacen = VACIO; // nobody heard of changes meanwhile: read anew next time
  };
}

async function cargar(uid: string): Promise<void> {
  publicar({ ...VACIO, uid });
  try {
    const { misLikes } = await datos();
    const likes = await misLikes();
    if (almacen.uid !== uid) return;
    const claves = new Set(TIPOS.flatMap((tipo) => likes[tipo].map((id) => clave(tipo, id))));
    publicar({ uid, claves, listo: true });
  } catch (error) {
    if (almacen.uid === uid) publicar(VACIO); // without hearts the page still does its work
    console.warn('likes could not be read', error);
  }
}

const enCurso = new Set<Clave>();

/** Likes or unlikes: shown at once, taken back with a message if it could not be kept. */
async function alternar(tipo: Tipo, id: string): Promise<void> {
  const { uid, claves } = almacen;
  const cual = clave(tipo, id);
  if (!uid || enCurso.has(cual)) return;
  const gusta = !claves.has(cual);
  enCurso.add(cual);
  anunciar({ uid, tipo, id, gusta });
  try {
    const { darLike, quitarLike } = await datos();
    await (gusta ? darLike(tipo, id) : quitarLike(tipo, id));
  } catch (error) {
    anunciar({ uid, tipo, id, gusta: !gusta });
    toast.error(falloDe(error).mensaje);
  } finally {
    enCurso.delete(cual);
  }
}

export type UsoLikes = {
  /** Whether it is known yet what the person likes; false too when nobody is signed in. */
  listo: boolean;
  gusta: (tipo: Tipo, id: string) => boolean;
  alternar: (tipo: Tipo, id: string) => void;
};

/** The signed-in person's likes, read once and kept alike in all areas. On a server, and for visitors: none. */
export function useLikes(): UsoLikes {
  const uid = useUser()?.uid ?? null;
  const { claves, listo } = useSyncExternalStore(suscribir, actual, () => VACIO);
  useEffect(() => {
    if (uid && almacen.uid !== uid) void cargar(uid);
  }, [uid]);
  return {
    listo: listo && uid !== null,
    gusta: (tipo, id) => claves.has(clave(tipo, id)),
    alternar: (tipo, id) => void alternar(tipo, id),
  };
}
