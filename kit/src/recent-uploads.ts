/** Pictures kept at once; each is a few hundred kilobytes. */
const KEPT = 12;
const recent = new Map<string, string>();

/** Keeps what was just uploaded to a Storage path, so that it is shown from here while its thumbnails are being made. */
export function rememberUpload(path: string, picture: Blob): void {
  recent.set(path, URL.createObjectURL(picture));
  for (const [oldest, address] of recent) {
    if (recent.size <= KEPT) return;
    URL.revokeObjectURL(address);
    recent.delete(oldest);
  }
}

/** `blob:` address of a picture uploaded in this visit; `null` for any other. */
export const recentUpload = (path: string): string | null => recent.get(path) ?? null;
