/** The formats that an upload may have. */
export type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
