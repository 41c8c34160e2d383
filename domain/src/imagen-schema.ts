import type { uidSchema } from './ids-schema.ts';
import { duenioDeRuta, rutaDeUrl } from './imagen.ts';
import { ANCHOS_MINIATURA, LIMITES } from './limits.ts';
import { z } from './zod.ts';

/** The request `/img/{width}/{path}` taken apart. */
export const pedidoImagenSchema = z
  .string()
  .regex(/^\/img\/\d+\/.+$/)
  .transform((pathname, ctx) => {
    const [, , ancho, ...resto] = pathname.split('/');
    const ruta = resto.join('/');
    const permitido = ANCHOS_MINIATURA.find((uno) => String(uno) === ancho);
    if (permitido && duenioDeRuta(ruta)) return { ancho: permitido, ruta };
    ctx.addIssue({ code: 'custom', message: 'No es una imagen de la vidriera' });
    return z.NEVER;
  });

/** A stored picture's download URL, checked to be an upload of `uid`. */
export const urlImagenDe = (uid: z.input<typeof uidSchema>) =>
  z
    .string()
    .max(LIMITES.url)
    .refine((url) => {
      const ruta = rutaDeUrl(url);
      return ruta !== null && duenioDeRuta(ruta) === uid;
    }, 'Esa imagen no es tuya.');
