import express from 'express';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../testing/http.ts';
import { guarded } from './guarded.ts';
import { logger } from './logger.ts';

let site: Awaited<ReturnType<typeof listen>>;
const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);

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
  site = await listen(app);
});
afterAll(() => site.close());

test('a failure is logged, and answered with what nobody keeps', async () => {
  const answer = await fetch(`${site.origin}/early`);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    500,
    'no-store',
    '',
  ]);
  expect(logged).toHaveBeenLastCalledWith('cards', new Error('storage down'), { route: '/{username}' });
});

test('what is logged of it names no person', async () => {
  await fetch(`${site.origin}/ana.gomez`);
  expect(JSON.stringify(logged.mock.lastCall)).not.toContain('gomez');
  expect(logged).toHaveBeenLastCalledWith('cards', new Error('storage down'), { route: '/{username}' });
});

test('an answer that fails half-way does not end as if it were whole', async () => {
  await expect(fetch(`${site.origin}/late`).then((answer) => answer.text())).rejects.toThrow();
});

test('what does not fail is left alone', async () => {
  expect(await (await fetch(`${site.origin}/well`)).text()).toBe('whole');
});
