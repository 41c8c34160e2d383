import { uidSchema } from './ids-schema.ts';
import { LIMITES } from './limits.ts';
import { mensajes } from './messages.ts';
import { usernameSchema } from './username-schema.ts';
import { perfilDatosSchema } from './usuario-schema.ts';
import { z } from './zod.ts';

/**
 * Contracts of the callable functions: `entrada` is parsed by the server, `salida` by the client. Each is called at
 * `/fn/{name}` of the shell's own origin.
 */
export const callables = {
  /** Makes the account, reserves the username and writes the user document, or leaves nothing behind. */
  signUp: {
    entrada: z.object({
      username: usernameSchema,
      email: z.email(mensajes.signup.emailInvalido).trim().toLowerCase().max(254),
      password: z.string().min(LIMITES.passwordMin, mensajes.signup.passwordCorta).max(LIMITES.passwordMax),
      terminos: z.literal(true, mensajes.signup.terminos),
    }),
    salida: z.object({ uid: uidSchema, username: z.string() }),
  },
  /** Whether a username can be taken, with up to three free alternatives when it can't. Needs no session. */
  checkUsername: {
    entrada: z.object({ username: z.string().max(100) }),
    salida: z.object({
      username: z.string(),
      disponible: z.boolean(),
      motivo: z.string().nullable(),
      sugerencias: z.array(z.string()),
    }),
  },
  /** Saves the profile, with its role switch and the creator's gallery, in one transaction. */
  saveProfile: {
    entrada: perfilDatosSchema,
    salida: z.object({ role: z.enum(['personal', 'creador']), ocultados: z.number().int() }),
  },
  /** Everything stored about the caller, as JSON. */
  exportData: { entrada: z.object({}), salida: z.record(z.string(), z.unknown()) },
  /** Deletes the caller's account; needs a sign-in not older than five minutes and the username typed. */
  deleteAccount: {
    entrada: z.object({ username: z.string().max(60) }),
    salida: z.object({ eliminado: z.literal(true) }),
  },
} as const;

/** Reasons a callable refuses, carried in the error's `details`. `mensaje` is for people. */
export const callableErrorSchema = z.object({
  codigo: z.enum([
    'datos-invalidos',
    'sin-sesion',
    'username-ocupado',
    'email-en-uso',
    'galeria-llena',
    'no-es-creador',
    'sesion-vieja',
    'no-encontrado',
  ]),
  mensaje: z.string(),
  campos: z.array(z.object({ campo: z.string(), mensaje: z.string() })).default([]),
});
