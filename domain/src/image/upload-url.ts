import { ownerOfPath, pathOfUrl } from './image.ts';

const CLOUD = 'https://firebasestorage.googleapis.com';

/** A bucket, in production or in a local emulator. */
export interface Uploads {
  bucket: string;
  emulated: boolean;
}

/** Returns an upload's download URL; `origin` is the emulator's. */
export const uploadUrl = (bucket: string, path: string, token: string, origin: string = CLOUD): string =>
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${encodeURIComponent(token)}`;

const literally = (text: string): string => text.replaceAll('.', '[.]');

/**
 * Returns a pattern of how the bucket's download URLs begin. JavaScript and firestore.rules read it alike.
 * @throws RangeError for an impossible bucket name
 */
export function uploadsPattern({ bucket, emulated }: Uploads): string {
  if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket))
    throw new RangeError(`Not a bucket name: ${bucket}`);
  const cloud = literally(CLOUD);
  const origin = emulated ? `(${cloud}|http://(127[.]0[.]0[.]1|localhost):[0-9]{1,5})` : cloud;
  return `${origin}/v0/b/${literally(bucket)}/o/`;
}

/** Returns whether a text is a download URL of one of a person's uploads. */
export function isUploadOf(url: string, uid: string, uploads: Uploads): boolean {
  const path = pathOfUrl(url);
  const [base] = new RegExp(`^${uploadsPattern(uploads)}`).exec(url) ?? [];
  if (!path || !base || ownerOfPath(path) !== uid) return false;
  const location = base + encodeURIComponent(path);
  return url.startsWith(location) && /^(?:[?][A-Za-z0-9=&._-]*)?$/.test(url.slice(location.length));
}
