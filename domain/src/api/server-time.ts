/** Header of every callable's answer: the server's clock, in milliseconds since 1970. */
export const SERVER_TIME = 'x-vidriera-time';
