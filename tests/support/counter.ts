import type { APIRequestContext, Page } from '@playwright/test';
import { accessible, fits } from './accessible.ts';
import { type Member, newAccount, PASSWORD, signedInAt } from './accounts.ts';
import { stored } from './backend.ts';
import { type Camera, openCamera } from './camera.ts';
import { publish } from './items.ts';
import { takenOver } from './taken-over.ts';
import { test as base, expect as expectSoon } from './test.ts';

// On a busy machine a first request takes its time.
export const expect = expectSoon.configure({ timeout: 45_000 });
export const VIEWPORT = { width: 360, height: 740 };

/** A counter is a browser of its own, with a camera that sees what it is pointed at. */
export const test = base.extend<{ camera: Camera; counterOf: (person: Member | null) => Promise<Page> }>({
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

export const TITULO = '2x1 en vermut';

export async function newPromo(request: APIRequestContext, said: object = {}) {
  const creator = await newAccount(request, 'creador');
  const promo = await publish('promo', creator.uid, { titulo: TITULO, cantCanjeos: 3, ...said });
  await expect.poll(async () => (await promo.get()).get('visible')).toBe(true);
  return { creator, promo };
}
export const claimOf = async (promo: string, uid: string) =>
  (await stored.db.doc(`claim/${promo}_${uid}`).get()).data();

export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Mail').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Takes a promo on somebody's phone. */
export async function take(page: Page, promo: string, person: Member): Promise<void> {
  await page.goto(`/explore/promo/${promo}`);
  await takenOver(page);
  await page.getByRole('button', { name: 'La quiero' }).click();
  await page.getByRole('link', { name: 'Ya tengo cuenta' }).click();
  await logIn(page, person.email);
  await expect(page).toHaveURL(`/mis-promos?promo=${promo}`);
  await expect(code(page)).toBeVisible();
}
export const code = (page: Page) => page.getByRole('img', { name: 'Código para mostrar en el mostrador' });
export const result = (page: Page) => page.getByRole('dialog', { name: 'Resultado' });
export const camera = (page: Page) => page.locator('[data-camera="on"]');

export async function sayLetters(counter: Page, letters: string): Promise<void> {
  await counter.getByLabel('Las seis letras').fill(letters);
  await counter.getByRole('button', { name: 'Canjear' }).click();
}

/** What axe finds, and what is too wide, with the whole screen in sight: nothing lies half beneath a bar. */
export async function inspect(page: Page): Promise<void> {
  await page.setViewportSize({ width: VIEWPORT.width, height: 2000 });
  await accessible(page);
  await fits(page);
  await page.setViewportSize(VIEWPORT);
}

/** Makes a helper. @returns their link */
export async function invite(desk: Page, nombre: string): Promise<string> {
  await desk.goto('/canjes');
  await desk.getByLabel('Nombre').fill(nombre);
  await desk.getByRole('button', { name: 'Invitar' }).click();
  const link = new URL(await desk.getByLabel(`Link de ${nombre}`).inputValue());
  return link.pathname + link.hash;
}
