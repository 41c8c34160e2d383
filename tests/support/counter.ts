import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { type Member, newAccount, PASSWORD, signedInAt, signIn } from './accounts.ts';
import { stored } from './backend.ts';
import { type Camera, openCamera } from './camera.ts';
import { waitForHydration } from './hydration.ts';
import { writeItem } from './items.ts';
import { test as base, expect } from './test.ts';

export const VIEWPORT = { width: 360, height: 740 };

/** A counter is a separate browser with a camera. */
export const test = base.extend<{ camera: Camera; counterOf: (person: Member | null) => Promise<Page> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  camera: async ({}, use) => {
    const camera = await openCamera();
    await use(camera);
    await camera.browser.close();
  },
  counterOf: async ({ camera, contextOptions, baseURL, unexpectedOutput }, use) => {
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
      page.on('pageerror', (error) => unexpectedOutput.push(`counter: ${error.stack ?? error.message}`));
      return page;
    });
  },
});

export const TITULO = '2x1 en vermut';

export async function newPromo(fields: object = {}) {
  const creator = await newAccount('creador');
  const promo = await writeItem('promo', creator.uid, { titulo: TITULO, cantCanjeos: 3, ...fields });
  await expect.poll(async () => (await promo.get()).get('visible')).toBe(true);
  return { creator, promo };
}
export const claimOf = async (promo: string, uid: string) =>
  (await stored.db.doc(`claim/${promo}_${uid}`).get()).data();

export async function fillLogin(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/); // an item's dialog has a field 'Mail' too
  await page.getByRole('textbox', { name: 'Mail' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Claims a promo on a visitor's phone, which signs in. */
export async function claimAsVisitor(page: Page, promo: string, person: Member): Promise<void> {
  await page.goto(`/explore/promo/${promo}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'La quiero' }).click();
  await page.getByRole('link', { name: 'Ya tengo cuenta' }).click();
  await fillLogin(page, person.email);
  await expect(page).toHaveURL(`/mis-promos?promo=${promo}`);
  await expect(code(page)).toBeVisible();
}

/** Claims a promo on the phone of a person with a session. */
export async function claimPromo(page: Page, promo: string, person: Member): Promise<void> {
  await signIn(page, person, `/explore/promo/${promo}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'La quiero' }).click();
  await expect(page).toHaveURL(`/mis-promos?promo=${promo}`);
  await expect(code(page)).toBeVisible();
}
export const code = (page: Page) => page.getByRole('img', { name: 'Código para canjear' });
export const result = (page: Page) => page.getByRole('dialog', { name: 'Resultado' });
export const camera = (page: Page) => page.locator('[data-camera="on"]');

export async function enterLetters(counter: Page, letters: string): Promise<void> {
  await counter.getByLabel('Las seis letras').fill(letters);
  await counter.getByRole('button', { name: 'Canjear' }).click();
}

/** Checks accessibility and width with the whole screen visible, so no bar covers anything. */
export async function inspectScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: VIEWPORT.width, height: 2000 });
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize(VIEWPORT);
}

/** Invites a helper. @returns the invitation's path */
export async function invite(desk: Page, nombre: string): Promise<string> {
  await desk.goto('/canjes');
  await desk.getByLabel('Nombre').fill(nombre);
  await desk.getByRole('button', { name: 'Invitar' }).click();
  const link = new URL(await desk.getByLabel(`Link de ${nombre}`).inputValue());
  return link.pathname + link.hash;
}
