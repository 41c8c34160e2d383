import type { Modalidad } from './item.ts';

/** Removes the place of a virtual item. */
export const placed = <F extends { modalidad: Modalidad; localidad: string | null }>(form: F): F =>
  form.modalidad === 'Virtual' ? { ...form, localidad: null } : form;
