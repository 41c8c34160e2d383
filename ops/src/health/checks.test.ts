import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REGION } from '@vidriera/domain/site/regions';
import { cardWith } from '@vidriera/domain/testing/items';
import { siteFor } from '@vidriera/local/sites/site';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GoogleCaller } from '../google/call.ts';
import type { MailState } from '../mail/check-mail.ts';
import { formatResults, healthChecks, runChecks } from './checks.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const IMAGE = 'posts/evento/main/ana/1_foto.jpg';
const LIST = { items: [cardWith('evento', { imagen: IMAGE }), cardWith('evento')], cursor: null };
const PICTURE = `/img/480/${IMAGE}`;
const DOCUMENTS = '/v1/projects/vidriera-test/databases/(default)/documents/categoria?pageSize=1';
const UNREADABLE = '/v1/projects/vidriera-test/databases/(default)/documents:batchGet';
const JOB = `/v1/projects/vidriera-test/locations/${REGION}/jobs/firebase-schedule-daily-${REGION}`;
const EXPORTS = '/storage/v1/b/vidriera-test-exports/o?prefix=auth/&startOffset=auth/2026-11-23';
const OPERATION = '/v1/projects/p/databases/(default)/operations/night';
const exported = (metadata: object) => ({
  body: JSON.stringify({
    items: [
      { name: 'auth/2026-11-23/00000.jsonl.gz', metadata: { database: OPERATION.slice(4), ...metadata } },
    ],
  }),
});
const MANIFEST = '/r/explore/remote.json';

let mail: MailState;
let answers: Record<string, { status?: number; type?: string; body: string }>;
let requests: string[];
let server: Server;
let origin: string;
beforeEach(async () => {
  requests = [];
  mail = { kind: 'accepted' };
  answers = {
    '/api/salud': { body: '{"ok":true,"version":"api-00007-abc"}' },
    [DOCUMENTS]: {
      body: '{"documents":[{"name":"projects/p/databases/(default)/documents/categoria/musica"}]}',
    },
    '/api/explore?tipo=evento': { body: JSON.stringify(LIST) },
    [PICTURE]: { type: 'image/webp', body: 'RIFF' },
    [MANIFEST]: {
      body: JSON.stringify({ builds: [{ id: '0123456789ab', files: [] }] }),
    },
    '/explore': { type: 'text/html', body: '<script type="application/json" id="vidriera-data">{}</script>' },
    [EXPORTS]: exported({}),
    [OPERATION]: { body: '{"done":true}' },
    [JOB]: { body: '{"lastAttemptTime":"2026-11-23T09:05:01Z","status":{}}' },
    [UNREADABLE]: { body: '[{"missing":"projects/p/databases/(default)/documents/internal/unreadable"}]' },
  };
  server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const {
      status = 200,
      type = 'application/json',
      body,
    } = answers[url.split(/[?&]at=/)[0] ?? ''] ?? {
      status: 404,
      body: '{}',
    };
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function look() {
  const google: GoogleCaller = {
    project: 'vidriera-test',
    token: async () => 'token',
    send: (url, init) => fetch(url.replace(/^https:\/\/[^/]+/, origin), init),
    signal: new AbortController().signal,
    pauseMs: 10,
    looks: 1,
  };
  const sites = [{ ...siteFor('explore', 'vidriera-test', 'vidriera'), origin }];
  const found = await runChecks(
    healthChecks({ google, origin, sites, mail: async () => mail, now: () => NOW }),
  );
  return { found, wrong: found.filter(({ ok }) => !ok).map(({ name, result }) => `${name}: ${result}`) };
}

it('runs each check once and reports its result', async () => {
  const { found, wrong } = await look();
  expect(wrong).toEqual([]);
  expect(found.map(({ name, result }) => `${name}: ${result}`)).toEqual([
    'api: api-00007-abc',
    'a document: categoria/musica',
    'a list: 2 events',
    'a picture: 4 bytes',
    'vidriera-explore: build 0123456789ab',
    expect.stringMatching(/^a page: \d+ characters, rendered$/),
    'daily: 2.9 hours ago',
    'exports: auth/2026-11-23/00000.jsonl.gz',
    'mail: lets us in',
    'unreadable documents: none known',
  ]);
  const shown = requests.filter((path) => !/^\/(v1|storage)\//.test(path));
  expect(shown.filter((path) => !/[?&]at=\d+$/.test(path))).toEqual([]);
  expect(formatResults(found)[1]).toMatch(/^✓ a document {9}\s+\d+ ms {2}categoria\/musica$/);
});

it.each([
  ['api', '/api/salud', { status: 503, body: '' }, '/api/salud answered 503'],
  ['api', '/api/salud', { body: '{"ok":false}' }, /ok/],
  ['a document', DOCUMENTS, { body: '{}' }, /no category found/],
  [
    'a document',
    DOCUMENTS,
    { status: 403, body: '{"error":{"message":"Permission denied."}}' },
    /Permission denied/,
  ],
  ['a picture', PICTURE, { status: 404, body: '' }, /answered 404/],
  ['a picture', PICTURE, { body: '{}' }, 'the image has type application/json and 2 bytes'],
  ['a page', '/explore', { type: 'text/html', body: '<div id="root"></div>' }, /not rendered/],
  ['vidriera-explore', MANIFEST, { status: 404, body: '' }, 'no release'],
  ['vidriera-explore', MANIFEST, { body: '{"builds":[{}]}' }, /is not a valid manifest/],
  [
    'unreadable documents',
    UNREADABLE,
    {
      body: '[{"found":{"fields":{"paths":{"arrayValue":{"values":[{"stringValue":"party/a"},{"stringValue":"claim/b"}]}}}}}]',
    },
    '2: party/a, claim/b',
  ],
  ['daily', JOB, { body: '{}' }, 'it never ran'],
  [
    'daily',
    JOB,
    { body: '{"state":"PAUSED","lastAttemptTime":"2026-11-23T09:05:01Z"}' },
    'it is paused (npm run daily -- resume)',
  ],
  ['daily', JOB, { body: '{"lastAttemptTime":"2026-11-22T09:05:01Z"}' }, 'last run 26.9 hours ago'],
  [
    'daily',
    JOB,
    { body: '{"lastAttemptTime":"2026-11-23T09:05:01Z","status":{"code":13}}' },
    /failed 2.9 hours ago \(code 13\)/,
  ],
  ['exports', EXPORTS, { body: '{}' }, 'no complete export of the sign-ins since 2026-11-23'],
  ['exports', EXPORTS, exported({ next: 'more' }), /^no complete export/],
  [
    'exports',
    OPERATION,
    { body: '{"done":true,"error":{"message":"no space"}}' },
    'the database was not exported: no space',
  ],
] as const)('reports a failing check: %s', async (name, path, answer, result) => {
  answers[path] = answer;
  const { found } = await look();
  const wrong = found.filter(({ ok }) => !ok);
  expect(wrong.map((one) => one.name)).toEqual([name]);
  if (typeof result === 'string') expect(wrong[0]?.result).toBe(result);
  else expect(wrong[0]?.result).toMatch(result);
});

it('reports a mail server that refuses us', async () => {
  mail = { kind: 'refused', why: 'Invalid login' };
  expect((await look()).wrong).toEqual(['mail: it is refused: Invalid login']);
});
