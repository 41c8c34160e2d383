/** Hash of `partSchema`, by `npm run generate`. Parts stored with another hash are parsed again. */
export const PART_SHAPE = '9QVf30VZ7j61';
