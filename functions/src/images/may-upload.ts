import { z } from '@vidriera/domain/zod';
import type { Deps } from '../shared/admin.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { refs } from '../shared/refs.ts';

/** An object as somebody uploaded it: a path can be uploaded to again once its object was deleted. */
export interface FinalizedUpload {
  path: string;
  /** Storage's own number of what was written to the path. */
  generation: string;
}

const eventSchema = z.object({
  name: z.string().check(z.minLength(1)),
  /** The emulator sends it as text. */
  generation: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  metadata: z.nullish(z.object({ madeOf: z.optional(z.string()) })),
});

/**
 * Reads which upload an event is of. A rewritten original says by `madeOf` which upload it was made of; nobody else can say so, as rules
 * take no metadata (storage.rules). @throws a $ZodError
 */
export function uploadIn(event: unknown): FinalizedUpload {
  const { name, generation, metadata } = eventSchema.parse(event);
  return { path: name, generation: metadata?.madeOf ?? generation };
}

/**
 * Counts an upload, and answers whether somebody may still make it today (shared/limits/table.ts). The one that the register names is not
 * counted again: its event came a second time, or is that of the rewritten original. @throws what Firestore throws; the trigger is then
 * delivered again
 */
export async function mayUpload(
  { db }: Pick<Deps, 'db'>,
  limiter: Limiter,
  uid: string,
  { path, generation }: FinalizedUpload,
): Promise<boolean> {
  if ((await refs.upload(db, path).get()).get('counted') === generation) return true;
  return (await limiter.take('upload', { account: uid })).kind === 'allowed';
}
