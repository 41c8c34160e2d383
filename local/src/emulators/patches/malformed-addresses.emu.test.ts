import { setTimeout as sleep } from 'node:timers/promises';
import { REGION } from '@vidriera/domain/site/regions';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rawGet, rawRequest } from '../../testing/raw-request.ts';

const RUNS = 300;
/** A function starts at its first request, which a slow machine may make late. */
const ANSWER_MS = 120_000;
/** Wait before an unfinished request is abandoned. */
const ABANDON_MS = 100;

const { env } = process;
const portOf = (address: string | undefined): number => Number(/:(\d+)$/.exec(address ?? '')?.[1]);
const sites = Object.values(JSON.parse(env.VIDRIERA_SITES ?? '{}') as Record<string, string>).map(portOf);
/** Servers in the process of firebase-tools that a visitor can reach; Hosting is drawn most often. */
const ports = [
  ...sites,
  ...sites,
  ...[env.VIDRIERA_FUNCTIONS_ORIGIN, env.FIREBASE_STORAGE_EMULATOR_HOST].map(portOf),
  ...[env.FIREBASE_AUTH_EMULATOR_HOST, env.FIREBASE_EMULATOR_HUB].map(portOf),
];

const anyOf = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split(' '));
const piece = fc.oneof(
  anyOf(String.raw`/ // \ % %00 %2F %5C %E0%A4%A %ff %c0%af .. . * @ : [ ] {a,b} !(x) ? # &a[b]=% ; ~ | " <`),
  anyOf('api api/perfiles/ img/ og/ r/ fn/signUp sitemaps/ assets/ robots.txt v0/b/x/o/ emulator/'),
  anyOf(`${env.GCLOUD_PROJECT}/${REGION}/api/ identitytoolkit.googleapis.com/v1/accounts:signUp`),
  fc.constantFrom('\x80', '\xff', 'a'.repeat(5000)),
);
const path = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const origin = anyOf('http:// http://evil https://evil:99999 //evil //');
const target = fc.oneof(
  { weight: 6, arbitrary: path.map((text) => `/${text}`) },
  { weight: 2, arbitrary: fc.tuple(origin, path).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constantFrom('*', 'foo', 'data:,x', '/a b', '/\x01', '?', '#') },
);
const host = fc.oneof(
  { weight: 6, arbitrary: fc.constant('localhost') },
  { weight: 1, arbitrary: anyOf('[ ] : x:99999 a/b a@b % ..') },
  { weight: 1, arbitrary: fc.constantFrom('', 'a b', '\xff', 'x\r\nHost: y', 'a'.repeat(8000)) },
);
const method = fc.oneof(
  fc.constant('GET'),
  anyOf('HEAD POST PUT DELETE OPTIONS TRACE PROPFIND QUERY CONNECT FOO get'),
);
const websocket = 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13';
const oddHeader = fc.constantFrom(
  ...[websocket, 'Cookie: __session=\xff', 'Range: bytes=9-1', 'Authorization: Bearer a.b.c', 'A: \0'],
  ...[
    'X-Forwarded-Host: [',
    'Accept-Encoding: \xff',
    'Accept-Language: ../..,%',
    `X-A: ${'b'.repeat(20_000)}`,
  ],
  ...['Content-Length: -5', 'Expect: foo'],
);
const more = fc.oneof(
  fc.constant(''),
  oddHeader.map((header) => `${header}\r\n`),
);
/** Headers that promise a body which never arrives as promised. */
const falseBodyHeaders = fc.constantFrom(
  'Content-Length: 500\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Content-Length: 9e9\r\n',
);

/** firebase-tools exits 250 ms after an uncaught error (errorOut.js). */
const EXIT_DELAY_MS = 1000;

async function page(): Promise<number> {
  return (await fetch(`${env.VIDRIERA_ORIGIN}/api/salud`)).status;
}

it(
  'the stack survives malformed requests',
  async () => {
    const request = fc.record({ port: fc.constantFrom(...ports), method, target, host, more });
    const whole = fc.asyncProperty(request, async ({ port, target, ...rest }) => {
      const { status, closed } = await rawRequest(port, rawGet(target, rest), ANSWER_MS);
      expect(status !== undefined || (rest.method === 'CONNECT' && closed)).toBe(true);
    });
    const broken = fc.asyncProperty(request, falseBodyHeaders, async ({ port, target, ...rest }, promise) => {
      await rawRequest(port, rawGet(target, { ...rest, more: promise }), ABANDON_MS);
      expect(await page()).toBe(200);
    });
    await fc.assert(whole, { numRuns: RUNS, endOnFailure: true });
    await fc.assert(broken, { numRuns: RUNS / 6, endOnFailure: true });
    await sleep(EXIT_DELAY_MS);
    expect(await page()).toBe(200);
  },
  10 * ANSWER_MS,
);

it.each(['//', '/api/perfiles/%E0%A4%A'])('%s is answered 400 by every site', async (address) => {
  const answers = await Promise.all(sites.map((port) => rawRequest(port, rawGet(address), ANSWER_MS)));
  expect(answers.map(({ status }) => status)).toEqual(sites.map(() => 400));
  expect(await page()).toBe(200);
});
