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

/** A username that may be taken, in its one form. */
export type Username = z.infer<typeof usernameSchema>;
