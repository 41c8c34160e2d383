import type { ItemPropio } from 'kit/datos/esquemas';
import type { ImagenPreparada } from 'kit/datos/preparar-imagen';
import { prepararImagen } from 'kit/datos/preparar-imagen';

/** A picture of the form: one that is stored already, or one chosen now and not uploaded yet. */
export type ImagenElegida =
  | { kind: 'guardada'; clave: string; url: string }
  | { kind: 'nueva'; clave: string; nombre: string; preparada: ImagenPreparada; vista: string };

/** Pictures of the form. Only events have `adicionales`. */
export type Imagenes = { principal: ImagenElegida | null; adicionales: ImagenElegida[] };

export const SIN_IMAGENES: Imagenes = { principal: null, adicionales: [] };

/** Pixels of the long side of the preview, which travels as a data URL: the pages' CSP allows no blob URLs. */
const LADO_VISTA = 720;

const comoDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const lector = new FileReader();
    lector.onload = () => resolve(String(lector.result));
    lector.onerror = () => reject(lector.error);
    lector.readAsDataURL(blob);
  });

/**
 * A chosen file as the form keeps it: checked, made smaller, with a preview.
 * @throws ErrorDatos 'no-es-imagen' | 'muy-pesada'
 */
export async function elegir(archivo: File): Promise<ImagenElegida> {
  const preparada = await prepararImagen(archivo);
  const vista = await comoDataUrl((await prepararImagen(preparada.blob, LADO_VISTA)).blob);
  return { kind: 'nueva', clave: crypto.randomUUID(), nombre: archivo.name, preparada, vista };
}

const guardada = (url: string): ImagenElegida => ({ kind: 'guardada', clave: url, url });

/** What a picture of the form is shown from. */
export const srcDe = (imagen: ImagenElegida): string =>
  imagen.kind === 'guardada' ? imagen.url : imagen.vista;

const todas = ({ principal, adicionales }: Imagenes): ImagenElegida[] => [
  ...(principal ? [principal] : []),
  ...adicionales,
];

/** Pictures chosen and not stored yet: they would be lost with the page. */
export const cuantasNuevas = (imagenes: Imagenes): number =>
  todas(imagenes).filter(({ kind }) => kind === 'nueva').length;

/** Whether both show the same pictures in the same order, the same one first. */
export const mismasImagenes = (unas: Imagenes, otras: Imagenes): boolean =>
  unas.principal?.clave === otras.principal?.clave &&
  unas.adicionales.map(({ clave }) => clave).join() === otras.adicionales.map(({ clave }) => clave).join();

/** Pictures of a stored item. */
export const imagenesDe = (item: ItemPropio): Imagenes => ({
  principal: item.url_imagen ? guardada(item.url_imagen) : null,
  adicionales: item.tipo === 'evento' ? item.url_imagenes.map(guardada) : [],
});
