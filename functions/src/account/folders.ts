import { TIPOS } from '@vidriera/domain/values/ids';

/** Every Storage folder a person's files are in. */
export const foldersOf = (uid: string): string[] => [
  `users/${uid}/`,
  ...TIPOS.flatMap((tipo) => [`posts/${tipo}/main/${uid}/`, `posts/${tipo}/gallery/${uid}/`]),
];
