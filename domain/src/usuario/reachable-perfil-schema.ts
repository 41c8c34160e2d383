import type { Uploads } from '../image/upload-url.ts';
import { readWhatsapp, whatsappAddress } from '../perfil/whatsapp.ts';
import { z } from '../zod.ts';
import { type PerfilWritten, perfilFormOf } from './schema.ts';

/**
 * `perfilFormOf` for the server: also checks that the WhatsApp is a possible number, with its country code.
 */
export const reachablePerfilOf = (uid: string, uploads: Uploads) =>
  z.pipe(
    perfilFormOf(uid, uploads),
    z.transform((data, ctx): PerfilWritten => {
      if (!data.link_Wssp) return data;
      const reading = readWhatsapp(data.link_Wssp);
      if (!('problem' in reading)) return { ...data, link_Wssp: whatsappAddress(reading) };
      ctx.issues.push({ input: ctx.value, code: 'custom', path: ['link_Wssp'], message: reading.problem });
      return z.NEVER;
    }),
  );
