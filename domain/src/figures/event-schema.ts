import { z } from '../zod.ts';
import { KINDS, type Kind, SOURCES } from './kinds.ts';

/** Of what an event tells: `perfil/ana`, `evento/0a1b…`. Pages name it in `data-figures`. */
export const pageSubjectSchema = z
  .string()
  .check(z.regex(/^(?:perfil|link|evento|curso|promo)\/[^\s/]{1,128}$/u));

const AGENDA = ['evento', 'curso', 'promo'];
const OF: Record<Kind, readonly string[]> = {
  profile: ['perfil'],
  item: AGENDA,
  // Also a profile's networks, and the website beside an item.
  link: ['perfil', 'link', ...AGENDA],
  whatsapp: ['perfil', ...AGENDA],
  reservation: AGENDA,
  directions: ['perfil', ...AGENDA],
  share: ['perfil', ...AGENDA],
  calendar: AGENDA,
  copy: ['link'],
};

/** One view or press, as the shell sends it. It names nobody who looks. */
export const eventSchema = z
  .strictObject({ kind: z.enum(KINDS), source: z.enum(SOURCES), of: pageSubjectSchema })
  .check(z.refine(({ kind, of }) => OF[kind].includes(of.split('/')[0] ?? '')));
export type FiguresEvent = z.infer<typeof eventSchema>;
