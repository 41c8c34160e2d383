/** The public address of a profile; `linkHost` is the page's ('vidriera.ar/'), the scheme the one it was served by. */
export const publicAddress = (linkHost: string, username: string, protocol: string): string =>
  `${protocol}//${linkHost}${username}`;
