/** `Cache-Control` of uploads: what is taken down leaves browsers in a day. storage.rules accept no other, but that of older pages. */
export const UPLOAD_CACHE = 'public, max-age=86400';
