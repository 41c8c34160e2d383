import { LIMITES } from './limits.ts';
import { z } from './zod.ts';

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
 * A username: 3–30 characters of `a-z 0-9 . _ -`, starting and ending with a letter or digit, not reserved.
 * Upper case is accepted and folded: names are unique without regard to case.
 */
export const usernameSchema = z
  .string()
  .transform(normalizarUsername)
  .pipe(
    z
      .string()
      .min(LIMITES.usernameMin, `El nombre de usuario necesita al menos ${LIMITES.usernameMin} caracteres.`)
      .max(LIMITES.usernameMax, `El nombre de usuario puede tener hasta ${LIMITES.usernameMax} caracteres.`)
      .regex(
        /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/,
        'Usá letras sin acento, números, punto, guion o guion bajo; que empiece y termine con letra o número.',
      )
      .refine((value) => !RESERVADOS.has(value), 'Ese nombre está reservado. Probá con otro.'),
  )
  .brand<'Username'>();
export type Username = z.infer<typeof usernameSchema>;
