import { z } from '@vidriera/domain/zod';
import { keepDraftText } from '@vidriera/kit/data/drafts';
import { readParsed } from '@vidriera/session/local-storage';

const text = () => z.string();

const rowSchema = z.object({
  /** Of the list as it was read. */
  line: z.int(),
  titulo: text(),
  enlace: text(),
  descripcion: text(),
  /** Could not be published as it was read, so it may be mended. */
  wasBad: z.optional(z.boolean()),
  /** Left out by the person. */
  isOut: z.optional(z.boolean()),
  result: z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('brought') }),
      z.object({ kind: z.literal('had') }),
      z.object({ kind: z.literal('failed'), message: text() }),
    ]),
  ),
});
export type LinkRow = z.infer<typeof rowSchema>;

const jobSchema = z.object({
  rows: z.array(rowSchema),
  /** `looked`: links that were there before are marked, so those found now are this job's. */
  phase: z.enum(['review', 'running', 'looked', 'done']),
  isCut: z.boolean(),
});
/** A list on its way, kept in this browser until the person begins another one. */
export type LinksJob = z.infer<typeof jobSchema>;

const key = (uid: string): string => `vidriera.traer.${uid}`;

export const readJob = (uid: string): LinksJob | null => readParsed(key(uid), jobSchema);

/** @returns whether this browser keeps it */
export const keepJob = (uid: string, job: LinksJob | null): boolean =>
  keepDraftText(uid, key(uid), job && JSON.stringify(job));
