import { LEDGER_PREFIX } from 'domain/usuario/ledger';
import type { Tipo } from 'domain/values/ids';
import { itemIdSchema, tipoSchema, uidSchema } from 'domain/values/ids-schema';
import { z } from 'domain/zod';
import type { Bucket, Deps } from '../shared/admin.ts';

/** What was deleted, and when. */
export type Deletion =
  | { kind: 'account'; uid: string; when: Date }
  | { kind: 'item'; tipo: Tipo; id: string; when: Date };
/** An entry by its name in the bucket; `deletion` is `null` where it can't be read. */
export type Entry = { name: string; deletion: Deletion | null };

const metadataSchema = z.object({ metadata: z.object({ cuando: z.iso.datetime() }) });
const nameSchema = z.union([
  z.tuple([z.literal('user'), uidSchema]).transform(([, uid]) => ({ kind: 'account' as const, uid })),
  z.tuple([tipoSchema, itemIdSchema]).transform(([tipo, id]) => ({ kind: 'item' as const, tipo, id })),
]);

/**
 * Writes down that what had this path in Firestore was deleted at its owner's wish, so that it can be deleted again from a restored backup. An
 * empty file, with the moment beside it; a later one takes its place.
 */
export async function recordDeletion(
  { bucket, now }: Pick<Deps, 'bucket' | 'now'>,
  path: string,
): Promise<void> {
  await bucket.file(`${LEDGER_PREFIX}${path}`).save('', {
    resumable: false,
    metadata: { cacheControl: 'no-store', metadata: { cuando: now().toISOString() } },
  });
}

/** All that is written down, in the order of names. */
export async function* recordedDeletions(bucket: Bucket): AsyncGenerator<Entry> {
  for await (const { name, metadata } of bucket.getFilesStream({ prefix: LEDGER_PREFIX })) {
    const what = nameSchema.safeParse(name.slice(LEDGER_PREFIX.length).split('/'));
    const said = metadataSchema.safeParse(metadata);
    const when = said.success ? new Date(said.data.metadata.cuando) : null;
    yield { name, deletion: what.success && when ? { ...what.data, when } : null };
  }
}
