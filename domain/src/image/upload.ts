/** `Cache-Control` that pictures are uploaded with; storage.rules take no other. Paths never change their content. */
export const UPLOAD_CACHE = 'public, max-age=31536000, immutable';
