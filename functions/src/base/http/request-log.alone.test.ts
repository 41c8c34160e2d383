import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../site/api/app.ts';
import { createPages } from '../../site/pages/pages.ts';
import { liveOf } from '../../testing/builds.ts';
import { listen } from '../../testing/http.ts';
import { callable } from './callable.ts';
import { guarded } from './http-function.ts';
import { note } from './request-log.ts';

/** The library binds the console's functions when it is loaded. */
const { failed, info, warned } = vi.hoisted(() => {
  process.env.FUNCTION_TARGET = 'pages';
  process.env.GCLOUD_PROJECT = 'vidriera';
  vi.spyOn(console, 'debug').mockReturnValue(); // firebase-functions logs each verified callable
  return {
    failed: vi.spyOn(console, 'error').mockReturnValue(),
    info: vi.spyOn(console, 'info').mockReturnValue(),
    warned: vi.spyOn(console, 'warn').mockReturnValue(),
  };
});

let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const app = express();
  app.get(
    '/noted',
    guarded('pages', async (_req, res) => {
      note(res, { area: 'explore' });
      note(res, { route: '/explore/*', builds: '0123456789ab ba9876543210' });
      res.send('whole');
      return { kind: 'sent' };
    }),
  );
  app.get(
    '/broken',
    guarded('pages', async () => Promise.reject(new Error('down'))),
  );
  app.get(
    '/half',
    guarded('pages', async (_req, res) => {
      res.write('half');
      throw new Error('down');
    }),
  );
  const nothing = { db: {}, now: () => new Date(), version: 'v', origin: 'https://vidriera.test' };
  const api = createApi(nothing as never);
  app.use(
    '/own',
    guarded('api', (req, res) => void api(req, res, () => undefined)),
  );
  const pages = createPages({
    settings: { firebase: {} as never, ...DEMO_FACTS, origin: 'https://vidriera.test' },
    live: async () => liveOf(null),
    read: () => Promise.reject(new Error('nothing is read')),
    limits: { live: 1000, render: 1000 },
  });
  app.get('/ana.gomez', guarded('pages', pages));
  const call = callable({}, async () => ({}));
  app.post('/fn/saveProfile', express.json(), (req, res) => void call(req as never, res));
  app.use(guarded('pages', async (_req, res) => res.status(404).end()));
  site = await listen(app);
});
afterAll(() => site.close());
beforeEach(() => {
  failed.mockClear();
  info.mockClear();
  warned.mockClear();
});

const lineOf = async (spy: typeof info, path: string, headers: Record<string, string> = {}) => {
  await fetch(site.origin + path, { headers })
    .then((answer) => answer.text())
    .catch(() => undefined);
  await expect.poll(() => spy).toHaveBeenCalledOnce();
  const text = String(spy.mock.lastCall?.[0]);
  expect(text).not.toContain('\n');
  return JSON.parse(text) as Record<string, unknown>;
};

test('logs one line per request: function, route, status, milliseconds, and notes', async () => {
  expect(await lineOf(info, '/noted?q=clases+de+tango')).toEqual({
    severity: 'INFO',
    message: 'request',
    function: 'pages',
    route: '/explore/*',
    status: 200,
    ms: expect.any(Number),
    area: 'explore',
    builds: '0123456789ab ba9876543210',
    outcome: 'sent',
  });
});

test('logs the route of an API request as its contract writes it', async () => {
  expect(await lineOf(info, '/own/api/salud')).toMatchObject({ route: '/api/salud', status: 200 });
  expect(await lineOf(warned, '/own/api/items/evento/abc')).toMatchObject({
    route: '/api/items/:tipo/:id',
    status: 500,
  });
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Request failed'));
});

test('logs a page’s area and builds', async () => {
  expect(await lineOf(info, '/ana.gomez?tab=links')).toMatchObject({
    route: '/{username}',
    area: 'profile',
    builds: liveOf(null).builds.trim(),
  });
});

test('logs one line for a callable, refused or not', async () => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const depth = 20;
  const bodies = ['{"data":{}}', `${'['.repeat(depth)}${']'.repeat(depth)}`];
  const answers = bodies.map((body) => fetch(`${site.origin}/fn/saveProfile`, { ...post, body }));
  await Promise.all(answers);
  await expect.poll(() => info).toHaveBeenCalledTimes(2);
  const lines = info.mock.calls.map(([text]) => JSON.parse(String(text)));
  expect(lines.map(({ route, status }) => `${route} ${status}`).sort()).toEqual(['/fn/* 200', '/fn/* 400']);
});

test.each([
  ['/beto.lopez?tab=links', '/{username}'],
  ['/explore/evento/abc?q=tango', '/explore/*'],
  ['/img/512/users/0f8a9c/profile/1_yo.jpg', '/img/*'],
  ['/img/favicon/64/ana.example', '/img/favicon/*'],
  ['/og/perfil/ana/1a.jpg', '/og/*'],
  ['/fn/signUp', '/fn/*'],
  ['/api/perfiles/ana', '/api/*'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/wp-admin/setup.php', '*'],
])('logs for %s only the route %s', async (path, route) => {
  const line = await lineOf(info, path);
  expect(line).toMatchObject({ route, status: 404 });
  expect(Object.keys(line).sort()).toEqual(['function', 'message', 'ms', 'route', 'severity', 'status']);
});

test('logs failures and cut-off answers as warnings', async () => {
  expect(await lineOf(warned, '/broken')).toMatchObject({ severity: 'WARNING', status: 500 });
  expect(await lineOf(info, '/half')).toMatchObject({ status: 200, cut: true });
  expect(failed).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenLastCalledWith(expect.stringContaining('Error: down'));
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
test.each([
  { 'x-cloud-trace-context': `${TRACE}/1;o=1` },
  { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
])('ties the line to its trace: %o', async (headers) => {
  expect(await lineOf(info, '/noted', headers)).toMatchObject({
    'logging.googleapis.com/trace': `projects/vidriera/traces/${TRACE}`,
  });
});

test('ignores a forged trace', async () => {
  const line = await lineOf(info, '/noted', { 'x-cloud-trace-context': 'a","severity":"ERROR' });
  expect(Object.keys(line)).not.toContain('logging.googleapis.com/trace');
});
