import { messages } from '@vidriera/domain/messages/messages';
import { see } from '../support/kept-pages.ts';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';
import { failingFront } from './failing-front.ts';

// Browsers report each failed request.
test.use({ serviceWorkers: 'allow', expectedConsole: [[/./], { scope: 'test' }] });

test('people who came before see no error page of the platform, and the page once it is back', async ({
  page,
  request,
}) => {
  const { id, titulo } = await firstCard(request, 'evento');
  const front = await failingFront(new URL(test.info().project.use.baseURL ?? '').origin);
  const title = page.getByRole('heading', { level: 1 });
  try {
    await see(page, `/explore/evento/${id}`, front.origin);
    front.isFailing = true;

    const kept = await page.goto(`${front.origin}/explore/evento/${id}`);
    expect([kept?.status(), kept?.fromServiceWorker()]).toEqual([200, true]);
    await expect(title, 'the page seen today').toHaveText(titulo);

    const ours = await page.goto(`${front.origin}/terms?x=1`);
    expect([ours?.status(), ours?.fromServiceWorker()]).toEqual([503, true]);
    await expect(title).toHaveText(messages.general.internal);
    await expect(page.getByRole('link', { name: messages.general.retry })).toBeVisible();
    await expect(page.getByRole('link', { name: titulo })).toBeVisible();

    front.isFailing = false;
    await expect(title, 'by itself').toHaveText('Términos y privacidad');
  } finally {
    front.close();
  }
});
