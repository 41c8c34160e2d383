import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { z } from '@vidriera/domain/zod';

export const deletionSchema = (username: string) =>
  z.object({
    username: z
      .string()
      .check(
        z.refine(
          (value) => normalizeUsername(value) === username,
          `Escribí tu nombre de usuario: ${username}`,
        ),
      ),
    password: z.string().check(z.minLength(1, 'Escribí tu contraseña.')),
  });
export type DeletionForm = z.infer<ReturnType<typeof deletionSchema>>;
