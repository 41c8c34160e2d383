import { exportsBucket } from '@vidriera/domain/site/exports';
import { z } from '@vidriera/domain/zod-classic';
import { callGoogle, type GoogleCaller } from '../google/call.ts';

/** After so many hours, a UTC day's exports are complete (functions/src/base/process/options.ts). */
const HOURS = 10;
const HOUR_MS = 3_600_000;

const filesSchema = z.object({
  items: z
    .array(
      z.object({
        name: z.string(),
        /** Written by functions/src/jobs/exports/export-night.ts. */
        metadata: z.object({ next: z.string().optional(), database: z.string() }),
      }),
    )
    .default([]),
});
const operationSchema = z.object({
  done: z.boolean().default(false),
  error: z.object({ message: z.string() }).optional(),
});

/**
 * Finds the last complete export of sign-ins, and how its export of the database went.
 * @returns the name of its last file
 * @throws Error if it is missing or failed
 */
export async function lastExport(google: GoogleCaller, now: Date): Promise<string> {
  const since = new Date(now.getTime() - HOURS * HOUR_MS).toISOString().slice(0, 10);
  const list = `/storage/v1/b/${exportsBucket(google.project)}/o?prefix=auth/&startOffset=auth/${since}`;
  const { items } = filesSchema.parse(await callGoogle(google, 'GET', 'storage', list));
  const last = items.findLast(({ metadata }) => metadata.next === undefined);
  if (!last) throw new Error(`no complete export of the sign-ins since ${since}`);
  const path = `/v1/${last.metadata.database}`;
  const { done, error } = operationSchema.parse(await callGoogle(google, 'GET', 'firestore', path));
  if (error) throw new Error(`the database was not exported: ${error.message}`);
  return done ? last.name : `${last.name}; the database follows`;
}
