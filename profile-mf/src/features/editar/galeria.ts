import { mensajesGaleria } from 'domain/galeria';
import { rutas } from 'domain/imagen';
import { LIMITES } from 'domain/limits';
import { call } from 'kit/callable';
import { subirImagen } from 'kit/datos/imagenes';

/** A picture chosen for the gallery. `url` is there once it was uploaded, so that trying again uploads it no second time. */
export interface Nueva {
  clave: string;
  archivo: File;
  /** `blob:` address of the preview. */
  vista: string;
  url?: string;
}

/** The gallery as the form holds it; nothing of it is written before the profile is saved. */
export interface Galeria {
  /** Download URLs stored with the profile. */
  guardadas: string[];
  /** Those of them to be taken away. */
  quitadas: string[];
  nuevas: Nueva[];
}

export const cuantas = ({ guardadas, quitadas, nuevas }: Galeria): number =>
  guardadas.length - quitadas.length + nuevas.length;

/** Why this gallery can't be saved; `null` when it can. */
export function excesoDe(galeria: Galeria): string | null {
  if (cuantas(galeria) <= LIMITES.imagenesGaleria) return null;
  return mensajesGaleria.excede(galeria.guardadas.length - galeria.quitadas.length, galeria.nuevas.length);
}

interface Servicios {
  quitar: (url: string) => Promise<{ urlImagenes: string[] }>;
  subir: (archivo: File, ruta: string) => Promise<string>;
  agregar: (urls: string[]) => Promise<{ urlImagenes: string[] }>;
  now: () => number;
}

const SERVICIOS: Servicios = {
  quitar: (url) => call('removeGalleryImage', { url }),
  subir: (archivo, ruta) => subirImagen(archivo, ruta),
  agregar: (urls) => call('addGalleryImages', { urls }),
  now: Date.now,
};

/**
 * Takes away, uploads and adds what the form's gallery says. Each finished step but the last is told through `alAvanzar`, so
 * that after a failure only what is left has to be done; a form that is left shows its previews to the end, for the
 * thumbnails of what was just uploaded are still being made.
 * @returns the gallery as it is stored now
 * @throws LlamadaFallo (a full gallery among others), ErrorDatos of an upload
 */
export async function guardarGaleria(
  uid: string,
  galeria: Galeria,
  alAvanzar: (ahora: Galeria) => void,
  servicios: Partial<Servicios> = {},
): Promise<Galeria> {
  const { quitar, subir, agregar, now } = { ...SERVICIOS, ...servicios };
  let ahora = galeria;
  const avanzar = (cambio: Partial<Galeria>) => {
    ahora = { ...ahora, ...cambio };
    alAvanzar(ahora);
  };
  for (const url of galeria.quitadas) {
    const { urlImagenes } = await quitar(url);
    avanzar({ guardadas: urlImagenes, quitadas: ahora.quitadas.filter((otra) => otra !== url) });
  }
  // One after another: several large pictures at once exhaust a phone, and the order chosen is the order kept.
  for (const nueva of galeria.nuevas) {
    if (nueva.url) continue;
    const url = await subir(nueva.archivo, rutas.galeria(uid, nueva.archivo.name, now()));
    avanzar({ nuevas: ahora.nuevas.map((otra) => (otra.clave === nueva.clave ? { ...otra, url } : otra)) });
  }
  const urls = ahora.nuevas.flatMap(({ url }) => url ?? []);
  if (!urls.length) return ahora;
  const { urlImagenes } = await agregar(urls);
  return { ...ahora, guardadas: urlImagenes, nuevas: [] };
}
