import type { PublicPerfil } from 'domain/api/schema';

let standing: PublicPerfil | undefined;

/** Notes the profile that is on the screen; only a browser has one. */
export const setStanding = (perfil: PublicPerfil): void => {
  standing = perfil;
};

/** The profile on the screen, where it is this person's. */
export const standingOf = (username: string): PublicPerfil | undefined =>
  standing?.username === username ? standing : undefined;
