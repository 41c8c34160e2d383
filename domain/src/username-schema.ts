import { LIMITES } from './limits.ts';
import { normalizarUsername, RESERVADOS } from './username.ts';
import { z } from './zod.ts';

/**
 * A username: 3–30 characters of `a-z 0-9 . _ -`, starting and ending with a letter or digit, not reserved.
 * Upper case is accepted and folded: names are unique without regard to case.
 */
export const usernameSchema = z
  .string()
  .transform(normalizarUsername)
  .pipe(
    z
      .string()
      .min(LIMITES.usernameMin, `El nombre de usuario necesita al menos ${LIMITES.usernameMin} caracteres.`)
      .max(LIMITES.usernameMax, `El nombre de usuario puede tener hasta ${LIMITES.usernameMax} caracteres.`)
      .regex(
        /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/,
        'Usá letras sin acento, números, punto, guion o guion bajo; que empiece y termine con letra o número.',
      )
      .refine((value) => !RESERVADOS.has(value), 'Ese nombre está reservado. Probá con otro.'),
  )
  .brand<'Username'>();
