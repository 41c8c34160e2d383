/** Hash of `partSchema`, by `npm run generate`. Parts stored with another hash are parsed again. */
export const PART_SHAPE = 'N-8db-nNfM5U';
