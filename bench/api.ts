import { apiRutas } from 'domain/api';
import { derivar } from 'domain/derivados';
import type { Firestore } from 'firebase-admin/firestore';
import { createApi } from '../functions/src/api/app.ts';
import { refs } from '../functions/src/shared/refs.ts';
import { leerItem } from '../functions/src/shared/stored-item.ts';
import { creador, datosDeItem } from '../functions/src/testing/data.ts';
import { servir } from '../functions/src/testing/http.ts';
import { AHORA, proyecto } from '../functions/src/testing/project.ts';
import { countReads } from './reads.ts';
import { mediana, percentil } from './stats.ts';

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

/** Writes `count` events of distinct names and dates, derived fields included. */
async function fill(db: Firestore, count: number): Promise<void> {
  for (let i = 0; i < OWNERS; i++) await creador(db, `casa${i}`);
  for (let from = 0; from < count; from += 400) {
    const batch = db.batch();
    for (let i = from; i < Math.min(count, from + 400); i++) {
      const uid = `casa${i % OWNERS}`;
      const datos = datosDeItem(db, 'evento', uid, {
        titulo: `${pick(WORDS, i)} número ${i}${i % 997 === 0 ? ' extraordinaria' : ''}`,
        direccion: pick(PLACES, Math.floor(i / 7)),
        fechaExacta: new Date(AHORA.getTime() + ((i % 500) - 100) * 86_400_000),
      });
      const doc = leerItem('evento', datos);
      if (!doc) throw new Error('The bench writes what the product cannot read');
      const autor = { username: uid, nombre: `Casa ${uid}` };
      const derived = derivar('evento', doc, { rolCreador: true, now: AHORA, autor });
      batch.set(refs.item(db, 'evento', `e${i}`), { ...datos, ...derived, cantLikes: 0 });
    }
    await batch.commit();
  }
}

const REQUESTS: [string, string][] = [
  ['explore, first page', `${apiRutas.explore}?tipo=evento`],
  ['explore, one category', `${apiRutas.explore}?tipo=evento&categoria=Musica`],
  ['detail', apiRutas.item('evento', 'e7')],
  ['profile, events', `${apiRutas.perfil('casa3')}?tab=eventos`],
  ['featured', apiRutas.destacados],
  ['explore, one word', `${apiRutas.explore}?tipo=evento&q=milongas`],
  ['explore, two words', `${apiRutas.explore}?tipo=evento&q=milongas+boedo`],
  ['explore, rare among common', `${apiRutas.explore}?tipo=evento&q=milonga+extraordinaria`],
];

/** Rounds of each request, and the seconds after which no further one begins: without indexes the emulator walks every document. */
const ROUNDS = { most: 25, seconds: 15 };
/** A first answer that takes longer (ms) is said and ends that size: the emulator goes on walking and would disturb the next. */
const PATIENCE_MS = 60_000;

/** Warm answers of the API over collections of several sizes: documents read, milliseconds, bytes sent. */
export async function benchApi(sizes: number[], log: (line: string) => void): Promise<void> {
  const reads = countReads();
  for (const size of sizes) {
    const deps = proyecto(`bench-${size}`);
    await fill(deps.db, size);
    const { origin, cerrar } = await servir(
      createApi({ ...deps, version: 'bench', origin: 'https://x.test' }),
    );
    log(
      `${size.toLocaleString('en')} events in the emulator${' '.repeat(14)}documents   p50 ms   p95 ms    bytes`,
    );
    for (const [name, path] of REQUESTS) {
      const times: number[] = [];
      let bytes = 0;
      if (!(await answersInTime(origin + path))) {
        log(`  ${name.padEnd(36)} no answer in ${PATIENCE_MS / 1000} s`);
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
      const documents = reads.take() / times.length;
      const columns = [documents, mediana(times).toFixed(1), percentil(times, 0.95).toFixed(1), bytes];
      log(`  ${name.padEnd(36)}${columns.map((value) => String(value).padStart(9)).join('')}`);
    }
    await cerrar();
  }
}

async function answersInTime(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })).arrayBuffer();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return false;
    throw error;
  }
}
