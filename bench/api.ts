import { apiPaths } from '@vidriera/domain/api/api';
import { derive } from '@vidriera/domain/item/derived';
import type { Firestore } from 'firebase-admin/firestore';
import { repair } from '../functions/src/agenda/repair.ts';
import { createApi } from '../functions/src/api/app.ts';
import { refs } from '../functions/src/firestore/refs.ts';
import { parseItem } from '../functions/src/firestore/stored-item.ts';
import { creador, itemData } from '../functions/src/testing/data.ts';
import { serve } from '../functions/src/testing/http.ts';
import { NOW, project } from '../functions/src/testing/project.ts';
import { countReads } from './reads.ts';
import { median, percentile } from './stats.ts';

const OWNERS = 40;
const WORDS = [
  'milonga',
  'recital',
  'teatro',
  'feria',
  'taller',
  'charla',
  'cine',
  'jazz',
  'poesía',
  'clown',
];
const PLACES = ['Palermo', 'Almagro', 'Boedo', 'San Telmo', 'Caballito', 'Villa Crespo'];
const pick = <T>(list: T[], i: number): T => list[i % list.length] as T;

/** Writes `count` events with derived fields. */
async function fill(db: Firestore, count: number): Promise<void> {
  for (let i = 0; i < OWNERS; i++) await creador(db, `casa${i}`);
  for (let from = 0; from < count; from += 400) {
    const batch = db.batch();
    for (let i = from; i < Math.min(count, from + 400); i++) {
      const uid = `casa${i % OWNERS}`;
      const data = itemData(db, 'evento', uid, {
        titulo: `${pick(WORDS, i)} número ${i}${i % 997 === 0 ? ' extraordinaria' : ''}`,
        direccion: pick(PLACES, Math.floor(i / 7)),
        fechaExacta: new Date(NOW.getTime() + ((i % 500) - 100) * 86_400_000),
      });
      const doc = parseItem('evento', data);
      if (!doc) throw new Error('The bench wrote an item that the product cannot parse');
      const author = { username: uid, nombre: `Casa ${uid}`, localidad: null };
      const derived = derive('evento', doc, { visible: true, now: NOW, author });
      batch.set(refs.item(db, 'evento', `e${i}`), { ...data, ...derived, cantLikes: 0 });
    }
    await batch.commit();
  }
}

const REQUESTS: [string, string][] = [
  ['explore, first page', `${apiPaths.explore}?tipo=evento`],
  ['explore, one category', `${apiPaths.explore}?tipo=evento&categoria=Musica`],
  ['detail', apiPaths.item('evento', 'e7')],
  ['profile, events', `${apiPaths.perfil('casa3')}?tab=eventos`],
  ['featured', apiPaths.featured],
  ['explore, one word', `${apiPaths.explore}?tipo=evento&q=milongas`],
  ['explore, two words', `${apiPaths.explore}?tipo=evento&q=milongas+boedo`],
  ['explore, rare among common', `${apiPaths.explore}?tipo=evento&q=milonga+extraordinaria`],
];

/** Limits per request: rounds and seconds. Without indexes the emulator scans every document. */
const ROUNDS = { most: 25, seconds: 15 };
/** A slower first answer ends the size: the emulator keeps scanning and would disturb the next one. */
const FIRST_ANSWER_MS = 60_000;

/** Measures warm API answers over collections of several sizes: documents, milliseconds and bytes. */
export async function benchApi(sizes: number[], log: (line: string) => void): Promise<void> {
  const reads = countReads();
  for (const size of sizes) {
    const deps = project(`bench-${size}`);
    await fill(deps.db, size);
    await repair(deps);
    const { origin, close } = await serve(createApi({ ...deps, version: 'bench', origin: 'https://x.test' }));
    log(
      `${size.toLocaleString('en')} events in the emulator${' '.repeat(14)}documents   p50 ms   p95 ms    bytes`,
    );
    for (const [name, path] of REQUESTS) {
      const times: number[] = [];
      let bytes = 0;
      if (!(await answersInTime(origin + path))) {
        log(`  ${name.padEnd(36)} no answer within ${FIRST_ANSWER_MS / 1000} s`);
        break;
      }
      reads.take();
      const end = performance.now() + ROUNDS.seconds * 1000;
      while (times.length < ROUNDS.most && (times.length === 0 || performance.now() < end)) {
        const start = performance.now();
        const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
        await answer.arrayBuffer();
        bytes = Number(answer.headers.get('content-length'));
        times.push(performance.now() - start);
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      }
      const documents = reads.take().reads / times.length;
      const columns = [documents, median(times).toFixed(1), percentile(times, 0.95).toFixed(1), bytes];
      log(`  ${name.padEnd(36)}${columns.map((value) => String(value).padStart(9)).join('')}`);
    }
    await close();
  }
}

async function answersInTime(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(FIRST_ANSWER_MS) })).arrayBuffer();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return false;
    throw error;
  }
}
