import { FIRST_SEGMENTS } from '../site/areas.ts';
import { withoutInvisible } from '../values/invisible.ts';

const OTHERS = [
  'creador login signup terms cuenta denunciar apelar instalar',
  'evento curso promo link links',
  'privacy privacidad terminos recuperar verificar',
  'r fn api img og assets server shell.json remotes.json robots.txt sitemap.xml sitemaps favicon.ico favicon.svg',
  'manifest.webmanifest sw.js __ static public www mail',
  'vidriera blog about acerca buscar search categoria',
].join(' ');

/**
 * First segments of the product's addresses, which no profile may have. Words that only new usernames may not
 * be stand in reserved-words.ts: whoever has one keeps an address that opens.
 */
export const RESERVED_NAMES = new Set([...FIRST_SEGMENTS, ...OTHERS.split(' ')]);

/** Returns the form in which usernames are compared and reserved. */
export const normalizeUsername = (username: string): string => withoutInvisible(username).toLowerCase();
