import { mensajes } from 'domain/messages';
import { rechazo } from '../shared/callable.ts';
import type { GalleryOutcome } from './gallery.ts';

/** An outcome as the callables answer it. */
export function respuesta(outcome: GalleryOutcome): { urlImagenes: string[] } {
  switch (outcome.kind) {
    case 'saved':
      return { urlImagenes: outcome.urlImagenes };
    case 'full':
      throw rechazo('galeria-llena', outcome.mensaje);
    case 'not-own':
      throw rechazo('datos-invalidos', 'Esa imagen no es tuya.', [
        { campo: 'urls', mensaje: 'Esa imagen no es tuya.' },
      ]);
    case 'no-creador':
      throw rechazo('no-es-creador', mensajes.post.soloCreadores);
  }
}
