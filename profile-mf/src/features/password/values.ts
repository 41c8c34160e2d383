import { newPasswordSchema } from '@vidriera/domain/usuario/password-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { z } from '@vidriera/domain/zod';

export const passwordSchema = z
  .object({
    current: z
      .string()
      .check(z.minLength(1, 'Escribí tu contraseña actual.'), z.maxLength(LIMITS.passwordMax)),
    next: newPasswordSchema,
    repeated: z.string(),
  })
  .check(
    z.superRefine(({ current, next: fresh, repeated }, ctx) => {
      if (fresh === current) {
        ctx.addIssue({
          code: 'custom',
          path: ['next'],
          message: 'Elegí una contraseña distinta de la actual.',
        });
      }
      if (repeated !== fresh) {
        ctx.addIssue({ code: 'custom', path: ['repeated'], message: 'Las contraseñas no coinciden.' });
      }
    }),
  );
export type PasswordForm = z.infer<typeof passwordSchema>;
