import { FOLLOWING } from '../following/limits.ts';

export const following = {
  notThere: 'Ese perfil ya no está.',
  yourself: 'Es tu propio perfil.',
  fullFollows: `Ya seguís a ${FOLLOWING.mostFollowed} perfiles. Dejá de seguir alguno para sumar otro.`,
  fullBlocked: `Ya bloqueaste ${FOLLOWING.mostBlocked} perfiles. Desbloqueá alguno para sumar otro.`,
  done: {
    follow: (nombre: string) => `Ahora seguís a ${nombre}.`,
    unfollow: (nombre: string) => `Dejaste de seguir a ${nombre}.`,
    block: (nombre: string) => `Bloqueaste a ${nombre}: ya no ves lo que publica en listas ni en búsquedas.`,
    unblock: (nombre: string) => `Desbloqueaste a ${nombre}.`,
  },
} as const;
