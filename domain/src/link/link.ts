import type { z } from '../zod.ts';
import type { linkDataSchema, linkDocSchema } from './schema.ts';

/** A stored link. */
export type Link = z.infer<typeof linkDocSchema>;

/** What the link form holds. */
export type LinkForm = z.input<typeof linkDataSchema>;

/** What it comes to, parsed: the fields a client writes. */
export type LinkData = z.infer<typeof linkDataSchema>;

/** A stored link as the form holds it. */
export const linkToForm = (link: Link) =>
  ({
    titulo: link.titulo,
    descripcion: link.descripcion,
    url_imagen: link.url_imagen,
    enlace: link.enlace ?? '',
  }) satisfies LinkForm;

/** What the link form opens with. */
export const EMPTY_LINK = {
  titulo: '',
  descripcion: '',
  url_imagen: null,
  enlace: '',
} as const satisfies LinkForm;
