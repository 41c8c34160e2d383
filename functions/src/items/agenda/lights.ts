import type { Light } from '@vidriera/domain/item/light';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** By an item's path: a beginning, its end, the next beginning, …; Firestore nests no lists. */
type Lights = Record<string, readonly Date[]>;

const lightsSchema = z.catch(z.record(z.string(), z.catch(z.array(fechaSchema), [])), {});

/** Reads the stored lights of a person. */
export const readLights = (stored: unknown): Light[] =>
  Object.values(lightsSchema.parse(stored)).flatMap((moments) =>
    moments.flatMap((begins, i): Light[] => {
      const ends = moments[i + 1];
      return i % 2 === 0 && ends ? [[begins, ends]] : [];
    }),
  );

const same = (a: readonly Date[] = [], b: readonly Date[] = []): boolean =>
  a.length === b.length && a.every((moment, i) => moment.getTime() === b[i]?.getTime());
const isAhead = (moments: readonly Date[], now: Date): boolean => moments.some((moment) => moment > now);

/** Returns the new lights without past ones; `null` if unchanged. @param updates by path; none removes */
export function changedLights(
  stored: unknown,
  updates: ReadonlyMap<string, readonly Light[]>,
  now: Date,
): Lights | null {
  const lights: Lights = lightsSchema.parse(stored);
  const items = [...updates].map(
    ([path, spans]) => [path, spans.filter(([, ends]) => ends > now).flat()] as const,
  );
  if (items.every(([path, moments]) => same(lights[path], moments))) return null;
  const kept = Object.entries(lights).filter(
    ([path, moments]) => !updates.has(path) && isAhead(moments, now),
  );
  return Object.fromEntries([...kept, ...items.filter(([, moments]) => moments.length > 0)]);
}

/** Removes lights of deleted items. @param dryRun writes nothing @returns whether there were any */
export function dropStaleLights(
  { db, now }: { db: Firestore; now: () => Date },
  person: DocumentReference,
  dryRun: boolean,
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const lights: unknown = (await tx.get(person)).get('lights');
    const items = Object.keys(lightsSchema.parse(lights)).map((path) => db.doc(path));
    const stored = items.length > 0 ? await tx.getAll(...items) : [];
    const gone = stored.filter(({ exists }) => !exists).map(({ ref }) => [ref.path, []] as const);
    const changed = gone.length > 0 ? changedLights(lights, new Map(gone), now()) : null;
    if (changed && !dryRun) tx.update(person, { lights: changed });
    return changed !== null;
  });
}
