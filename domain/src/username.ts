import { LIMITES } from './limits.ts';
import type { usernameSchema } from './username-schema.ts';
import type { z } from './zod.ts';

/** First segments of the product's own addresses and names nobody should speak in: never usernames. */
export const RESERVADOS = new Set([
  ...[
    'explore',
    'creador',
    'login',
    'signup',
    'terms',
    'complete-signup',
    'all',
    'eventos',
    'cursos',
    'promos',
  ],
  ...[
    'evento',
    'curso',
    'promo',
    'link',
    'links',
    'agregar-post',
    'editar-post',
    'perfil',
    'likes',
    'admin',
    'alumno',
  ],
  ...[
    'privacy',
    'privacidad',
    'terminos',
    'recuperar',
    'verificar',
    'ayuda',
    'help',
    'soporte',
    'support',
    'contacto',
  ],
  ...[
    'r',
    'fn',
    'api',
    'img',
    'og',
    'assets',
    'remotes.json',
    'robots.txt',
    'sitemap.xml',
    'favicon.ico',
    'favicon.svg',
  ],
  ...['manifest.webmanifest', 'sw.js', '__', 'static', 'public', 'www', 'mail', 'root', 'null', 'undefined'],
  ...[
    'vidriera',
    'oficial',
    'staff',
    'moderador',
    'blog',
    'about',
    'acerca',
    'buscar',
    'search',
    'categoria',
  ],
]);

/** The one form a username is compared and reserved in. */
export const normalizarUsername = (username: string): string => username.trim().toLowerCase();

/**
 * Why a name, in that form, can be nobody's username, in words for people; `null` for one that can. A username has 3–30 characters of
 * `a-z 0-9 . _ -`, starts and ends with a letter or digit, and is not reserved.
 */
export function reparoDeUsername(username: string): string | null {
  const { usernameMin, usernameMax } = LIMITES;
  if (username.length < usernameMin)
    return `El nombre de usuario necesita al menos ${usernameMin} caracteres.`;
  if (username.length > usernameMax)
    return `El nombre de usuario puede tener hasta ${usernameMax} caracteres.`;
  if (!/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(username)) {
    return 'Usá letras sin acento, números, punto, guion o guion bajo; que empiece y termine con letra o número.';
  }
  return RESERVADOS.has(username) ? 'Ese nombre está reservado. Probá con otro.' : null;
}

/** A username that may be taken, in its one form. */
export type Username = z.infer<typeof usernameSchema>;
