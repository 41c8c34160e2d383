import { LIMITES } from 'domain/limits';
import { moved } from 'kit/moved';

/** How far the upload of a chosen picture is; a picture that is up there has none. */
export type Subida =
  | { estado: 'espera' }
  /** `parte` of it is up there, 0 to 1. */
  | { estado: 'subiendo'; parte: number }
  | { estado: 'fallo'; mensaje: string };

/** A picture of the form's gallery: stored already, or chosen now and on its way up. */
export interface Foto {
  clave: string;
  /** Download URL; `null` until it is uploaded. */
  url: string | null;
  /** What it is shown from: the download URL, or the `blob:` address of the chosen file. */
  vista: string;
  archivo: File | null;
  subida: Subida | null;
}

/** The gallery as the form holds it; nothing of it is written before the profile is saved. */
export interface Galeria {
  /** Download URLs as they were when the form was opened. */
  antes: string[];
  fotos: Foto[];
  /** What was taken out, to be brought back to its place. */
  quitadas: { foto: Foto; lugar: number }[];
}

const guardada = (url: string): Foto => ({ clave: url, url, vista: url, archivo: null, subida: null });

/** The gallery of a stored profile. */
export const galeriaDe = (urls: string[]): Galeria => ({
  antes: urls,
  fotos: urls.map(guardada),
  quitadas: [],
});

/** A chosen file, waiting to be uploaded. */
export const elegida = (archivo: File, vista: string): Foto => ({
  clave: crypto.randomUUID(),
  url: null,
  vista,
  archivo,
  subida: { estado: 'espera' },
});

const conFotos = (galeria: Galeria, fotos: Foto[]): Galeria => ({ ...galeria, fotos });

export const sumar = (galeria: Galeria, nuevas: Foto[]): Galeria =>
  conFotos(galeria, [...galeria.fotos, ...nuevas].slice(0, LIMITES.imagenesGaleria));

export const cambiarFoto = (galeria: Galeria, clave: string, cambio: Partial<Foto>): Galeria =>
  conFotos(
    galeria,
    galeria.fotos.map((foto) => (foto.clave === clave ? { ...foto, ...cambio } : foto)),
  );

/** Takes a picture out; one that is uploaded can be brought back by `deshacer`. */
export function quitar(galeria: Galeria, clave: string): Galeria {
  const lugar = galeria.fotos.findIndex((foto) => foto.clave === clave);
  const foto = galeria.fotos[lugar];
  if (!foto) return galeria;
  const quitadas = foto.url ? [...galeria.quitadas, { foto, lugar }] : galeria.quitadas;
  return { ...galeria, fotos: galeria.fotos.filter((otra) => otra !== foto), quitadas };
}

/** Brings back, to its place, what was taken out last; nothing while the gallery is full. */
export function deshacer(galeria: Galeria): Galeria {
  const ultima = galeria.quitadas.at(-1);
  if (!ultima || galeria.fotos.length >= LIMITES.imagenesGaleria) return galeria;
  const fotos = galeria.fotos.toSpliced(ultima.lugar, 0, ultima.foto);
  return { ...galeria, fotos, quitadas: galeria.quitadas.slice(0, -1) };
}

export const mover = (galeria: Galeria, desde: number, hasta: number): Galeria =>
  conFotos(galeria, moved(galeria.fotos, desde, hasta));

/** The form's gallery over what is stored now, which changed elsewhere since the form was opened. */
export function rebasar({ antes, fotos, quitadas }: Galeria, guardadas: string[]): Galeria {
  const quedan = fotos.filter(({ url }) => !url || guardadas.includes(url) || !antes.includes(url));
  const llegaron = guardadas.filter((url) => !antes.includes(url) && !fotos.some((foto) => foto.url === url));
  return { antes: guardadas, fotos: [...quedan, ...llegaron.map(guardada)], quitadas };
}

/** What `saveProfile` takes. */
export const datosDe = ({ antes, fotos }: Galeria): { antes: string[]; urls: string[] } => ({
  antes,
  urls: fotos.flatMap(({ url }) => url ?? []),
});

/** Whether saving would change the stored gallery. */
export const cambio = ({ antes, fotos }: Galeria): boolean =>
  fotos.length !== antes.length || fotos.some(({ url }, lugar) => url !== antes[lugar]);

export const hayNuevas = ({ antes, fotos }: Galeria): boolean =>
  fotos.some(({ url }) => url && !antes.includes(url));

const en = (estado: Subida['estado']) => (galeria: Galeria) =>
  galeria.fotos.filter(({ subida }) => subida?.estado === estado);
export const enEspera = en('espera');
export const fallidas = en('fallo');
