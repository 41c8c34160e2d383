import type { ubicacionSchema } from '../perfil/ubicacion-schema.ts';
import type { z } from '../zod.ts';
import type { perfilDataSchema, usuarioDocSchema } from './schema.ts';

export const ROLES = ['personal', 'creador'] as const;
export type Role = (typeof ROLES)[number];
export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** A stored `user` document, private fields included. */
export type Usuario = z.infer<typeof usuarioDocSchema>;

/** A point on the map, in degrees. */
export type Ubicacion = z.infer<typeof ubicacionSchema>;

/** A profile as its form sends it. */
export type PerfilDataInput = z.input<typeof perfilDataSchema>;

/** The same, parsed: what saving it carries. */
export type PerfilData = z.infer<typeof perfilDataSchema>;
