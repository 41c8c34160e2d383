/** All figures of the product; `npm run reference` prints them. (spec) marks the specification’s. */
export const LIMITS = {
  /** Pictures in a creator's gallery (spec). */
  galeriaImages: 10,
  /** Pictures in an event besides the main one. */
  eventoImages: 10,
  usernameMin: 3,
  usernameMax: 30,
  /** Days until a deleted account’s username is free again. */
  usernameKeptDays: 30,
  /** Characters. */
  titulo: 120,
  descripcion: 4000,
  /** 'album=' and a number. */
  reproductorId: 24,
  direccion: 200,
  nombre: 80,
  /** Characters of a place's code. */
  localidad: 60,
  /** Characters of a place as it is typed. */
  lugar: 80,
  phone: 30,
  url: 2048,
  passwordMin: 8,
  passwordMax: 128,
  /** Characters of an existing password: Firebase’s maximum. */
  passwordAsked: 4096,
  mail: 254,
  /** Hours of a course; redemptions of a promo. */
  cantHoras: 10_000,
  cantCanjeos: 1_000_000,
  /** Seats of one date of an event. */
  aforo: 5000,
  categoriasCurso: 5,
  /** Whole pesos of a price. */
  pesos: 99_999_999,
  /** Characters of a price as it is typed: '$ 99.999.999,00'. */
  typedPesos: 20,
  /** Characters of a price’s remark. */
  aclaracionPrecio: 80,
  /** Characters of a change’s explanation. */
  aviso: 200,
  /** Characters of a complaint, and of an appeal. */
  complaint: 500,
  /** Exceptions of a weekly event: half a year. */
  excepciones: 26,
  /** Days after which a creator confirms a weekly event. */
  weeklyAskedDays: 90,
  /** Items of a kind per creator. */
  itemsPerTipo: 500,
  /** Links and headings in the order of a creator's profile. */
  orden: 500,
  /** Characters of a heading above links. */
  encabezado: 60,
  /** Pinned links; of the other kinds one. */
  fijados: 5,
  /** Events brought from calendars that are remembered, deleted ones too. */
  brought: 2000,
  /** References in a list of likes: a document holds 1 MiB. */
  likes: 500,
  /** Bytes of a picture before it is made smaller. */
  sourceBytes: 50 * 1024 * 1024,
  /** Bytes and pixels of one uploaded picture. */
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** Pixels of an AVIF, and of all frames of a GIF: both are slow. */
  avifPixels: 12_500_000,
  /** Pixels of all frames of a WebP: all are in memory. */
  webpPixels: 25_000_000,
  gifPixels: 25_000_000,
  /** Cards in one page of a list. */
  page: 24,
  maxPage: 48,
  /** Characters and words of a search. */
  busqueda: 100,
  searchWordsMax: 6,
  /** Cards in a loading skeleton (spec). */
  skeleton: 3,
  /** Decimals of coordinates shown (spec). */
  coordinateDecimals: 6,
} as const;

/** Widths of thumbnails, ascending. */
export const THUMBNAIL_WIDTHS = [160, 480, 768, 1200] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];
/** WebP quality by width. Phones load 768 px first (docs/performance.md). */
export const thumbnailQuality = (width: ThumbnailWidth): number => (width === 768 ? 70 : 80);

/** Most bytes of a thumbnail. */
export const THUMBNAIL_BYTES = { 160: 20_000, 480: 80_000, 768: 150_000, 1200: 300_000 } as const;

/** Pixels scrolled before a navbar changes its style (spec). */
export const SCROLL_THRESHOLD = { landing: 40, explore: 50 } as const;

/** Toasts (spec): milliseconds, share of the width to drag, width in px. */
export const TOAST = { cierre: 5000, perfilCloses: 1500, drag: 80, width: 320 } as const;

/** Keys of local storage: caches, never an authority. */
export const LOCAL_KEYS = {
  userId: 'vidriera.userId',
  role: 'vidriera.role',
  username: 'vidriera.username',
  /** The creator’s zona. */
  zona: 'vidriera.zona',
  /** The last place in explore; stays after sign-out. */
  city: 'vidriera.ciudad',
  sidebar: 'vidriera.sidebarCollapsed',
  /** '1' once the heading font is in the browser's cache. */
  font: 'vidriera.fuente',
} as const;
