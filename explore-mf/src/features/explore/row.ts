/** Cards of the longest row. A file of its own, because components and loaders, which bring zod, both need it. */
export const ROW = 5;
