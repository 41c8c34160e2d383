import type { Light } from '@vidriera/domain/item/light';
import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

export type Lights = Record<string, Light>;

export const lightsSchema = z.catch(z.record(z.string(), z.tuple([fechaSchema, fechaSchema])), {});

const same = (a: Light | undefined, b: Light | undefined): boolean =>
  a?.[0].getTime() === b?.[0].getTime() && a?.[1].getTime() === b?.[1].getTime();

/** Returns the new lights without past ones; `null` if unchanged. @param updates by path; `null` removes */
export function changedLights(
  stored: unknown,
  updates: ReadonlyMap<string, Light | null>,
  now: Date,
): Lights | null {
  const lights: Lights = lightsSchema.parse(stored);
  const items = [...updates].map(
    ([path, light]) => [path, light && light[1] > now ? light : undefined] as const,
  );
  if (items.every(([path, light]) => same(lights[path], light))) return null;
  const kept = Object.entries(lights).filter(([path, [, ends]]) => !updates.has(path) && ends > now);
  return Object.fromEntries([
    ...kept,
    ...items.flatMap(([path, light]) => (light ? [[path, light] as const] : [])),
  ]);
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
    const gone = stored.filter(({ exists }) => !exists).map(({ ref }) => [ref.path, null] as const);
    const changed = gone.length > 0 ? changedLights(lights, new Map(gone), now()) : null;
    if (changed && !dryRun) tx.update(person, { lights: changed });
    return changed !== null;
  });
}
