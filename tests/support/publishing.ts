import type { Locator, Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { expectAccessible, expectNoOverflow } from './accessible.ts';
import { stored } from './backend.ts';
import { phonePhoto } from './picture.ts';
import { expect } from './test.ts';

/** Returns a photo for a file input. */
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(640, 480),
});
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('alertdialog');

/** Returns stored items of a kind and an owner. */
export async function publishedItems(uid: string, tipo: Tipo) {
  const owner = stored.db.doc(`user/${uid}`);
  const { docs } = await stored.db.collection(tipo).where('refUsuario', '==', owner).get();
  return docs.map((doc) => doc.data());
}

/** Returns the one window after publishing: it says so, and shares. */
export async function confirmSuccess(page: Page, tipo: Tipo) {
  await expect(page).toHaveURL(new RegExp(`/agregar-post\\?tipo=${tipo}&publicado=\\w+$`));
  const sheet = page.getByRole('dialog', { name: messages.post.created(tipo) });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  return sheet;
}

export async function closeDialog(sheet: Locator) {
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toBeHidden();
}
