import { unitedLights } from '@vidriera/domain/agenda/entry';
import type { EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { pathOfUrl } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { textOrEmpty, textOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import { lightsSchema } from '../items/lights.ts';

/** All that lists ever read of an owner: the e-mail and the telephone stay in the database. */
export const OWNER_FIELDS = ['username', 'display_name', 'photo_url', 'lights'];
const ownerSchema = z.object({
  username: textOrEmpty,
  display_name: textOrNull,
  photo_url: textOrNull,
  lights: lightsSchema,
});

/** What lists say of an owner, whatever the time is; the catalogue's default name where there is none. */
export function entryOwnerOf(data: unknown): EntryOwner {
  const read = ownerSchema.safeParse(data);
  const { username, display_name, photo_url, lights } = read.success
    ? read.data
    : { username: '', display_name: null, photo_url: null, lights: {} };
  return {
    username,
    nombre: display_name || username || messages.general.organizer,
    imagen: photo_url ? pathOfUrl(photo_url) : null,
    lights: unitedLights(Object.values(lights)),
  };
}
