import type { APIRequestContext, Page } from '@playwright/test';
import { accessible, fits } from '../support/accessible.ts';
import { type Member, newAccount, PASSWORD, signedInAt } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { type Camera, look, openCamera } from '../support/camera.ts';
import { publish } from '../support/items.ts';
import { takenOver } from '../support/taken-over.ts';
import { test as base, expect as expectSoon } from '../support/test.ts';

// On a busy machine a first request takes its time.
const expect = expectSoon.configure({ timeout: 45_000 });
const VIEWPORT = { width: 360, height: 740 };

/** A counter is a browser of its own, with a camera that sees what it is pointed at. */
const test = base.extend<{ camera: Camera; counterOf: (person: Member | null) => Promise<Page> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  camera: async ({}, use) => {
    const camera = await openCamera();
    await use(camera);
    await camera.browser.close();
  },
  counterOf: async ({ camera, contextOptions, baseURL, stray }, use) => {
    await use(async (person) => {
      const origin = baseURL ?? '';
      const options = {
        ...contextOptions,
        baseURL: origin,
        viewport: VIEWPORT,
        serviceWorkers: 'block' as const,
      };
      const storageState = person ? await signedInAt(new URL(origin).origin, person) : undefined;
      const page = await camera.newPage({ ...options, ...(storageState && { storageState }) });
      page.on('pageerror', (error) => stray.push(`counter: ${error.stack ?? error.message}`));
      return page;
    });
  },
});
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: VIEWPORT });

const TITULO = '2x1 en vermut';

async function newPromo(request: APIRequestContext, said: object = {}) {
  const creator = await newAccount(request, 'creador');
  const promo = await publish('promo', creator.uid, { titulo: TITULO, cantCanjeos: 3, ...said });
  await expect.poll(async () => (await promo.get()).get('visible')).toBe(true);
  return { creator, promo };
}
const claimOf = async (promo: string, uid: string) =>
  (await stored.db.doc(`toma/${promo}_${uid}`).get()).data();

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Takes a promo on somebody's phone. */
async function take(page: Page, promo: string, person: Member): Promise<void> {
  await page.goto(`/explore/promo/${promo}`);
  await takenOver(page);
  await page.getByRole('button', { name: 'La quiero' }).click();
  await page.getByRole('link', { name: 'Ya tengo cuenta' }).click();
  await logIn(page, person.email);
  await expect(page).toHaveURL(`/mis-promos?promo=${promo}`);
  await expect(code(page)).toBeVisible();
}
const code = (page: Page) => page.getByRole('img', { name: 'Código para mostrar en el mostrador' });
const result = (page: Page) => page.getByRole('dialog', { name: 'Resultado' });
const camera = (page: Page) => page.locator('[data-camera="on"]');

async function sayLetters(counter: Page, letters: string): Promise<void> {
  await counter.getByLabel('Las seis letras').fill(letters);
  await counter.getByRole('button', { name: 'Canjear' }).click();
}

/** What axe finds, and what is too wide, with the whole screen in sight: nothing lies half beneath a bar. */
async function inspect(page: Page): Promise<void> {
  await page.setViewportSize({ width: VIEWPORT.width, height: 2000 });
  await accessible(page);
  await fits(page);
  await page.setViewportSize(VIEWPORT);
}

/** Makes a helper. @returns their link */
async function invite(desk: Page, nombre: string): Promise<string> {
  await desk.goto('/canjes');
  await desk.getByLabel('Nombre').fill(nombre);
  await desk.getByRole('button', { name: 'Invitar' }).click();
  const link = new URL(await desk.getByLabel(`Enlace de ${nombre}`).inputValue());
  return link.pathname + link.hash;
}

