import type { Modalidad } from './item.ts';

/** What is virtual is in no place. */
export const placed = <F extends { modalidad: Modalidad; localidad: string | null }>(form: F): F =>
  form.modalidad === 'Virtual' ? { ...form, localidad: null } : form;
