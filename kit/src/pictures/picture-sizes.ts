import { createContext } from 'react';

/*
 * Widths at which a landscape picture of 4:3 is drawn. Where it fills a box that is higher than 4:3 it is wider than the box
 * (tests/e2e/pictures.release.spec.ts).
 */
const GRID = '(min-width: 1200px) 280px, (min-width: 900px) 31vw, (min-width: 560px) 46vw, 92vw';
export const SHELF = '(min-width: 1200px) 360px, (min-width: 900px) 41vw, (min-width: 560px) 61vw, 104vw';

/** The default `sizes` of pictures below. */
export const PictureSizes = createContext(GRID);

/** The shape of cards' pictures below. */
export const CardRatio = createContext<'4:3' | '1:1'>('4:3');
