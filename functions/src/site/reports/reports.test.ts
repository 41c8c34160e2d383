import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../testing/http.ts';
import { createReports, plainText } from './reports.ts';

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'titulo')",
    "TypeError: Cannot read properties of undefined (reading 'titulo')",
  ],
  [
    'SyntaxError: Unexpected token \'A\', "Ana Gómez"... is not valid JSON',
    "SyntaxError: Unexpected token 'A', (quoted)... is not valid JSON",
  ],
  ['Error: “Peña de Ana” y «clases»', 'Error: (quoted) y (quoted)'],
  ["Error: '#ana.gomez' is not a valid selector", 'Error: (quoted) is not a valid selector'],
  ['Error: it ends with "an open quote of Ana', 'Error: it ends with (quoted)'],
  ['no account for ana.gomez@example.com here', 'no account for (address) here'],
  ["Can't find variable: precio", "Can't find variable: precio"],
  ['call +54 9 341 555-1234 now', 'call (number) now'],
  ['at https://vidriera.ar/ana.gomez?tab=links', 'at (path)'],
  ['documents/user/Xk29sLq0aZpW3mN8vB1cD4eF5gH6 missing', 'documents(path) missing'],
  ['of Xk29sLq0aZpW3mN8vB1cD4eF5gH6', 'of (id)'],
  [
    'TypeError: Failed to fetch dynamically imported module: https://vidriera.ar/assets/explore-1a2b3c4d.js',
    'TypeError: Failed to fetch dynamically imported module: /assets/explore-1a2b3c4d.js',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana',
    'Minified React error #418; visit (path)',
  ],
  ['one\nline: {"severity":"ERROR"}\u2028\u0007\u001b[31m', 'one line: {(quoted):(quoted)} [31m'],
])('plainText: %j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('plainText: returns at most 300 characters', () => {
  expect(plainText('a '.repeat(5000))).toHaveLength(299);
  expect(plainText('"" '.repeat(5000)).length).toBe(300);
});

test('plainText: is fast for hostile texts', () => {
  const evil = [
    `'${'a'.repeat(8000)}`,
    '"'.repeat(8000),
    `${'1 '.repeat(4000)}x`,
    `${'a/'.repeat(4000)}@`,
    'a-'.repeat(4000),
  ];
  const begun = process.cpuUsage();
  for (const text of evil) plainText(text);
  expect(process.cpuUsage(begun).user, 'microseconds of this process').toBeLessThan(500_000);
});

const log = vi.fn();
let now = 0;
let site: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  now = 60_000_000;
  const take = createReports({ log, now: () => now });
  const app = express();
  // The platform parses any body before it calls a function.
  app.use(express.raw({ type: () => true, limit: '40mb' }), (req, res) => {
    take(Object.assign(req, { rawBody: req.body as Buffer }), res);
  });
  site = await listen(app);
});
afterEach(async () => {
  log.mockReset();
  await site.close();
});

const post = async (body: unknown, type = 'application/json', headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const answer = await fetch(site.origin, {
    method: 'POST',
    body: text as string,
    headers: { 'content-type': type, ...headers },
  });
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  return answer.status;
};
const lines = () => log.mock.calls.map(([, line]) => line as Record<string, unknown>);

const REPORT = {
  kind: 'error',
  text: "TypeError: Cannot read properties of undefined (reading 'titulo')",
  frames: ['/r/explore/assets/detail-1a2b3c4d.js:1:200'],
  path: '/explore/evento/abc',
  shell: '0123456789ab',
};

test('reports: logs a report with its route, without names or content', async () => {
  expect(await post({ ...REPORT, path: '/ana.gomez' })).toBe(204);
  expect(log.mock.calls).toEqual([
    [
      'browser',
      {
        kind: 'error',
        text: REPORT.text,
        frames: REPORT.frames,
        route: '/{username}',
        shell: '0123456789ab',
        times: 1,
      },
    ],
  ]);
});

const OLD = {
  'document-uri': 'https://vidriera.ar/ana.gomez?q=tango',
  referrer: 'https://vidriera.ar/explore?q=tango',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'none'",
  disposition: 'enforce',
  'blocked-uri': 'https://malo.example/a.js?ana',
  'status-code': 200,
  'script-sample': 'ana',
};
const NEW = {
  documentURL: 'https://vidriera.ar/explore',
  effectiveDirective: 'img-src',
  blockedURL: 'inline',
  sourceFile: 'https://vidriera.ar/assets/start-1a2b3c4d.js',
  lineNumber: 3,
  columnNumber: 14,
  sample: 'ana',
};
const asNew = (body: object) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://vidriera.ar/',
  user_agent: 'x',
  body,
});

