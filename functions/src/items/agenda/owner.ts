import type { EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { united } from '@vidriera/domain/item/light';
import { messages } from '@vidriera/domain/messages/messages';
import { textOrEmpty, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { readLights } from './lights.ts';

/** Fields that lists read of a creator: no e-mail, no telephone. */
export const OWNER_FIELDS = ['username', 'display_name', 'photo_url', 'verificado', 'lights'];
const ownerSchema = z.object({
  username: textOrEmpty,
  display_name: textOrNull,
  photo_url: textOrNull,
  verificado: z.optional(z.unknown()),
  lights: z.optional(z.unknown()),
});

/** Converts a document to the creator that lists show. */
export function entryOwnerOf(data: unknown): EntryOwner {
  const read = ownerSchema.safeParse(data);
  const { username, display_name, photo_url, verificado, lights } = read.success
    ? read.data
    : { username: '', display_name: null, photo_url: null, verificado: false, lights: {} };
  return {
    username,
    nombre: display_name || username || messages.general.organizer,
    imagen: photo_url ? pathOfUrl(photo_url) : null,
    ...(verificado === true && { verificado }),
    lights: united(readLights(lights)).map(([begins, ends]) => [begins.getTime(), ends.getTime()]),
  };
}
