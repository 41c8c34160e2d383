import { TIPOS } from '@vidriera/domain/values/ids';

export const foldersOf = (uid: string): string[] => [
  `users/${uid}/`,
  ...TIPOS.flatMap((tipo) => [`posts/${tipo}/main/${uid}/`, `posts/${tipo}/gallery/${uid}/`]),
];
