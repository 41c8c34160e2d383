/** Pictures kept at once; each takes a few hundred kilobytes. */
const KEPT = 12;
const recent = new Map<string, string>();

/** Keeps an uploaded picture, to be shown until its thumbnails exist. */
export function rememberUpload(path: string, picture: Blob): void {
  recent.set(path, URL.createObjectURL(picture));
  for (const [oldest, address] of recent) {
    if (recent.size <= KEPT) return;
    URL.revokeObjectURL(address);
    recent.delete(oldest);
  }
}

/** Returns the `blob:` address of a picture uploaded in this visit; `null` for others. */
export const recentUpload = (path: string): string | null => recent.get(path) ?? null;
