import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { demoAccount, newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { readCode } from '../support/qr.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the QR code of the short link is shown and downloadable in both formats', async ({ page }) => {
  const { username } = demoAccount('creador');
  await page.goto(`/${username}`);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Código QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Código QR' });
  const code = dialog.getByRole('img', { name: /^Código QR que lleva a/ });
  await expect(code).toBeVisible();
  const width = () => code.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThanOrEqual(1024);

  const png = await download(page, 'Descargar PNG');
  const svg = await download(page, 'Descargar SVG');
  expect([png.name, svg.name]).toEqual([`vidriera-${username}.png`, `vidriera-${username}.svg`]);
  for (const { bytes } of [png, svg])
    expect(await readCode(bytes)).toMatch(new RegExp(`^http.*/${username}#de=qr$`));

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Código QR' })).toBeFocused();
});

test('a creator’s contact is downloaded for the address book; without number and address none is offered', async ({
  page,
}) => {
  const { uid, username } = await newAccount('creador');
  const user = stored.db.doc(`user/${uid}`);
  await user.update({ display_name: 'Peña del Sur', link_Wssp: 'https://wa.me/5491155550134' });
  await page.goto(`/${username}?tab=info`);
  const { name, bytes } = await download(page, 'Guardar contacto');
  expect(name).toBe(`${username}.vcf`);
  const card = bytes.toString();
  for (const line of ['FN:Peña del Sur', 'TEL;TYPE=CELL:+5491155550134', `/${username}`])
    expect(card).toContain(line);
  expect(card).not.toContain((await user.get()).get('email'));

  const other = await newAccount('creador');
  await page.goto(`/${other.username}?tab=info`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Guardar contacto' })).toHaveCount(0);
  expect((await page.request.get(`/${other.username}/contacto.vcf`)).status()).toBe(404);
});

test('the chosen tab is visible, and the page ends with a link to create a profile', async ({ page }) => {
  const { username } = demoAccount('creador');
  await page.goto(`/${username}?tab=promos`);
  await waitForHydration(page);
  const tabs = page.getByRole('navigation', { name: 'Secciones del perfil' });
  await expect(tabs.getByRole('link', { name: 'Promos' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link', { name: 'Info. general' })).not.toBeInViewport();
  await tabs.getByRole('link', { name: 'Eventos' }).click();
  const chosen = tabs.locator('[aria-current=page]');
  await expect(chosen).toHaveText('Eventos');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Creá tu link' }).click();
  await expect(page).toHaveURL('/signup');
});

test('with enlarged text a username stays in one piece', async ({ page }) => {
  const { uid, username } = await newAccount('creador');
  await stored.db.doc(`user/${uid}`).update({ display_name: 'Peña' });
  await page.goto(`/${username}`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const handle = page.getByText(`@${username}`, { exact: true });
  await expect(handle).toBeVisible();
  const lines = await handle.evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a player requests nothing of another site before its press, and a link is copied as it is', async ({
  page,
  baseURL,
}) => {
  const { uid, username } = await newAccount('creador');
  const enlace = 'https://vimeo.com/76979871';
  const link = await writeItem('link', uid, { titulo: 'Clase abierta', enlace, reproductor: true });
  const other = await writeItem('link', uid, {
    titulo: 'En vivo',
    enlace: 'https://youtu.be/dQw4w9WgXcQ',
    reproductor: true,
  });
  for (const ref of [link, other]) await expect.poll(async () => (await ref.get()).get('visible')).toBe(true);
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== baseURL) others.push(request.url());
  });
  // The player's page is not ours.
  await page.route(/vimeo|nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Un video</h1>' }),
  );
  await page.goto(`/${username}?tab=links`);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^Reproducir acá/ })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(others).toEqual([]);

  const play = page.getByRole('button', { name: 'Reproducir acá: Clase abierta' });
  await play.focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[title="Clase abierta, en Vimeo"]');
  await expect(frame.getByRole('heading', { name: 'Un video' })).toBeVisible();
  const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation';
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', sandbox);
  expect(others).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1']);
  await page.getByRole('button', { name: 'Reproducir acá: En vivo' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  const close = page.getByRole('button', { name: 'Cerrar el reproductor: En vivo' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);

  const counted = page.waitForRequest((request) => request.postData()?.includes('"copy"') ?? false);
  await page.getByRole('button', { name: 'Copiar enlace: Clase abierta' }).click();
  await expectToast(page, messages.general.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(enlace);
  expect((await counted).postDataJSON()).toMatchObject({ kind: 'copy', of: `link/${link.id}` });
  expect((await link.get()).data()).toMatchObject({ enlace, reproductor: true });
});
