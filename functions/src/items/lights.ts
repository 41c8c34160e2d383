import type { Light } from 'domain/item/light';
import { fechaSchema } from 'domain/values/firestore-schema';
import { z } from 'domain/zod';

/** What lights somebody's window, by the paths of the items: `luces` of the person's document. */
export type Lights = Record<string, Light>;

/** The stored lights; none where they are missing, or can't be read. */
export const lightsSchema = z.record(z.string(), z.tuple([fechaSchema, fechaSchema])).catch({});

const same = (a: Light | undefined, b: Light | undefined): boolean =>
  a?.[0].getTime() === b?.[0].getTime() && a?.[1].getTime() === b?.[1].getTime();

/**
 * Somebody's lights with those of some items as they should be; `null` when they are so already, and nothing needs writing. What is over is
 * not kept.
 * @param wanted by the items' paths; `null` for what gives them none
 */
export function changedLights(
  stored: unknown,
  wanted: ReadonlyMap<string, Light | null>,
  now: Date,
): Lights | null {
  const lights: Lights = lightsSchema.parse(stored);
  const items = [...wanted].map(
    ([path, light]) => [path, light && light[1] > now ? light : undefined] as const,
  );
  if (items.every(([path, light]) => same(lights[path], light))) return null;
  const others = Object.entries(lights).filter(([path, [, ends]]) => !wanted.has(path) && ends > now);
  return Object.fromEntries([
    ...others,
    ...items.flatMap(([path, light]) => (light ? [[path, light] as const] : [])),
  ]);
}
