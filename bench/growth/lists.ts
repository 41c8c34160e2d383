import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { z } from '@vidriera/domain/zod';
import { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../functions/src/base/firestore/refs.ts';
import { packedPart } from '../../functions/src/items/agenda/stored.ts';
import { sized } from '../size.ts';
import { manyParts, textsOf } from './entries.ts';

const INSTANCE = fileURLToPath(new URL('./instance.ts', import.meta.url));
/** Only for paths; reads nothing. */
const PATHS = new Firestore({ projectId: 'bench' });
const SIZE = sized(100_000, 5000);
const LARGE = sized(20_000, 1000);

const time = z.object({ wall: z.number(), cpu: z.number() });
const minutes = z.record(z.string(), z.record(z.string(), z.number()));
const measuredSchema = z.object({
  first: time,
  index: time,
  listed: minutes,
  heap: z.number(),
  indexed: z.number(),
  rss: z.number(),
});

/** Measures lists of 100,000 synthetic entries, and of a zona with 20,000, each in a cold instance. */
export async function measureLists(): Promise<void> {
  const stored = new Map<string, object>();
  const versions: Record<string, string[]> = {};
  for (const [zona, parts] of manyParts(SIZE, LARGE)) {
    const all = await Promise.all(parts.map((part) => packedPart(part, textsOf(part))));
    versions[zona] = all.map(({ part }) => part.version);
    for (const [index, { part, texts }] of all.entries()) {
      const ref = refs.part(PATHS, zona, index);
      stored.set(ref.path, part);
      stored.set(refs.texts(PATHS, ref.id).path, texts);
    }
  }
  stored.set('internal/agenda', { salt: 'bench', isComplete: true, zonas: versions });
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-growth-'));
  const file = join(folder, 'parts');
  writeFileSync(file, serialize(stored));
  for (const [name, place] of [
    [`the country, ${SIZE.toLocaleString('en')} entries`, []],
    [`a zona of ${LARGE.toLocaleString('en')}`, ['buenos-aires']],
  ] as const) {
    const answer = execFileSync(process.execPath, ['--expose-gc', INSTANCE, file, ...place], {
      encoding: 'utf8',
    });
    const { first, index, listed, heap, indexed, rss } = measuredSchema.parse(JSON.parse(answer));
    const seconds = ({ wall, cpu }: z.infer<typeof time>) =>
      `${(wall / 1000).toFixed(1)} s (${(cpu / 1000).toFixed(1)} s of a processor)`;
    const both = { wall: first.wall + index.wall, cpu: first.cpu + index.cpu };
    console.log(`\n${name}: first list of a cold instance ${seconds(first)}; first search ${seconds(index)}`);
    console.log(`  both together ${seconds(both)}`);
    console.log(`  heap ${heap} MB with lists, ${indexed} MB with the index; the process ${rss} MB`);
    console.log('  a list in each new minute, in milliseconds:');
    console.table(listed);
  }
  rmSync(folder, { recursive: true });
}
