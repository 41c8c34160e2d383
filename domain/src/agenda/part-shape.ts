/** Hash of `partSchema`, by `npm run generate`. Parts stored with another hash are parsed again. */
export const PART_SHAPE = 'anM9oLO_k3hW';
