import { messages } from '../messages/messages.ts';
import { LIMITS } from '../values/limits.ts';
import { z } from '../zod.ts';

export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(LIMITS.passwordMin, messages.signup.passwordTooShort),
    z.maxLength(LIMITS.passwordMax, `La contraseña puede tener hasta ${LIMITS.passwordMax} caracteres.`),
  );
