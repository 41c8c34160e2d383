export const VOLUMES = [1000, 100_000, 10_000_000] as const;
export const LARGEST_VOLUME = VOLUMES[2];

/**
 * Shares of views that the origin answers, by volume. A simulation gave them on 25 November 2026: 100,000 pages in a Zipf distribution with
 * exponent 0.9, seven edges of unlimited size.
 */
const MADE = {
  /** Kept for 60 s, as pages are. */
  pages: [1, 0.953, 0.683],
  /** For an hour, at edges before a shared store. */
  pagesForAnHour: [0.922, 0.603, 0.14],
  /** For five minutes, so that a takedown reaches the CDN. With a day it would be 0.824, 0.435 and 0.12. */
  pictures: [0.996, 0.886, 0.54],
} as const;

/** The shares at one volume. */
export interface OriginShares {
  pages: number;
  pictures: number;
}

export const originShares = (volume: number, pages: 'pages' | 'pagesForAnHour' = 'pages'): OriginShares => {
  const at = (VOLUMES as readonly number[]).indexOf(volume);
  return { pages: MADE[pages][at] ?? 1, pictures: MADE.pictures[at] ?? 1 };
};
