import { z } from '@vidriera/domain/zod-classic';
import { MARK } from '../deploy/functions.ts';
import type { GoogleCaller } from '../google/call.ts';
import { type FunctionService, idOf, pages } from './traffic.ts';

const envSchema = z.object({
  name: z.string(),
  value: z.string().default(''),
  valueSource: z
    .object({ secretKeyRef: z.object({ secret: z.string(), version: z.string().default('latest') }) })
    .optional(),
});
const revisionsSchema = z.object({
  revisions: z
    .array(
      z.object({
        name: z.string(),
        createTime: z.coerce.date(),
        conditions: z.array(z.object({ type: z.string(), state: z.string().default('') })).default([]),
        containers: z.array(z.object({ env: z.array(envSchema).default([]) })).default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().default(''),
});

/** A revision that started. */
export interface Revision {
  id: string;
  made: Date;
  /** The release that made it: one build with its settings. */
  release: string;
  /** Versions of its secrets, by name. */
  secrets: Map<string, number>;
}

/** Returns a function's revisions that started, the newest first. */
export async function revisionsOf(google: GoogleCaller, { name }: FunctionService): Promise<Revision[]> {
  const all = await pages(google, `/v2/${name}/revisions`, revisionsSchema, ({ revisions }) => revisions);
  return all
    .filter(({ conditions }) =>
      conditions.some(({ type, state }) => type === 'Ready' && state === 'CONDITION_SUCCEEDED'),
    )
    .map(({ name, createTime, containers }) => {
      const env = containers.flatMap((container) => container.env);
      return {
        id: idOf(name),
        made: createTime,
        release: env.find((variable) => variable.name === MARK)?.value ?? '',
        secrets: new Map(env.flatMap(versionIn)),
      };
    })
    .toSorted((a, b) => b.made.getTime() - a.made.getTime());
}

/** Functions name a version by its number; `latest` is as new as can be. */
function versionIn({ valueSource }: z.infer<typeof envSchema>): [string, number][] {
  if (!valueSource) return [];
  const { secret, version } = valueSource.secretKeyRef;
  return [[idOf(secret), version === 'latest' ? Number.POSITIVE_INFINITY : Number(version)]];
}

/** Names the secrets that a revision has in an older version than another one of its function. */
export function olderSecrets({ secrets }: Revision, all: Revision[]): string[] {
  const newest = (name: string): number =>
    Math.max(...all.map((revision) => revision.secrets.get(name) ?? 0));
  return [...secrets].flatMap(([name, version]) => (version < newest(name) ? [name] : []));
}
