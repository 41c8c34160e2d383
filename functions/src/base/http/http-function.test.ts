import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import { listen } from '../../testing/http.ts';
import { logger } from '../process/logger.ts';
import { httpOptions } from '../process/options.ts';
import { guarded, httpFunction } from './http-function.ts';

let site: Awaited<ReturnType<typeof listen>>;
const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
const lines = vi.fn();
vi.spyOn(logger, 'info').mockImplementation(lines);
vi.spyOn(logger, 'warn').mockImplementation(lines);
const hasLine = (facts: object) =>
  expect.poll(() => lines).toHaveBeenLastCalledWith('request', expect.objectContaining(facts));

beforeAll(async () => {
  const app = express();
  const broken = (before: (res: express.Response) => void) =>
    guarded('cards', async (_req, res) => {
      before(res);
      throw new Error('storage down');
    });
  app.get(
    '/ana.gomez',
    broken(() => undefined),
  );
  app.get(
    '/early',
    broken((res) => res.set('Cache-Control', 'public, max-age=60')),
  );
  app.get(
    '/late',
    broken((res) => res.write('half')),
  );
  app.get(
    '/well',
    guarded('cards', async (_req, res) => res.send('whole')),
  );
  app.get(
    '/own',
    guarded(
      'pages',
      () => Promise.reject(new Error('no settings')),
      (_req, res) => res.status(503).send('own'),
    ),
  );
  app.get(
    '/silent',
    guarded('cards', (_req, res) => void res.send('whole')),
  );
  site = await listen(app);
});
beforeEach(() => void lines.mockClear());
afterAll(() => vi.restoreAllMocks()); // other files share the logger
afterAll(() => site.close());

test('logs a failure, and answers it uncacheably', async () => {
  const answer = await fetch(`${site.origin}/early`);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    500,
    'no-store',
    '',
  ]);
  await hasLine({ status: 500 });
  expect(logged).toHaveBeenLastCalledWith('cards', new Error('storage down'), { route: '/{username}' });
});

test('answers a failure with the function’s own page, if it has one', async () => {
  const answer = await fetch(`${site.origin}/own`);
  expect([answer.status, await answer.text()]).toEqual([503, 'own']);
});

test('logs no names of people', async () => {
  await fetch(`${site.origin}/ana.gomez`);
  await hasLine({ status: 500 });
  expect(JSON.stringify(logged.mock.lastCall)).not.toContain('gomez');
  expect(logged).toHaveBeenLastCalledWith('cards', new Error('storage down'), { route: '/{username}' });
});

test('cuts off a partly sent answer that fails', async () => {
  await expect(fetch(`${site.origin}/late`).then((answer) => answer.text())).rejects.toThrow();
  await hasLine({ cut: true });
});

test.each(['/well', '/silent'])('leaves the successful answer of %s alone', async (path) => {
  logged.mockClear();
  expect(await (await fetch(`${site.origin}${path}`)).text()).toBe('whole');
  expect(logged).not.toHaveBeenCalled();
  await hasLine({ status: 200 });
});

const newFunction = () => httpFunction('api', httpOptions, () => undefined);
afterEach(() => vi.unstubAllEnvs());

it('exposes its options to the CLI', () => {
  vi.stubEnv('FUNCTION_TARGET', undefined);
  expect(newFunction()).toHaveProperty(
    '__endpoint',
    expect.objectContaining({ platform: 'gcfv2', maxInstances: 20 }),
  );
});

it('is the bare handler in its own process', () => {
  vi.stubEnv('FUNCTION_TARGET', 'api');
  expect(newFunction()).toBeInstanceOf(Function);
  expect(newFunction()).not.toHaveProperty('__endpoint');
});
