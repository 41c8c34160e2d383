import type { ubicacionSchema } from './ubicacion-schema.ts';
import type { perfilDatosSchema, usuarioDocSchema } from './usuario-schema.ts';
import type { z } from './zod.ts';

export const ROLES = ['personal', 'creador'] as const;
export type Role = (typeof ROLES)[number];
export const esRole = (valor: unknown): valor is Role => ROLES.some((role) => role === valor);

/** A stored `user` document, private fields included. */
export type Usuario = z.infer<typeof usuarioDocSchema>;

/** A point on the map, in degrees. */
export type Ubicacion = z.infer<typeof ubicacionSchema>;

/** A profile as its form sends it. */
export type PerfilDatosEntrada = z.input<typeof perfilDatosSchema>;

/** The same, parsed: what saving it carries. */
export type PerfilDatos = z.infer<typeof perfilDatosSchema>;