test('a promo is taken on a phone, and taken in at the counter: green, undone, by its letters, then red', async ({
  page,
  request,
  camera: eye,
  counterOf,
}) => {
  const { creator, promo } = await newPromo(request);
  const ana = await newAccount(request, 'personal');
  await page.goto(`/explore/promo/${promo.id}`);
  await takenOver(page);
  await page.getByRole('button', { name: 'La quiero' }).click();
  await expect(page.getByRole('dialog', { name: 'La quiero' })).toBeVisible();
  await inspect(page);
  await take(page, promo.id, ana);
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ estado: 'abierta', uid: ana.uid });
  await inspect(page);

  const counter = await counterOf(creator);
  await eye.pointAt(code(page));
  await counter.goto('/canjear');
  await expect(camera(counter)).toBeVisible();
  await expect(result(counter)).toContainText('Canjeada');
  await expect(result(counter)).toContainText(TITULO);
  await expect(counter.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await inspect(counter);
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ estado: 'usada', por: 'creador' });
  await expect(page.getByText(/^Canjeada hoy, /).first(), 'the phone notices').toBeVisible();

  await counter.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(counter.getByText(`Deshecho: «${TITULO}» sigue sin usar.`)).toBeVisible();
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ estado: 'abierta', canjeada: null });
  await accessible(counter);

  await page.reload();
  const letters = (await page.getByText(/^[A-Z]{3} [A-Z]{3}$/).textContent()) ?? '';
  await sayLetters(counter, letters.toLowerCase());
  await expect(result(counter)).toContainText('Canjeada');
  await counter.keyboard.press('Enter');
  await expect(result(counter)).toBeHidden();
  await counter.reload();
  await expect(result(counter)).toContainText(/Ya se usó hoy, \d\d:\d\d/);
  await expect(result(counter)).toHaveAttribute('data-kind', 'no');
  await accessible(counter);
  await counter.keyboard.press('Escape');
  await expect(result(counter)).toBeHidden();
  await sayLetters(counter, 'abc');
  await expect(counter.getByText('Son seis letras.')).toBeVisible();

  const used = await claimOf(promo.id, ana.uid);
  expect(used).toMatchObject({ estado: 'usada', doble: null });
  await stored.db.doc(`user/${ana.uid}`).update({ display_name: 'Ana Ruiz' });
  await counter.goto(`/canjes/${promo.id}`);
  await expect(counter.getByText('Ana Ruiz')).toBeVisible();
  await expect(counter.getByRole('link', { name: /^Canjeadas\s*1/ })).toBeVisible();
  const download = counter.waitForEvent('download');
  await counter.getByRole('link', { name: 'Descargar CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`canjes-${promo.id}.csv`);
});

test('without a signal two counters go by the signature; settled, the first counts and the second is a double', async ({
  page,
  request,
  camera: eye,
  counterOf,
}) => {
  const { creator, promo } = await newPromo(request);
  const ana = await newAccount(request, 'personal');
  await take(page, promo.id, ana);

  const first = await counterOf(creator);
  const second = await counterOf(null);
  const link = await invite(first, 'Juan');
  await first.goto('/canjear');
  await second.goto(link);
  for (const counter of [first, second]) {
    await expect(camera(counter)).toBeVisible();
    await expect(counter.getByText(/^(Tu mostrador|Ayudás a)/)).toBeVisible();
  }
  for (const counter of [first, second]) await look(counter, 'hidden');
  await eye.pointAt(code(page));
  for (const counter of [first, second]) {
    await counter.context().setOffline(true);
    await look(counter, 'visible');
    await expect(result(counter)).toContainText('Firma válida, sin confirmar');
    await expect(result(counter)).toHaveAttribute('data-kind', 'unsure');
    await accessible(counter);
    await counter.getByRole('button', { name: 'Siguiente' }).click();
    await expect(counter.getByText('1 sin confirmar.')).toBeVisible();
  }
  expect(await claimOf(promo.id, ana.uid), 'nobody has told').toMatchObject({ estado: 'abierta' });

  await test.step('the same counter takes it in once', async () => {
    await look(first, 'hidden');
    await first.waitForTimeout(3200); // out of sight for so long, a phone is looked at anew
    await look(first, 'visible');
    await expect(result(first)).toContainText('Ya se usó hoy');
    await first.getByRole('button', { name: 'Siguiente' }).click();
  });
  await test.step('letters need a signal', async () => {
    await sayLetters(first, 'BCDFGH');
    await expect(result(first)).toContainText('hace falta señal');
    await first.getByRole('button', { name: 'Siguiente' }).click();
  });
  await test.step('a killed tab loses nothing', async () => {
    const context = first.context();
    await first.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/canjear');
    await expect(again.getByText('Se confirmó 1.')).toBeVisible();
    await expect.poll(async () => (await claimOf(promo.id, ana.uid))?.estado).toBe('usada');
    await again.close();
  });
  await second.context().setOffline(false);
  await expect(second.getByText(/^No valió: .*Se tomó dos veces sin señal/)).toBeVisible();
  await accessible(second);
  await second.getByRole('button', { name: 'Entendido' }).click();
  await expect(second.getByText(/No valió/)).toBeHidden();
  const claim = await claimOf(promo.id, ana.uid);
  expect(claim).toMatchObject({ estado: 'usada', por: 'creador' });
  expect(claim?.doble.toMillis()).toBeGreaterThan(claim?.canjeada.toMillis());
});

