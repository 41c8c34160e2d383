import type { Role } from './usuario.ts';

/*
 * Who may do what, by a stored role; there is none until the sign-up is completed. `firestore.rules` repeat who publishes
 * (`isCreador`), and tests/rules hold them to it.
 */

/** The role of those who publish, for queries. */
export const PUBLISHER: Role = 'creador';

/** Publishes items, and keeps them; to whoever may not, the own lists show what they like. */
export const mayPublish = (role: unknown): boolean => role === PUBLISHER;

/** Whether visitors see a person's items. */
export const isListed = (role: unknown): boolean => mayPublish(role);

/** Has a creator's profile: cover, description, address, place, gallery. */
export const hasPerfilCreador = (role: unknown): boolean => mayPublish(role);

/** The role that a person is shown by: personal until one was chosen. */
export const shownRole = (role: unknown): Role => (role === PUBLISHER ? PUBLISHER : 'personal');

/** Whether the frame's bars lead where creators go: anything not personal counts as one there (specification). */
export const hasCreadorBars = (role: unknown): boolean => role !== 'personal';
