import { z } from '../zod.ts';
import { AREAS } from './areas.ts';

export const areaSchema = z.enum(AREAS);

/** An area's build: same-origin paths, or absolute URLs in dev. */
export const remoteSchema = z.object({
  /** The federation container. */
  entry: z.string().check(z.minLength(1)),
  /** The script with which a shell of the same release adopts it; missing on dev servers. */
  adopt: z.optional(z.string().check(z.minLength(1))),
  /** Further scripts, for preloading. */
  js: z.array(z.string()),
});

export type Remote = z.infer<typeof remoteSchema>;

/** `/remotes.json`, without areas that are unreachable or have no build for this shell. */
export const remotesSchema = z.partialRecord(areaSchema, remoteSchema);
export type Remotes = z.infer<typeof remotesSchema>;
