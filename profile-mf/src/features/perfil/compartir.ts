/** The public address of a profile; `linkHost` is the page's ('vidriera.ar/'), the scheme the one it was served by. */
export const direccionPublica = (linkHost: string, username: string, protocolo: string): string =>
  `${protocolo}//${linkHost}${username}`;
