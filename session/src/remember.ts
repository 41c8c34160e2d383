import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read, write } from './local-storage.ts';
import { forgetPhotos } from './photo-database.ts';
import type { SessionUser } from './types.ts';

/** Stores the hint of the signed-in person; `null` deletes it. Another person's photos are deleted. */
export function writeHint(user: SessionUser | null): void {
  if (read(LOCAL_KEYS.userId) !== (user?.uid ?? null)) {
    write(LOCAL_KEYS.zona, null);
    forgetPhotos();
  }
  write(LOCAL_KEYS.userId, user?.uid ?? null);
  write(LOCAL_KEYS.role, user?.role ?? null);
  write(LOCAL_KEYS.username, user?.username || null);
}
