import { LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import type { Tipo } from '@vidriera/domain/values/ids';
import { itemIdSchema, tipoSchema, uidSchema } from '@vidriera/domain/values/ids-schema';
import { z } from '@vidriera/domain/zod';
import type { Bucket, Deps } from '../shared/admin.ts';
import type { Edition } from '../shared/edition.ts';

/** A deletion and its time; of an item, also its edition. */
export type Deletion =
  | { kind: 'account'; uid: string; when: Date }
  | { kind: 'item'; tipo: Tipo; id: string; when: Date; edition: Edition | null };
/** An entry by its name in the bucket; `deletion` is `null` where it can't be read. */
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
 * Writes down that what had this path in Firestore was deleted at its owner's wish, so that it can be deleted again from a restored backup. An
 * empty file, with the moment beside it, and of an item its edition; a later edition takes its place, and none before it does.
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

/** When the item was made that an entry tells of, in milliseconds; 0 where there is no such entry. */
async function madeAt(file: ReturnType<Bucket['file']>): Promise<number> {
  if (!(await file.exists())[0]) return 0;
  const [{ metadata }] = await file.getMetadata();
  const { data } = editionSchema.safeParse(metadata);
  return data ? Date.parse(data.itemCreatedAt) : 0;
}

/** All that is written down, in the order of names. */
export async function* recordedDeletions(bucket: Bucket): AsyncGenerator<LedgerEntry> {
  for await (const { name, metadata } of bucket.getFilesStream({ prefix: LEDGER_PREFIX })) {
    const what = nameSchema.safeParse(name.slice(LEDGER_PREFIX.length).split('/'));
    const said = metadataSchema.safeParse(metadata);
    if (!what.success || !said.success) yield { name, deletion: null };
    else {
      const { when: time, ...of } = said.data.metadata;
      const { data } = editionSchema.safeParse(of);
      const edition = data ? { ...data, itemCreatedAt: Date.parse(data.itemCreatedAt) } : null;
      const when = new Date(time);
      const deletion = what.data.kind === 'item' ? { ...what.data, when, edition } : { ...what.data, when };
      yield { name, deletion };
    }
  }
}
