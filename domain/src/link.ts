import { enlaceSchema } from './enlace.ts';
import { textoONull } from './firestore.ts';
import { itemDatosBase, itemDocBase } from './item.ts';
import { z } from './zod.ts';

/** A stored link; `url` is read where `enlace` is missing. */
export const linkDocSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('enlace' in value) && 'url' in value
      ? { ...value, enlace: value.url }
      : value,
  z.object({ ...itemDocBase, enlace: textoONull }),
);
export type Link = z.infer<typeof linkDocSchema>;

/** The link form. */
export const linkDatosSchema = z.object({ ...itemDatosBase, enlace: enlaceSchema });
export type LinkFormulario = z.input<typeof linkDatosSchema>;
export type LinkDatos = z.infer<typeof linkDatosSchema>;

/** A stored link as the form holds it. */
export const linkAFormulario = (link: Link) =>
  ({
    titulo: link.titulo,
    descripcion: link.descripcion,
    url_imagen: link.url_imagen,
    enlace: link.enlace ?? '',
  }) satisfies LinkFormulario;

/** What the link form opens with. */
export const LINK_VACIO = {
  titulo: '',
  descripcion: '',
  url_imagen: null,
  enlace: '',
} as const satisfies LinkFormulario;
