import { z } from '../zod.ts';
import { AREAS } from './areas.ts';

export const areaSchema = z.enum(AREAS);

/** Where an area's container is: same-origin paths (in dev, absolute URLs). */
export const remoteSchema = z.object({
  entry: z.string().min(1),
  /** Scripts worth fetching together with the entry. */
  js: z.array(z.string()),
});

export type Remote = z.infer<typeof remoteSchema>;

/** `/remotes.json`: an area that can't be reached, or has no build for this shell, is missing. */
export const remotesSchema = z.partialRecord(areaSchema, remoteSchema);
export type Remotes = z.infer<typeof remotesSchema>;
