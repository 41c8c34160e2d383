import { ownerOfPath, pathOfUrl } from './image.ts';

const CLOUD = 'https://firebasestorage.googleapis.com';

/** A bucket, and whether it is an emulator's: those are reached on a port of this machine. */
export interface Uploads {
  bucket: string;
  emulated: boolean;
}

/** Download URL of an upload. `origin` is the emulator's, scheme included; left out, Firebase's own. */
export const uploadUrl = (bucket: string, path: string, token: string, origin: string = CLOUD): string =>
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${encodeURIComponent(token)}`;

const literally = (text: string): string => text.replaceAll('.', '[.]');

/**
 * What the download URL of any upload in a bucket begins with, its path's slash included, as a pattern without backslashes that
 * JavaScript and firestore.rules read alike.
 * @throws RangeError for what can be no bucket's name
 */
export function uploadsPattern({ bucket, emulated }: Uploads): string {
  if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket)) throw new RangeError(`No bucket: ${bucket}`);
  const cloud = literally(CLOUD);
  const origin = emulated ? `(${cloud}|http://(127[.]0[.]0[.]1|localhost):[0-9]{1,5})` : cloud;
  return `${origin}/v0/b/${literally(bucket)}/o/`;
}

/** Whether a text is the download URL of one of a person's uploads in that bucket, in the one form Storage gives it out. */
export function isUploadOf(url: string, uid: string, uploads: Uploads): boolean {
  const path = pathOfUrl(url);
  const [base] = new RegExp(`^${uploadsPattern(uploads)}`).exec(url) ?? [];
  if (!path || !base || ownerOfPath(path) !== uid) return false;
  const location = base + encodeURIComponent(path);
  return url.startsWith(location) && /^(?:[?][A-Za-z0-9=&._-]*)?$/.test(url.slice(location.length));
}
