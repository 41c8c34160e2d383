import type { Role } from './usuario.ts';

/*
 * Permissions by stored role; there is none until the sign-up is complete. `isCreador` of firestore.rules
 * repeats who publishes; tests/rules compares them.
 */

/** The role that publishes, for queries. */
export const PUBLISHER: Role = 'creador';

/** May publish items. Everybody else's own lists show likes. */
export const mayPublish = (role: unknown): boolean => role === PUBLISHER;

/** Whether visitors see a person's items. */
export const isListed = (role: unknown): boolean => mayPublish(role);

/** Whether a profile has cover, description, address, place and gallery. */
export const hasPerfilCreador = (role: unknown): boolean => mayPublish(role);

/** Returns the role to show; personal until one is chosen. */
export const shownRole = (role: unknown): Role => (role === PUBLISHER ? PUBLISHER : 'personal');

/** Whether the bars lead where creators go. The specification counts any role but personal. */
export const hasCreadorBars = (role: unknown): boolean => role !== 'personal';
