import { LIMITES } from 'domain/limits';
import { mensajes } from 'domain/messages';
import { z } from 'domain/zod';

/** The change-password form. */
export const claveSchema = z
  .object({
    actual: z.string().min(1, 'Escribí tu contraseña actual.').max(LIMITES.passwordMax),
    nueva: z
      .string()
      .min(LIMITES.passwordMin, mensajes.signup.passwordCorta)
      .max(LIMITES.passwordMax, `La contraseña puede tener hasta ${LIMITES.passwordMax} caracteres.`),
    repetida: z.string(),
  })
  .superRefine(({ actual, nueva, repetida }, ctx) => {
    if (nueva === actual) {
      ctx.addIssue({
        code: 'custom',
        path: ['nueva'],
        message: 'Elegí una contraseña distinta de la actual.',
      });
    }
    if (repetida !== nueva) {
      ctx.addIssue({ code: 'custom', path: ['repetida'], message: 'Las contraseñas no coinciden.' });
    }
  });
export type Clave = z.infer<typeof claveSchema>;