test('a helper stands at the counter by a link, and at nothing else, until it is withdrawn', async ({
  page,
  request,
  camera: eye,
  counterOf,
}) => {
  const { creator, promo } = await newPromo(request);
  const ana = await newAccount(request, 'personal');
  await take(page, promo.id, ana);
  await eye.pointAt(code(page));

  const desk = await counterOf(creator);
  const link = await invite(desk, 'Juan');
  await inspect(desk);

  const helper = await counterOf(null);
  await helper.goto(link);
  await expect(helper.getByText(/^Ayudás a .+ hasta las \d\d:\d\d$/)).toBeVisible();
  await expect(helper, 'the secret has left the address').toHaveURL('/canjear');
  await expect(result(helper)).toContainText('Canjeada');
  await helper.getByRole('button', { name: 'Siguiente' }).click();
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ estado: 'usada', quien: 'Juan' });
  await expect(helper.getByRole('link')).toHaveText(['Ir al contenido', 'Dejar el mostrador']);

  const thief = await counterOf(null);
  await thief.goto(link);
  await expect(thief.getByRole('alert')).toBeVisible();
  await expect(camera(thief)).toBeHidden();

  await desk.reload();
  await expect(desk.getByText('Está en el mostrador')).toBeVisible();
  await desk.getByRole('button', { name: 'Quitar a Juan' }).click();
  await desk.getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(desk.getByText('Está en el mostrador')).toBeHidden();
  await helper.reload();
  await expect(helper.getByRole('alert')).toBeVisible();
  await expect(camera(helper)).toBeHidden();
});

test('what is bound to another phone is brought here, and given back', async ({ page, request, visitor }) => {
  const { promo } = await newPromo(request);
  const ana = await newAccount(request, 'personal');
  await take(page, promo.id, ana);
  const bound = (await claimOf(promo.id, ana.uid))?.clave;

  await visitor.goto('/login?volver=/mis-promos');
  await logIn(visitor, ana.email);
  await visitor.getByRole('button', { name: 'Abrí tu promo en este teléfono' }).click();
  await expect(code(visitor)).toBeVisible();
  expect((await claimOf(promo.id, ana.uid))?.clave).not.toBe(bound);
  await expect(page.getByRole('button', { name: 'Abrí tu promo en este teléfono' })).toBeVisible();

  await visitor.getByRole('button', { name: 'Devolver' }).click();
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click();
  await expect(visitor.getByText('Todavía no tomaste ninguna promo.')).toBeVisible();
  expect((await claimOf(promo.id, ana.uid))?.estado).not.toBe('abierta');
});

test.describe('without a signal', () => {
  test.use({ expectedConsole: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('an open pass goes on, with the next step’s code', async ({ page, request }) => {
    const { promo } = await newPromo(request);
    const ana = await newAccount(request, 'personal');
    await take(page, promo.id, ana);
    const before = await code(page).locator('path').getAttribute('d');
    await page.route('**/fn/claims', (route) => route.abort('internetdisconnected'));
    await expect(page.getByText(/sirven igual: no cierres esta página/)).toBeVisible();
    await expect.poll(() => code(page).locator('path').getAttribute('d')).not.toBe(before);
    expect(await claimOf(promo.id, ana.uid)).toMatchObject({ estado: 'abierta' });
  });
});

test('the camera is the counter’s alone, which is gone to and left by documents of their own', async ({
  page,
  request,
}) => {
  const creator = await newAccount(request, 'creador');
  const isAllowed = () =>
    page.evaluate(() =>
      (document as never as { featurePolicy: FeaturePolicy }).featurePolicy.allowsFeature('camera'),
    );
  interface FeaturePolicy {
    allowsFeature: (name: string) => boolean;
  }
  await page.goto('/login?volver=/canjear');
  await logIn(page, creator.email);
  await expect(page.getByRole('button', { name: 'Abrir la cámara' })).toBeVisible();
  expect(await isAllowed(), 'after signing in').toBe(true);
  await page.getByRole('link', { name: 'Canjes y ayudantes' }).click();
  await expect(page.getByRole('heading', { name: 'Canjes', exact: true })).toBeVisible();
  expect(await isAllowed()).toBe(false);
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByRole('link', { name: 'Canjear' }).click();
  await expect(page.getByRole('button', { name: 'Abrir la cámara' })).toBeVisible();
  expect(await isAllowed(), 'from the menu').toBe(true);
});
