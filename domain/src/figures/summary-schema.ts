import { z } from '../zod.ts';

/** The person's field; `false` stops the monthly summary. */
export const FIGURES_MAIL = 'figuresMail';

/** Reads the setting of a stored `user` document. */
export const getsSummarySchema = z.catch(
  z.pipe(
    z.object({ [FIGURES_MAIL]: z.optional(z.boolean()) }),
    z.transform((user) => user[FIGURES_MAIL] !== false),
  ),
  true,
);
