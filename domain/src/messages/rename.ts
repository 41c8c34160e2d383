// Messages about changing one's username.

export const waits = (day: string) => `Vas a poder cambiarlo de nuevo desde el ${day}.`;
export const full = (day: string) =>
  `Ya guardamos dos nombres anteriores tuyos. Hasta el ${day} podés volver a uno de ellos; después, elegir otro.`;
export const done = (username: string) => `Listo: ahora sos @${username}.`;
export const missing = 'Escribí tu nombre de usuario nuevo.';
export const notLoaded = 'No pudimos ver tus nombres. Probá de nuevo.';
