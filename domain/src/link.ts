import type { linkDatosSchema, linkDocSchema } from './link-schema.ts';
import type { z } from './zod.ts';

/** A stored link. */
export type Link = z.infer<typeof linkDocSchema>;

/** What the link form holds. */
export type LinkFormulario = z.input<typeof linkDatosSchema>;

/** What it comes to, parsed: the fields a client writes. */
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
