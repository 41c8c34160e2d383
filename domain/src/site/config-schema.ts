import { z } from '../zod.ts';
import { AREAS } from './areas.ts';

export const areaSchema = z.enum(AREAS);

/** Where one area's current build is: same-origin paths (in dev, absolute URLs). */
export const remoteSchema = z.object({
  entry: z.string().min(1),
  /** Scripts worth fetching together with the entry. */
  js: z.array(z.string()),
  /** Hash of the area's and the kit's sources: equal on server and client, or the page is rendered anew. */
  buildId: z.string().min(1),
});

export type Remote = z.infer<typeof remoteSchema>;

/** `/remotes.json`: an area that can't be reached is missing. */
export const remotesSchema = z.partialRecord(areaSchema, remoteSchema);
export type Remotes = z.infer<typeof remotesSchema>;
