/**
 * Every figure of the product in one place. Figures marked (spec) are the product specification's; the others are
 * ours where it is silent, and are explained in docs/data.md.
 */
export const LIMITS = {
  /** Pictures in a creator's gallery (spec). */
  galeriaImages: 10,
  /** Pictures in an event besides the main one. */
  eventoImages: 10,
  usernameMin: 3,
  usernameMax: 30,
  /** Days that a deleted account's username stays taken, so that nobody at once speaks under a name others remember. */
  usernameHeldDays: 30,
  /** Characters. */
  titulo: 120,
  descripcion: 4000,
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
  /** Characters of a password that was chosen elsewhere: what Firebase takes at most. */
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
  /** Characters of what is said beside it. */
  aclaracionPrecio: 80,
  /** Characters of what a creator says of a change. */
  aviso: 200,
  /** Dates of a weekly event that are called off or have other hours: half a year of them. */
  excepciones: 26,
  /** Days without a change after which a creator is asked whether a weekly event goes on. */
  weeklyAskedDays: 90,
  /** Items of a kind that one creator may have. */
  itemsPerTipo: 500,
  /** References in each list of likes; a Firestore document holds 1 MiB. */
  likes: 500,
  /** Bytes of a file that a picture is made of: a camera's largest. A phone still has the memory to draw it smaller. */
  sourceBytes: 50 * 1024 * 1024,
  /** Bytes and pixels of one uploaded picture. */
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** Pixels of an AVIF, whose decoder is slow, and of all a GIF's frames, whose encoder is. */
  avifPixels: 12_500_000,
  /** Pixels of all a WebP's frames: it is held in memory as a whole, several times over while it is encoded anew. */
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

/** Widths in pixels of the WebP thumbnails made of each picture, ascending. */
export const THUMBNAIL_WIDTHS = [160, 480, 768, 1200] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];
/** WebP’s quality at a width. What a slow phone fetches first is of 768 px, and the eye sees little of what 70 leaves out there (docs/performance.md). */
export const thumbnailQuality = (width: ThumbnailWidth): number => (width === 768 ? 70 : 80);

/** Bytes of a thumbnail at most: several times what a photograph takes (docs/performance.md), so that no picture is a burden to whoever it is shown to. */
export const THUMBNAIL_BYTES = { 160: 20_000, 480: 80_000, 768: 150_000, 1200: 300_000 } as const;

/** Pixels scrolled before a navbar changes its style (spec). */
export const SCROLL_THRESHOLD = { landing: 40, explore: 50 } as const;

/** Toasts (spec): milliseconds until they close by themselves, share of the width to drag them away, width in px. */
export const TOAST = { cierre: 5000, perfilCloses: 1500, drag: 80, width: 320 } as const;

/** Keys of the browser's local storage: caches for the first paint, never an authority. */
export const LOCAL_KEYS = {
  userId: 'vidriera.userId',
  role: 'vidriera.role',
  username: 'vidriera.username',
  /** Code of the zona that the signed-in creator's profile names. */
  zona: 'vidriera.zona',
  /** Code of the place that explore was left in; it stays after sign-out. */
  city: 'vidriera.ciudad',
  sidebar: 'vidriera.sidebarCollapsed',
  /** '1' once the heading font is in the browser's cache. */
  font: 'vidriera.fuente',
} as const;
