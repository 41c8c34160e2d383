import { z } from '../zod.ts';
import { AREAS } from './areas.ts';

export const areaSchema = z.enum(AREAS);

/** Where an area is: same-origin paths (in dev, absolute URLs). */
export const remoteSchema = z.object({
  /** Its container. */
  entry: z.string().check(z.minLength(1)),
  /** The script by which a shell adopts it that it fits; a dev server names none. */
  adopt: z.optional(z.string().check(z.minLength(1))),
  /** Scripts that come along. */
  js: z.array(z.string()),
});

export type Remote = z.infer<typeof remoteSchema>;

/** `/remotes.json`: an area that can't be reached, or has no build for this shell, is missing. */
export const remotesSchema = z.partialRecord(areaSchema, remoteSchema);
export type Remotes = z.infer<typeof remotesSchema>;
