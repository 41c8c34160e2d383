import { z } from '@vidriera/domain/zod';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { Limiter } from '../../base/limits/limiter.ts';

/** An uploaded object; a path may be reused after deletion. */
export interface FinalizedUpload {
  path: string;
  /** Storage’s generation. */
  generation: string;
}

const eventSchema = z.object({
  name: z.string().check(z.minLength(1)),
  /** A string in the emulator. */
  generation: z.pipe(z.union([z.string().check(z.minLength(1)), z.number()]), z.transform(String)),
  metadata: z.nullish(z.object({ madeOf: z.optional(z.string()) })),
});

/** Reads an event’s upload. `madeOf` of a rewritten original cannot be forged (storage.rules). @throws $ZodError */
export function uploadIn(event: unknown): FinalizedUpload {
  const { name, generation, metadata } = eventSchema.parse(event);
  return { path: name, generation: metadata?.madeOf ?? generation };
}

/** Counts an upload once. @returns whether it is allowed today @throws errors of Firestore */
export async function mayUpload(
  { db }: Pick<Deps, 'db'>,
  limiter: Limiter,
  uid: string,
  { path, generation }: FinalizedUpload,
): Promise<boolean> {
  if ((await refs.upload(db, path).get()).get('counted') === generation) return true;
  return (await limiter.take('upload', { account: uid })).kind === 'allowed';
}
