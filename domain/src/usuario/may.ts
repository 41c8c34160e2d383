import type { Role } from './usuario.ts';

/*
 * Permissions by stored role, which is missing until sign-up is complete. `isCreador` of firestore.rules
 * repeats `mayPublish`; tests/rules compares them.
 */

/** The role that publishes, for queries. */
export const PUBLISHER: Role = 'creador';

/** Whether a person may publish items. Own lists of other roles show likes. */
export const mayPublish = (role: unknown): boolean => role === PUBLISHER;

/** Whether visitors see a person's items. */
export const isListed = (role: unknown): boolean => mayPublish(role);

/** Whether a profile has cover, description, address, place and gallery. */
export const hasPerfilCreador = (role: unknown): boolean => mayPublish(role);

/** Returns the role to show; personal until one is chosen. */
export const shownRole = (role: unknown): Role => (role === PUBLISHER ? PUBLISHER : 'personal');

/** Whether the navigation bars show the creator's links: for every role except personal (spec). */
export const hasCreadorBars = (role: unknown): boolean => role !== 'personal';
