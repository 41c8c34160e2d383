import { normalizarUsername } from 'domain/username';
import { z } from 'domain/zod';

/** What has to be typed before an account is deleted. */
export const bajaSchema = (username: string) =>
  z.object({
    username: z
      .string()
      .refine((valor) => normalizarUsername(valor) === username, `Escribí tu nombre de usuario: ${username}`),
    password: z.string().min(1, 'Escribí tu contraseña.'),
  });
export type Baja = z.infer<ReturnType<typeof bajaSchema>>;
