import { FROZEN_LEDGER_PREFIX, HELD_LEDGER_PREFIX, LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema, tipoSchema, uidSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import type { Bucket, Deps } from '../firestore/admin.ts';
import type { Edition } from '../firestore/edition.ts';

export type Deletion =
  | { kind: 'account'; uid: string; when: Date }
  | { kind: 'item'; tipo: Tipo; id: string; when: Date; edition: Edition | null };
/** A ledger entry; `deletion` is `null` if unreadable. */
export type LedgerEntry = { name: string; deletion: Deletion | null };

const editionSchema = z.object({ creador: z.string(), itemCreatedAt: z.iso.datetime() });
const metadataSchema = z.object({
  metadata: z.object({ when: z.iso.datetime(), ...z.partial(editionSchema).shape }),
});
const nameSchema = z.union([
  z.pipe(
    z.tuple([z.literal('user'), uidSchema]),
    z.transform(([, uid]) => ({ kind: 'account' as const, uid })),
  ),
  z.pipe(
    z.tuple([tipoSchema, itemIdSchema]),
    z.transform(([tipo, id]) => ({ kind: 'item' as const, tipo, id })),
  ),
]);

/**
 * Records a deletion by its owner, to repeat it after a restore. The entry is an empty file with metadata. A later edition replaces an
 * earlier one.
 */
export async function recordDeletion(
  { bucket, now }: Pick<Deps, 'bucket' | 'now'>,
  path: string,
  edition: Edition | null = null,
): Promise<void> {
  const file = bucket.file(`${LEDGER_PREFIX}${path}`);
  if (edition && (await madeAt(file)) > edition.itemCreatedAt) return;
  const of = edition && { ...edition, itemCreatedAt: new Date(edition.itemCreatedAt).toISOString() };
  await file.save('', {
    resumable: false,
    metadata: { cacheControl: 'no-store', metadata: { when: now().toISOString(), ...of } },
  });
}

/** Returns when the recorded item was created, in ms; 0 without an entry. */
async function madeAt(file: ReturnType<Bucket['file']>): Promise<number> {
  if (!(await file.exists())[0]) return 0;
  const [{ metadata }] = await file.getMetadata();
  const { data } = editionSchema.safeParse(metadata);
  return data ? Date.parse(data.itemCreatedAt) : 0;
}

export async function* recordedDeletions(bucket: Bucket): AsyncGenerator<LedgerEntry> {
  for await (const { name, metadata } of bucket.getFilesStream({ prefix: LEDGER_PREFIX })) {
    if (name.startsWith(HELD_LEDGER_PREFIX) || name.startsWith(FROZEN_LEDGER_PREFIX)) continue;
    const target = nameSchema.safeParse(name.slice(LEDGER_PREFIX.length).split('/'));
    const details = metadataSchema.safeParse(metadata);
    if (!target.success || !details.success) yield { name, deletion: null };
    else {
      const { when: time, ...of } = details.data.metadata;
      const { data } = editionSchema.safeParse(of);
      const edition = data ? { ...data, itemCreatedAt: Date.parse(data.itemCreatedAt) } : null;
      const when = new Date(time);
      const deletion =
        target.data.kind === 'item' ? { ...target.data, when, edition } : { ...target.data, when };
      yield { name, deletion };
    }
  }
}
