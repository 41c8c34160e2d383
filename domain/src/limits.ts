/**
 * Every figure of the product in one place. Figures marked (spec) are the product specification's; the others are
 * ours where it is silent, and are explained in docs/data.md.
 */
export const LIMITES = {
  /** Pictures in a creator's gallery (spec). */
  imagenesGaleria: 10,
  /** Pictures in an event besides the main one. */
  imagenesEvento: 10,
  usernameMin: 3,
  usernameMax: 30,
  /** Days that a deleted account's username stays taken, so that nobody at once speaks under a name others remember. */
  diasUsernameRetenido: 30,
  /** Characters. */
  titulo: 120,
  descripcion: 4000,
  direccion: 200,
  nombre: 80,
  telefono: 30,
  url: 2048,
  passwordMin: 8,
  passwordMax: 128,
  /** Hours of a course; redemptions of a promo. */
  cantHoras: 10_000,
  cantCanjeos: 1_000_000,
  categoriasCurso: 5,
  /** References in each list of likes; a Firestore document holds 1 MiB. */
  likes: 500,
  /** Bytes and pixels of one uploaded picture. */
  imagenBytes: 10 * 1024 * 1024,
  imagenPixeles: 50_000_000,
  /** Cards in one page of a list. */
  pagina: 24,
  paginaMax: 48,
  /** Characters and words of a search. */
  busqueda: 100,
  palabrasBusqueda: 6,
  /** Search tokens stored with an item. */
  tokensBusqueda: 150,
  /** Cards in a loading skeleton (spec). */
  esqueleto: 3,
  /** Decimals of coordinates shown (spec). */
  decimalesCoordenadas: 6,
} as const;

/** Widths in pixels of the WebP thumbnails made of each picture, ascending. */
export const ANCHOS_MINIATURA = [160, 480, 1200] as const;
export type AnchoMiniatura = (typeof ANCHOS_MINIATURA)[number];

/** Pixels scrolled before a navbar changes its style (spec). */
export const UMBRAL_SCROLL = { landing: 40, explore: 50 } as const;

/** Toasts (spec): milliseconds until they close by themselves, share of the width to drag them away, width in px. */
export const TOAST = { cierre: 5000, cierrePerfil: 1500, arrastre: 80, ancho: 320 } as const;

/** Keys of the browser's local storage: caches for the first paint, never an authority. */
export const CLAVES_LOCALES = {
  userId: 'vidriera.userId',
  role: 'vidriera.role',
  sidebar: 'vidriera.sidebarColapsado',
  /** '1' once the heading font is in the browser's cache. */
  fuente: 'vidriera.fuente',
} as const;
