import { FOLLOWING } from '../following/limits.ts';

export const notThere = 'Ese perfil ya no está.';
export const yourself = 'Es tu propio perfil.';
export const fullFollows = `Ya seguís a ${FOLLOWING.mostFollowed} perfiles. Dejá de seguir alguno para sumar otro.`;
export const fullBlocked = `Ya bloqueaste ${FOLLOWING.mostBlocked} perfiles. Desbloqueá alguno para sumar otro.`;
export const blocks = (nombre: string) =>
  `¿Bloquear a ${nombre}? Dejás de seguirlo, y no ves más lo que publica, ni en listas ni en búsquedas. No se entera.`;
export const done = {
  follow: (nombre: string) => `Ahora seguís a ${nombre}.`,
  unfollow: (nombre: string) => `Dejaste de seguir a ${nombre}.`,
  block: (nombre: string) => `Bloqueaste a ${nombre}: ya no ves lo que publica en listas ni en búsquedas.`,
  unblock: (nombre: string) => `Desbloqueaste a ${nombre}.`,
};
