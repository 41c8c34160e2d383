import { createContext } from 'react';

/** On a card in a grid: one column on a phone, two, three, four. */
const GRID = '(min-width: 1200px) 280px, (min-width: 900px) 31vw, (min-width: 560px) 46vw, 92vw';
/**
 * On a card of a shelf. On a phone a little less than it is, so that a cheap one (412 px wide, 1.75 pixels to one) takes the thumbnail of
 * 480 px and not the one of 1200.
 */
export const SHELF = GRID.replace('92vw', '66vw');

/** How wide pictures are shown that say nothing else, as of `<img sizes>`. */
export const PictureSizes = createContext(GRID);
