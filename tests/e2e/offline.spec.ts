import { messages } from 'domain/messages/messages';
import { SERVICE_WORKER } from 'domain/site/start';
import { firstCard } from '../support/public-pages.ts';
import { takenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [[/ERR_INTERNET_DISCONNECTED/, /status of 503/], { scope: 'test' }],
});

test('a page that nobody answers for says so, and names what was seen last', async ({ page, context }) => {
  const { id, titulo } = await firstCard(page.request, 'evento');
  const refused: string[] = [];
  page.on(
    'console',
    (message) => void (message.text().includes('Content Security') && refused.push(message.text())),
  );
  await page.goto(`/explore/evento/${id}`);
  await takenOver(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/visto'))?.json()))
    .toMatchObject({ titulo });

  await context.setOffline(true);
  const answer = await page.goto('/terms?x=1');
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.general.noConnection);
  await expect(page.getByRole('link', { name: titulo })).toHaveAttribute('href', `/explore/evento/${id}`);

  await context.setOffline(false);
  await page.getByRole('link', { name: messages.general.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y privacidad' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('the worker answers for nobody else, and keeps nothing but that', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  await page.goto('/terms');
  await takenOver(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const worked: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) worked.push(new URL(response.url()).pathname);
  });
  const answer = await page.goto('/a/b/c');
  expect(answer?.status()).toBe(404);
  await takenOver(page);
  await page.goto('/explore');
  await takenOver(page);
  expect(worked).toEqual(['/a/b/c', '/explore']);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().map(({ url }) => new URL(url).pathname);
      }),
    )
    .toEqual(['/visto']);
});

test('the worker’s file is asked for each time', async ({ request }) => {
  const answer = await request.get(SERVICE_WORKER);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect((await answer.body()).length).toBeLessThan(4000);
});