test('reports: logs policy violations of both formats with the blocked resource and its place', async () => {
  expect(await post({ 'csp-report': OLD }, 'application/csp-report')).toBe(204);
  expect(await post([asNew(NEW)], 'application/reports+json; charset=utf-8')).toBe(204);
  const same = { kind: 'policy', shell: null, times: 1 };
  expect(lines()).toEqual([
    { ...same, text: 'script-src-elem malo.example', frames: [], route: '/{username}' },
    { ...same, text: 'img-src inline', frames: ['/assets/start-1a2b3c4d.js:3:14'], route: '/explore' },
  ]);
});

test('reports: logs no reports of extensions', async () => {
  const source = { ...OLD, 'source-file': 'moz-extension' };
  const blocked = { ...NEW, blockedURL: 'chrome-extension://abc/x.js' };
  expect(await post({ 'csp-report': source }, 'application/csp-report')).toBe(204);
  const injected = { ...NEW, sourceFile: 'chrome-extension://abc/x.js' };
  expect(await post([asNew(blocked), asNew(injected)], 'application/reports+json')).toBe(204);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['a form’s type', JSON.stringify(REPORT), 'text/plain', 415],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['a type that every object has as property', JSON.stringify(REPORT), 'constructor', 415],
  ['no JSON', '{', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['no report', [], 'application/json', 400],
  ['another kind', { ...REPORT, kind: 'policy' }, 'application/json', 400],
  ['unknown fields', { ...REPORT, severity: 'ERROR' }, 'application/json', 400],
  [
    'a frame of another site',
    { ...REPORT, frames: ['https://malo.example/assets/x.js:1:1'] },
    'application/json',
    400,
  ],
  ['a frame with a line break', { ...REPORT, frames: ['/assets/x.js:1:1\n{}'] }, 'application/json', 400],
  ['no frame', { ...REPORT, frames: [] }, 'application/json', 400],
  ['a long text', { ...REPORT, text: 'a'.repeat(301) }, 'application/json', 400],
  ['an invalid build', { ...REPORT, shell: '"}' }, 'application/json', 400],
  ['a long violation', [asNew({ ...NEW, blockedURL: 'a'.repeat(5000) })], 'application/reports+json', 400],
  ['reports of another type', [{ type: 'crash', body: {} }], 'application/reports+json', 400],
  ['more than 8 KB', JSON.stringify(REPORT).padEnd(8193), 'application/json', 413],
  ['more than 8 KB unpacked', gzipSync(JSON.stringify(REPORT).padEnd(8193)), 'application/json', 413],
])('reports: %s is refused without a line', async (_what, body, type, status) => {
  const headers: Record<string, string> = body instanceof Uint8Array ? { 'content-encoding': 'gzip' } : {};
  expect(await post(body, type, headers)).toBe(status);
  expect(log).not.toHaveBeenCalled();
});

test('reports: unknown directives and words become "unknown"', async () => {
  const odd = { ...NEW, effectiveDirective: 'IMG\n{"severity":"ERROR"}', blockedURL: 'ana gomez' };
  expect(await post([asNew(odd)], 'application/reports+json')).toBe(204);
  expect(lines()).toMatchObject([{ text: 'unknown unknown' }]);
});

test.each(['GET', 'PUT', 'OPTIONS', 'DELETE'])(
  'reports: refuses %s, so other sites’ pages can’t send any',
  async (method) => {
    const answer = await fetch(site.origin, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  },
);

test('reports: logs a repeated report the 1st, 10th and 100th time', async () => {
  for (let i = 0; i < 100; i++) await post(REPORT);
  expect(lines().map(({ times }) => times)).toEqual([1, 10, 100]);
});

test('reports: logs at most thirty lines a minute', async () => {
  for (let i = 0; i < 80; i++) await post({ ...REPORT, frames: [`/assets/made-up.js:1:${i}`] });
  expect(log).toHaveBeenCalledTimes(30);
  now += 60_000;
  await post({ ...REPORT, text: 'of the next minute' });
  expect(log).toHaveBeenCalledTimes(31);
});

test('reports: refuses an oversized body that the platform has parsed', async () => {
  const sending = request(site.origin, { method: 'POST', headers: { 'content-type': 'application/json' } });
  sending.end(Buffer.alloc(30 * 1024 * 1024, ' '));
  const [answer] = await once(sending, 'response');
  expect(answer.statusCode).toBe(413);
});
