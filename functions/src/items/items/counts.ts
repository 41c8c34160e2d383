import { COUNTED, isCounted } from '@vidriera/domain/item/counted';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';

export type Counts = Record<(typeof COUNTED)[number], number>;
export type Steps = Partial<Record<Tipo, number>>;
type Data = Record<string, unknown>;

const SHARDS = 10;
/** How long a deletion’s event may be redelivered. */
const REPEATED_MS = 7 * 86_400_000;

const none = (): Counts => ({ evento: 0, promo: 0 });
const shardSchema = z.object({ evento: z.catch(z.number(), 0), promo: z.catch(z.number(), 0) });
const fieldsSchema = z.object({
  visible: z.catch(z.boolean(), false),
  proximaFecha: z.catch(fechaOrNull, null),
});

function shardOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % SHARDS;
}

/** Returns how a write changes the count of its kind. */
export function step(tipo: Tipo, before: Data, after: Data, now: Date): number {
  const [was, is] = [before, after].map((data) => isCounted(tipo, fieldsSchema.parse(data), now));
  return Number(is) - Number(was);
}

/** Adds to a shard in the caller’s transaction. @param name selects the shard */
export function addToCounts(tx: Transaction, db: Firestore, name: string, steps: Steps): void {
  const changes = COUNTED.flatMap((tipo) => (steps[tipo] ? [[tipo, FieldValue.increment(steps[tipo])]] : []));
  if (changes.length === 0) return;
  tx.set(refs.counts(db, shardOf(name)), Object.fromEntries(changes), { merge: true });
}

/** Subtracts a deleted item once, unless a later recount did. @param data the deleted document */
export async function countOut(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { tipo, id, data, deleted }: { tipo: Tipo; id: string; data: Data; deleted: Date },
): Promise<void> {
  const less = step(tipo, data, {}, now());
  if (less === 0) return;
  const { createdAt, uid } = data;
  const createdMs = createdAt instanceof Timestamp ? createdAt.toMillis() : 0;
  const path = `${tipo}/${id}`;
  const out = refs.countedOut(db, shardOf(path), `${tipo}-${id}-${createdMs}-${uid ?? ''}`);
  await db.runTransaction(async (tx) => {
    const [known, night] = await tx.getAll(out, refs.lastCount(db));
    const counted: unknown = night?.get('countedAt');
    if (known?.exists || (counted instanceof Timestamp && counted.toDate() >= deleted)) return;
    tx.create(out, { expiresAt: new Date(deleted.getTime() + REPEATED_MS) });
    addToCounts(tx, db, path, { [tipo]: less });
  });
}

export async function storedCounts(db: Firestore): Promise<Counts> {
  const { docs } = await queryFrom(db, queries.counts()).limit(SHARDS).get();
  return summed(docs.map((doc) => doc.data()));
}

const summed = (shards: Data[]): Counts =>
  shards
    .map((shard) => shardSchema.parse(shard))
    .reduce((a, b) => ({ evento: a.evento + b.evento, promo: a.promo + b.promo }), none());

/** Most counts of a night; each fails only because of concurrent changes. */
const RECOUNTS = 10;

/** Recounts everything and adds the differences, which it returns. While changes interfere it counts again, and leaves the rest to the next night. */
export async function recountAll(deps: Pick<Deps, 'db' | 'now'>): Promise<Counts> {
  for (let n = 0; n < RECOUNTS; n++) {
    const { stored, off, readTime } = await countAll(deps);
    if (await addDifferences(deps.db, stored, off, readTime)) return off;
  }
  logger.warn('recountAll: the counts kept changing');
  return none();
}

/** Counts all in one snapshot. */
function countAll({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const promos = [
    queries.agenda({ tipo: 'promo', phase: 'upcoming', from: now() }),
    queries.agenda({ tipo: 'promo', phase: 'sinFecha' }),
  ];
  return db.runTransaction(
    async (tx) => {
      const [shards, evento, ...parts] = await Promise.all([
        tx.get(queryFrom(db, queries.counts())),
        ...[queries.visible('evento'), ...promos].map((query) => tx.get(queryFrom(db, query).count())),
      ]);
      const stored = summed(shards.docs.map((doc) => doc.data()));
      const promo = parts.reduce((sum, part) => sum + part.data().count, 0);
      const off = { evento: (evento?.data().count ?? 0) - stored.evento, promo: promo - stored.promo };
      return { stored, off, readTime: shards.readTime };
    },
    { readOnly: true },
  );
}

/** Adds the differences, unless a count changed since: it may be of a deletion that the differences hold too. @returns whether it did */
const addDifferences = (db: Firestore, stored: Counts, off: Counts, readTime: Timestamp): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const { docs } = await tx.get(queryFrom(db, queries.counts()));
    const current = summed(docs.map((doc) => doc.data()));
    if (COUNTED.some((tipo) => current[tipo] !== stored[tipo])) return false;
    const changes = COUNTED.map((tipo) => [tipo, FieldValue.increment(off[tipo])]);
    tx.set(refs.counts(db, 0), Object.fromEntries(changes), { merge: true });
    tx.set(refs.lastCount(db), { countedAt: readTime });
    return true;
  });
