import { gzipSync } from 'node:zlib';
import { REPORTS } from '@vidriera/domain/site/reports';
import { expect, test } from 'vitest';
import { alive } from './testing/live.ts';

/** Tests arbitrary reports through the site's origin and the platform's body parser. */
const REPORT = {
  kind: 'error',
  text: 'TypeError: rota',
  frames: ['/assets/start-1a2b3c4d.js:1:200'],
  path: '/explore',
  shell: '0123456789ab',
};
const VIOLATION = {
  'csp-report': {
    'document-uri': `${alive.origin}/explore`,
    'violated-directive': 'img-src',
    'blocked-uri': 'https://malo.example/a.png',
  },
};

async function send(body: string | Buffer, type: string | null, more: Record<string, string> = {}) {
  const answer = await fetch(alive.origin + REPORTS, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { ...(type === null ? {} : { 'content-type': type }), ...more },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  return { status: answer.status, text: await answer.text() };
}

test('reports: accepts a browser’s report with an empty answer', async () => {
  const report = JSON.stringify(REPORT);
  const violation = JSON.stringify(VIOLATION);
  const body = { documentURL: `${alive.origin}/`, effectiveDirective: 'img-src', blockedURL: 'inline' };
  const several = JSON.stringify([{ type: 'csp-violation', body }]);
  for (const [text, type] of [
    [report, 'application/json'],
    [report, 'application/json;charset=UTF-8'],
    [violation, 'application/csp-report'],
    [several, 'application/reports+json'],
  ] as const) {
    expect([type, await send(text, type)]).toEqual([type, { status: 204, text: '' }]);
  }
});

test('reports: refuses other bodies with an empty answer, and accepts the next report', async () => {
  const report = JSON.stringify(REPORT);
  const deep = `${'['.repeat(4000)}${']'.repeat(4000)}`;
  for (const [body, type, status, more] of [
    [report, 'text/plain', 415],
    [`report=${encodeURIComponent(report)}`, 'application/x-www-form-urlencoded', 415],
    [report, 'multipart/form-data; boundary=x', 415],
    [report, null, 415],
    [deep, 'application/json', 400],
    [deep, 'application/csp-report', 400],
    [deep, 'application/reports+json', 400],
    [JSON.stringify({ ...REPORT, severity: 'EMERGENCY' }), 'application/json', 400],
    [JSON.stringify({ ...REPORT, frames: ['x\n{"severity":"ERROR"}'] }), 'application/json', 400],
    [`{"__proto__":{"kind":"error"}}`, 'application/json', 400],
    [report.padEnd(9000), 'application/csp-report', 413],
    [Buffer.alloc(5_000_000, '['), 'application/reports+json', 413],
    [gzipSync(Buffer.alloc(5_000_000, ' ')), 'application/reports+json', 413, { 'content-encoding': 'gzip' }],
  ] as const) {
    const reply = await send(body as string, type, more);
    expect([String(body).slice(0, 40), type, reply]).toEqual([
      String(body).slice(0, 40),
      type,
      { status, text: '' },
    ]);
  }
  // The platform itself refuses broken JSON, with a text.
  expect((await send('{', 'application/json')).status).toBe(400);
  expect((await send(report, 'application/json')).status).toBe(204);
});

test('reports: refuses other methods and other sites’ pages', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const headers = { origin: 'https://malo.example', 'access-control-request-method': 'POST' };
    const answer = await fetch(alive.origin + REPORTS, { method, headers });
    const { status } = answer;
    expect([method, status, answer.headers.get('access-control-allow-origin')]).toEqual([method, 405, null]);
  }
});

test('reports: stores nothing', async () => {
  const names = async () => (await alive.db.listCollections()).map(({ id }) => id).sort();
  const before = await names();
  await send(JSON.stringify({ ...REPORT, text: 'TypeError: otra' }), 'application/json');
  expect(await names()).toEqual(before);
});
