/**
 * Measures the inputs of the cost model and writes bench/costs/measured.json: `npm run bench:costs:measure`,
 * on a stack with the demonstration. Per public page: API calls, reads, and bytes with a cold and a warm
 * cache. Per action: reads and writes.
 */
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { pageSchema } from '@vidriera/domain/api/schema';
import { AREAS } from '@vidriera/domain/site/areas';
import { bucketOf, thumbnailsBucketOf } from '@vidriera/domain/site/config';
import { z } from '@vidriera/domain/zod-classic';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Deps } from '../../functions/src/base/firestore/admin.ts';
import { createApi } from '../../functions/src/site/api/app.ts';
import { serve } from '../../functions/src/testing/http.ts';
import { ensureChromium } from '../../local/src/testing/ensure-chromium.ts';
import { startFakes } from '../host/fakes.ts';
import { startInstance } from '../host/instance.ts';
import { startFakeCdn } from '../pages/cdn.ts';
import { countReads } from '../reads.ts';
import { sized } from '../size.ts';
import { stackShape } from '../stack-env.ts';
import { measureActs } from './acts.ts';
import { measureHall, measureQuiet } from './days.ts';
import { type CostMeasurements, MEASURED_FILE } from './measured.ts';
import { measureTransfer } from './weigh.ts';

/** Returns the services of the running stack's project. */
function stackServices(): Deps {
  const projectId = z.string().startsWith('demo-').parse(process.env.GCLOUD_PROJECT);
  const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) }, 'bench-costs');
  const storage = getStorage(app);
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: storage.bucket(),
    thumbnails: storage.bucket(thumbnailsBucketOf(projectId)),
    now: () => new Date(),
  };
}

const brotli = promisify(brotliCompress);
const env = z.object(stackShape).parse(process.env);
const { items } = pageSchema.parse(
  await (await fetch(`${env.VIDRIERA_ORIGIN}/api/explore?tipo=evento&limit=48`)).json(),
);
const [event, another] = items.filter(({ imagen }) => imagen);
const [creador, other] = env.VIDRIERA_ACCOUNTS.filter(({ role }) => role === 'creador');
if (!event || !another || !creador || !other)
  throw new Error('the demonstration lacks events with images, or creators');

/** Per kind: the page for a cold cache, and the page for a warm one. */
const PAGES = {
  landing: ['/', '/'],
  explore: ['/explore', '/explore'],
  evento: [`/explore/evento/${event.id}`, `/explore/evento/${another.id}`],
  perfil: [`/${creador.username}`, `/${other.username}`],
} as const;

const standIns = await startFakes();
const instance = await startInstance(standIns.env);
const api = await serve(createApi({ ...stackServices(), version: 'bench', origin: env.VIDRIERA_ORIGIN }));
const front = await startFakeCdn(env.VIDRIERA_ORIGIN);
const browser = await chromium.launch({
  executablePath: await ensureChromium(AbortSignal.timeout(600_000)),
  args: ['--no-sandbox', front.flag],
});
const reads = countReads();

async function readsOf(addresses: string[]): Promise<number> {
  reads.take();
  for (const address of addresses) await (await fetch(api.origin + address)).arrayBuffer();
  return reads.take().reads;
}

/** Sums the compressed bytes of the manifests behind the areas' map. */
async function manifests(): Promise<number> {
  const texts = ['/shell.json', ...AREAS.map((area) => `/r/${area}/remote.json`)].map(async (path) => {
    const text = await (await fetch(env.VIDRIERA_ORIGIN + path)).arrayBuffer();
    return (await brotli(Buffer.from(text))).length;
  });
  return (await Promise.all(texts)).reduce((sum, length) => sum + length, 0);
}

const pages: Partial<CostMeasurements['pages']> = {};
for (const [kind, [cold, warm]] of Object.entries(PAGES) as [keyof typeof PAGES, [string, string]][]) {
  const answer = await fetch(instance.origin + cold);
  if (!(await answer.text()).includes('id="vidriera-data"')) throw new Error(`${cold} was not rendered`);
  const drawing = standIns.takePaths();
  const weighed = await measureTransfer(browser, front.origin, [cold, warm]);
  pages[kind] = {
    drawing: { calls: drawing.length, reads: await readsOf(drawing) },
    browser: { calls: weighed.api.length, reads: await readsOf(weighed.api) },
    cold: weighed.cold,
    warm: weighed.warm,
  };
  console.log(kind, JSON.stringify(pages[kind]));
}
await browser.close();
front.close();
await api.close();
instance.stop();
await standIns.close();

const measured = {
  pages,
  manifests: await manifests(),
  acts: await measureActs(reads),
  hall: await measureHall(reads),
  quiet: await measureQuiet(reads),
};
// A test run leaves the measured figures.
if (sized(true, false)) writeFileSync(MEASURED_FILE, `${JSON.stringify(measured, null, 2)}\n`);
console.log(JSON.stringify({ acts: measured.acts, hall: measured.hall, quiet: measured.quiet }));
process.exit(0);
