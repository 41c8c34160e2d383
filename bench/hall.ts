/**
 * Measures callables under the load of a full hall, on one network: `npm run bench:hall`, on the emulators.
 * 300 people take a promo and seats, and ask for a code, evenly over ten minutes (`--minutes`); 100 do so within ten seconds; then ten
 * networks send 20,000 calls without an account (`--flood`), while another network asks for letters.
 */
import { parseArgs } from 'node:util';
import { newPhoneKeys, publicKeyText } from '@vidriera/domain/claim/code';
import { random128 } from '@vidriera/domain/claim/random-128';
import { CODE } from '@vidriera/domain/code/limits';
import { diaOf, midnight } from '@vidriera/domain/values/fecha';
import { z } from '@vidriera/domain/zod-classic';
import { services } from '../functions/src/base/firestore/admin.ts';
import { creador, publish, putPeople } from '../functions/src/testing/data.ts';
import { sized } from './size.ts';
import { median, percentile } from './stats.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: sized('10', '0.1') },
    flood: { type: 'string', default: sized('20000', '200') },
  },
});
const MINUTES = Number(values.minutes);
const FLOOD = Number(values.flood);
const PEOPLE = sized(300, 20);
const RUSH = { people: sized(100, 10), seconds: sized(10, 1) };
const NETWORKS = 10;
/** Calls of a flood that wait for an answer at a time. */
const AT_ONCE = 40;
/** One of Google's servers, as Hosting calls functions from. */
const FRONT = '66.249.80.12';
const HALL = '203.0.113.9';

const env = z
  .object({ VIDRIERA_ORIGIN: z.url(), FIREBASE_AUTH_EMULATOR_HOST: z.string() })
  .parse(process.env);
const deps = services();
const { db, auth } = deps;
const fecha = diaOf(new Date(Date.now() + 7 * 86_400_000));

interface Answer {
  status: number;
  ms: number;
}

async function call(name: string, data: object, from: string, token?: string): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(`${env.VIDRIERA_ORIGIN}/fn/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `${from}, ${FRONT}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function tokenOf(uid: string): Promise<string> {
  await auth.createUser({ uid, email: `${uid}@example.com`, emailVerified: true });
  const url = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: await auth.createCustomToken(uid), returnSecureToken: true }),
  });
  return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
}

const { publicKey } = await newPhoneKeys();
const phoneKey = await publicKeyText(publicKey);

/** One person's acts, in this order, each after the answer before. */
const acts = (evento: string, promo: string) => ({
  take: (_: number, token: string) => call('claims', { what: 'take', promo, phoneKey }, HALL, token),
  go: (_: number, token: string) => call('seats', { what: 'go', evento, fecha, asked: 1 }, HALL, token),
  code: (n: number) => {
    const email = `${promo}.${n}@example.com`;
    const data = { what: 'ask', email, secret: random128(), digits: CODE.digits };
    return call('codes', data, HALL);
  },
});

/** @returns a table of the durations, or throws if a call failed */
async function hall(name: string, people: number, seconds: number): Promise<string> {
  const uids = Array.from({ length: people }, (_, n) => `${name}${n}`);
  for (let i = 0; i < people; i += 100) await putPeople(deps, uids.slice(i, i + 100));
  await publish(deps, 'evento', 'sala', {
    [name]: { aforo: people, linkReserva: null, fechaExacta: midnight(fecha) },
  });
  await publish(deps, 'promo', 'sala', { [name]: { cantCanjeos: people } });
  const tokens: string[] = [];
  for (const uid of uids) tokens.push(await tokenOf(uid));
  const todo = Object.entries(acts(name, name));
  const answers = new Map<string, Answer[]>(todo.map(([act]) => [act, []]));
  await Promise.all(
    tokens.map(async (token, n) => {
      await sleep((n * seconds * 1000) / people);
      for (const [act, run] of todo) answers.get(act)?.push(await run(n, token));
    }),
  );
  return [...answers]
    .map(([act, list]) => {
      const ms = list.map((answer) => answer.ms);
      const failed = list.filter(({ status }) => status !== 200).length;
      const figures = [median(ms), percentile(ms, 0.95), Math.max(...ms)].map((one) =>
        (one / 1000).toFixed(2),
      );
      return `| ${people} in ${seconds} s | ${act} | ${figures.join(' | ')} | ${failed} |`;
    })
    .join('\n');
}

async function flood(): Promise<string> {
  const limits = db.collection('limit');
  const before = (await limits.count().get()).data().count;
  const writes = async () =>
    (await limits.get()).docs.reduce((sum, doc) => sum + Math.ceil(Number(doc.get('times')) / 10), 0);
  const wrote = await writes();
  let sent = 0;
  let refused = 0;
  let isOver = false;
  const others: Answer[] = [];
  const flooder = async () => {
    while (sent < FLOOD) {
      const n = sent++;
      const from = `198.51.${(n >> 1) % NETWORKS}.7`;
      const email = `nadie${n}@example.com`;
      const secret = random128();
      const { status } = await call(
        'codes',
        n % 2
          ? { what: 'ask', email, secret, digits: CODE.digits }
          : { what: 'enter', email, secret, code: '12345678' },
        from,
      );
      if (status === 429) refused++;
    }
  };
  const other = async () => {
    for (let n = 0; !isOver; n++) {
      const data = { what: 'ask', email: `otra${n}@example.com`, secret: random128(), digits: CODE.digits };
      others.push(await call('codes', data, '192.0.2.9'));
      await sleep(3000);
    }
  };
  const start = performance.now();
  const calm = other();
  await Promise.all(Array.from({ length: AT_ONCE }, flooder));
  isOver = true;
  await calm;
  const seconds = (performance.now() - start) / 1000;
  const kept = (await limits.count().get()).data().count - before;
  return [
    `${FLOOD} calls of ${NETWORKS} networks in ${seconds.toFixed(0)} s: ${refused} refused, ${(await writes()) - wrote} writes to ${kept} new counts.`,
    `Another network meanwhile: ${others.length} letters asked for, ${others.filter(({ status }) => status !== 200).length} refused, the slowest answer ${(Math.max(...others.map(({ ms }) => ms)) / 1000).toFixed(2)} s.`,
  ].join('\n');
}

await creador(db, 'sala');
console.log('| people | act | p50 s | p95 s | slowest s | failed |\n| --- | --- | --: | --: | --: | --: |');
console.log(await hall('pareja', PEOPLE, MINUTES * 60));
console.log(await hall('juntos', RUSH.people, RUSH.seconds));
if (FLOOD > 0) console.log(`\n${await flood()}`);
