import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { compress } from '../../base/http/compressed.ts';

const unpacked = promisify(brotliDecompress);

/** Bytes of a part; a document takes a MiB. */
const PART_BYTES = 900_000;
/** Less than a commit takes. */
const MOST_PARTS = 8;
/** Instances keep them in memory: some 25 MB. */
const MOST_HOSTS = 250_000;

/** `internal/blocklist`: the list of malicious hosts, which its parts hold compressed. */
const headSchema = z.object({
  /** The address that it came from. */
  source: z.string(),
  version: z.string(),
  hosts: z.int(),
  parts: z.int().check(z.maximum(MOST_PARTS)),
  readAt: fechaSchema,
});
export type StoredHead = z.infer<typeof headSchema>;

/** `internal/blocklist-{n}` */
const partSchema = z.object({
  version: z.string(),
  data: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** Returns what is known of the list; `null` without one. One read. */
export async function readHostsHead(db: Firestore): Promise<StoredHead | null> {
  return headSchema.safeParse((await refs.blocklist(db).get()).data()).data ?? null;
}

/** Returns the hosts of a list; `null` while it is being replaced. */
export async function readHostsList(
  db: Firestore,
  { version, parts }: StoredHead,
): Promise<ReadonlySet<string> | null> {
  const names = Array.from({ length: parts }, (_, n) => refs.blocklistPart(db, n));
  const documents = names.length > 0 ? await db.getAll(...names) : [];
  const read = documents.map((document) => partSchema.safeParse(document.data()).data);
  if (!read.every((part) => part?.version === version)) return null;
  const bytes = Buffer.concat(read.flatMap((part) => part?.data ?? []));
  return new Set((await unpacked(bytes)).toString().split('\n'));
}

/** Replaces the list in one commit. @returns `false` if it is too long */
export async function writeHostsList(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  source: string,
  hosts: ReadonlySet<string>,
): Promise<boolean> {
  if (hosts.size > MOST_HOSTS) return false;
  const text = Buffer.from([...hosts].sort().join('\n'));
  const data = await compress(text, 'br');
  const parts = Math.ceil(data.length / PART_BYTES);
  if (parts > MOST_PARTS) return false;
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const head: StoredHead = { source, version, hosts: hosts.size, parts, readAt: now() };
  const batch = db.batch().set(refs.blocklist(db), head);
  for (let n = 0; n < MOST_PARTS; n++)
    if (n < parts)
      batch.set(refs.blocklistPart(db, n), {
        version,
        data: data.subarray(n * PART_BYTES, (n + 1) * PART_BYTES),
      });
    else batch.delete(refs.blocklistPart(db, n));
  await batch.commit();
  return true;
}

export async function deleteHostsList(db: Firestore): Promise<void> {
  const batch = db.batch().delete(refs.blocklist(db));
  for (let n = 0; n < MOST_PARTS; n++) batch.delete(refs.blocklistPart(db, n));
  await batch.commit();
}
