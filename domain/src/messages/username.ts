// Why a username can't be taken. The landing page shows these without the rest of `signup`.

export const short = (min: number) => `El nombre de usuario necesita al menos ${min} caracteres.`;
export const length = (max: number) => `El nombre de usuario puede tener hasta ${max} caracteres.`;
export const characters =
  'Usá letras sin acento, números, punto, guion o guion bajo; que empiece y termine con letra o número.';
export const reserved = 'Ese nombre está reservado. Probá con otro.';
export const file = 'Ese nombre termina como el de un archivo, y su página no se podría ver. Probá con otro.';
export const ofVidriera = 'Ese nombre se confunde con los de Vidriera. Probá con otro.';
export const notYours = 'Ese no es tu nombre de usuario.';
