/** Messages about changing one's username. */
export const rename = {
  waits: (day: string) => `Vas a poder cambiarlo de nuevo desde el ${day}.`,
  full: (day: string) =>
    `Ya guardamos dos nombres anteriores tuyos. Hasta el ${day} podés volver a uno de ellos; después, elegir otro.`,
  done: (username: string) => `Listo: ahora sos @${username}.`,
  missing: 'Escribí tu nombre de usuario nuevo.',
  notLoaded: 'No pudimos ver tus nombres. Probá de nuevo.',
} as const;
