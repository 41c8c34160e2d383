import { createContext } from 'react';

const GRID = '(min-width: 1200px) 280px, (min-width: 900px) 31vw, (min-width: 560px) 46vw, 92vw';
/**
 * Slightly less than the real width on a phone: a cheap one (412 px wide, 1.75 device pixels) then takes the thumbnail of 480 px, not
 * 1200.
 */
export const SHELF = GRID.replace('92vw', '66vw');

/** The default `sizes` of pictures below. */
export const PictureSizes = createContext(GRID);
