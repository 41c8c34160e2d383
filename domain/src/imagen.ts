import type { Tipo } from './ids.ts';
import { ANCHOS_MINIATURA, type AnchoMiniatura } from './limits.ts';

/** Content types a picture may be uploaded as. SVG is no picture here: it can carry scripts. */
export const TIPOS_IMAGEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** A file name reduced to what is safe in a Storage path, its ending kept; at most 80 characters. */
export function nombreDeArchivo(nombre: string): string {
  const limpio = nombre
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-80);
  return limpio || 'imagen';
}

/** Storage paths of uploads; each names its owner. `now` in milliseconds makes names unique and caching eternal. */
export const rutas = {
  perfil: (uid: string, archivo: string, now: number) =>
    `users/${uid}/profile/${now}_${nombreDeArchivo(archivo)}`,
  portada: (uid: string, archivo: string, now: number) =>
    `users/${uid}/creator/cover/${now}_${nombreDeArchivo(archivo)}`,
  galeria: (uid: string, archivo: string, now: number) =>
    `users/${uid}/creator/gallery/${now}_${nombreDeArchivo(archivo)}`,
  principal: (tipo: Tipo, uid: string, archivo: string, now: number) =>
    `posts/${tipo}/main/${uid}/${now}_${nombreDeArchivo(archivo)}`,
  adicional: (tipo: Tipo, uid: string, archivo: string, now: number) =>
    `posts/${tipo}/gallery/${uid}/${now}_${nombreDeArchivo(archivo)}`,
} as const;

const RUTA =
  /^(?:users\/([^/]+)\/(?:profile|creator\/cover|creator\/gallery)|posts\/(?:link|evento|curso|promo)\/(?:main|gallery)\/([^/]+))\/(\d{1,15}_[A-Za-z0-9._-]{1,80})$/;

/** Owner of an uploaded picture's path, or `null` when the path is none of ours (thumbnails included). */
export function duenioDeRuta(ruta: string): string | null {
  const partes = RUTA.exec(ruta);
  return partes ? (partes[1] ?? partes[2] ?? null) : null;
}

/** Storage path of a thumbnail, beside its original: `a/b.jpg` → `a/thumbs/b.jpg_480.webp`. */
export function rutaMiniatura(ruta: string, ancho: AnchoMiniatura): string {
  const corte = ruta.lastIndexOf('/');
  return `${ruta.slice(0, corte)}/thumbs/${ruta.slice(corte + 1)}_${ancho}.webp`;
}

const MINIATURA = new RegExp(`^(.+)/thumbs/([^/]+)_(?:${ANCHOS_MINIATURA.join('|')})\\.webp$`);

/** Path of the upload a thumbnail was made of: the way back from `rutaMiniatura`; `null` for what is no thumbnail of ours. */
export function originalDeMiniatura(ruta: string): string | null {
  const partes = MINIATURA.exec(ruta);
  const original = partes ? `${partes[1]}/${partes[2]}` : '';
  return duenioDeRuta(original) ? original : null;
}

/** Storage path inside a download URL of Firebase Storage (or its emulator), or `null` for any other address. */
export function rutaDeUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const partes = /^\/v0\/b\/[^/]+\/o\/([^/]+)$/.exec(new URL(url).pathname);
  if (!partes?.[1]) return null;
  try {
    const ruta = decodeURIComponent(partes[1]);
    return duenioDeRuta(ruta) ? ruta : null;
  } catch {
    return null;
  }
}

/** Public, same-origin, immutable address of a picture at a width; `null` when the URL is no upload of ours. */
export function urlMiniatura(url: string | null, ancho: AnchoMiniatura): string | null {
  const ruta = url ? rutaDeUrl(url) : null;
  return ruta ? `/img/${ancho}/${ruta}` : null;
}

/** `srcset` of a picture over all thumbnail widths; `''` when there is none. */
export function srcset(url: string | null): string {
  return ANCHOS_MINIATURA.map((ancho) => [urlMiniatura(url, ancho), ancho] as const)
    .filter(([src]) => src)
    .map(([src, ancho]) => `${src} ${ancho}w`)
    .join(', ');
}
