/** The formats that an upload may have. */
export type ContainerFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
