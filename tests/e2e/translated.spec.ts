import { newAccount, signIn } from '../support/accounts.ts';
import { waitForHydration } from '../support/hydration.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';
import { watchTraffic } from '../support/quiet.ts';
import { newEvent, partyOf, press, say, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { translate, untold } from '../support/translate.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('every public page lives on when the browser translates it', async ({ page, request }) => {
  const quiet = watchTraffic(page);
  for (const [name, addressOf] of Object.entries(PUBLIC_PAGES)) {
    await page.goto(await addressOf(request));
    await waitForHydration(page);
    await quiet();
    await translate(page);
    await page.mouse.wheel(0, 4000);
    await quiet();
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    expect(await untold(page), name).toEqual([]);
  }
});

test('a translated explore searches, filters and chooses a day', async ({ page }) => {
  const quiet = watchTraffic(page);
  await page.goto('/explore');
  await waitForHydration(page);
  await quiet();
  await translate(page);
  const field = page.getByLabel('Buscar eventos, cursos y promos');
  await field.pressSequentially('milonga', { delay: 60 });
  await expect(page).toHaveURL(/q=milonga/);
  await expect(field).toHaveValue('milonga');
  await expect(field).toBeFocused();
  await quiet();
  await field.fill('');
  await expect(page).not.toHaveURL(/q=/);
  // Until six in the morning the agenda's day is the one before, and the calendar's has another address.
  const today = page.getByRole('link', { name: /^Hoy/ }).first();
  await expect(today).not.toHaveAttribute('href', /q=/); // it follows the address
  const address = (await today.getAttribute('href')) ?? '';
  await today.click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveURL(/fecha=/);
  await quiet();
  await page.getByRole('link', { name: 'Música', exact: true }).first().click();
  await expect(page).toHaveURL(/categoria=Musica/);
  await quiet();
  await page.goBack();
  await expect(page).not.toHaveURL(/categoria=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await untold(page)).toEqual([]);
});

test('a translated event takes a request for seats', async ({ page }) => {
  const { evento, path } = await newEvent({ aforo: 5 });
  const ana = await newAccount('personal');
  await signIn(page, ana, path);
  await waitForHydration(page);
  await translate(page);
  await press(page);
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await untold(page)).toEqual([]);
  expect(await partyOf(evento.id, ana)).toEqual({ held: 1, asked: 1 });
});
