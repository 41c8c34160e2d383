import { messages } from '@vidriera/domain/messages/messages';
import { SERVICE_WORKER } from '@vidriera/domain/site/start';
import { waitForHydration } from '../support/hydration.ts';
import { keptPages, see } from '../support/kept-pages.ts';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsole: [
    // An area may be prefetched just when the connection goes.
    [/ERR_INTERNET_DISCONNECTED/, /status of 503/, /could not start/, /could not take over/, /is reloaded/],
    { scope: 'test' },
  ],
});

test('an unreachable page shows a message and the last pages seen', async ({ page, context }) => {
  const { id, titulo } = await firstCard(page.request, 'evento');
  const refused: string[] = [];
  page.on(
    'console',
    (message) => void (message.text().includes('Content Security') && refused.push(message.text())),
  );
  await see(page, `/explore/evento/${id}`);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/visto'))?.json()))
    .toMatchObject({ titulo });

  await context.setOffline(true);
  const answer = await page.goto('/terms?x=1');
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.general.noConnection);
  await page.getByRole('link', { name: titulo }).click();
  await expect(page).toHaveURL(`/explore/evento/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await page.goto('/terms?x=1');

  await context.setOffline(false);
  const terms = page.getByRole('heading', { level: 1, name: 'Términos y privacidad' });
  await expect(terms, 'by itself').toBeVisible();
  expect(refused).toEqual([]);
});

test('Back shows a visited list while offline', async ({ page, context }) => {
  await see(page, '/explore');
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  await see(page, '/terms');
  await context.setOffline(true);
  await page.goto('/creador');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.general.noConnection);
  await page.goto('/explore');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
});

test('a visited page is found under another spelling of its address', async ({ page, context }) => {
  await see(page, '/terms');
  await see(page, '/explore');
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  await context.setOffline(true);
  await page.goto('/Explore/?utm_source=boletin&fbclid=abc');
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
  await page.goto('/explore?q=jazz&fbclid=abc');
  await expect(page.getByRole('heading', { level: 1 }), 'another page').toHaveText(
    messages.general.noConnection,
  );
});

test('visited pages are stored, forms are not', async ({ page, request }) => {
  await see(page, '/explore');
  const { id, titulo } = await firstCard(request, 'evento');
  await page.getByRole('link', { name: titulo, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await expect.poll(() => keptPages(page)).toContain(`/explore/evento/${id}`);
  await page.goto('/login');
  await waitForHydration(page);
  await page.goto('/terms');
  await expect.poll(() => keptPages(page)).toContain('/terms');
  expect(await keptPages(page)).not.toContain('/login');
});

test('the worker handles only page loads and stores only public pages', async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 404/);
  await page.goto('/terms');
  await waitForHydration(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const worked: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) worked.push(new URL(response.url()).pathname);
  });
  const answer = await page.goto('/a/b/c');
  expect(answer?.status()).toBe(404);
  await waitForHydration(page);
  await page.goto('/explore');
  await waitForHydration(page);
  expect(worked).toEqual(['/a/b/c', '/explore']);
  await expect.poll(async () => (await keptPages(page)).sort()).toEqual(['/explore', '/terms', '/visto']);
});

test('the worker’s file is not cached', async ({ request }) => {
  const answer = await request.get(SERVICE_WORKER);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  expect((await answer.body()).length).toBeLessThan(6000);
});
