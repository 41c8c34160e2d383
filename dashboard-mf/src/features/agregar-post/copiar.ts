import { type Dia, diaDe } from 'domain/fecha';
import type { ItemPropio } from 'kit/datos/esquemas';
import { elegir, type ImagenElegida, type Imagenes, imagenesDe } from '../post/imagenes.ts';
import { type Valores, valoresDe } from '../post/valores.ts';

/** What a form opens with to publish an item once more. */
export type Copia = {
  titulo: string;
  valores: Valores;
  imagenes: Imagenes;
  /** Pictures that could not be copied. */
  faltan: number;
};

/** The form of a copy; days that have passed are left empty. */
export function valoresDeCopia(item: ItemPropio, hoy: Dia): Valores {
  const valores = valoresDe(item);
  const pasados = (['fechaExacta', 'fechaDesde', 'fechaHasta'] as const).filter(
    (campo) => valores[campo] && valores[campo] < hoy,
  );
  return { ...valores, ...Object.fromEntries(pasados.map((campo) => [campo, ''])) };
}

/**
 * An item made ready to be published once more. Its pictures are fetched, to be uploaded anew: two items never share a file,
 * as deleting one deletes its own.
 */
export async function copiaDe(
  item: ItemPropio,
  {
    now = new Date(),
    bajar = bajarImagen,
  }: { now?: Date; bajar?: (url: string) => Promise<ImagenElegida> } = {},
): Promise<Copia> {
  const { principal, adicionales } = imagenesDe(item);
  let faltan = 0;
  const copiar = async (imagen: ImagenElegida): Promise<ImagenElegida | null> => {
    try {
      return imagen.kind === 'guardada' ? await bajar(imagen.url) : imagen;
    } catch (error) {
      console.warn('a picture could not be copied', error);
      faltan += 1;
      return null;
    }
  };
  const copiadas: ImagenElegida[] = [];
  const portada = principal ? await copiar(principal) : null;
  // One after another: several large bitmaps at once can exhaust a phone.
  for (const imagen of adicionales) {
    const copiada = await copiar(imagen);
    if (copiada) copiadas.push(copiada);
  }
  return {
    titulo: item.titulo,
    valores: valoresDeCopia(item, diaDe(now)),
    imagenes: { principal: portada, adicionales: copiadas },
    faltan,
  };
}

async function bajarImagen(url: string): Promise<ImagenElegida> {
  const respuesta = await fetch(url);
  if (!respuesta.ok) throw new Error(`HTTP ${respuesta.status}`);
  const blob = await respuesta.blob();
  return elegir(new File([blob], 'copia', { type: blob.type }));
}
