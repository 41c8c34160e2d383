export type ContainerFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
