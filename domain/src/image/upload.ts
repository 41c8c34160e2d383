/** `Cache-Control` of uploads; storage.rules accept no other. */
export const UPLOAD_CACHE = 'public, max-age=31536000, immutable';
