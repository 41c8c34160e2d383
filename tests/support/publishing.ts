import type { Locator, Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import { accessible, fits } from './accessible.ts';
import { stored } from './backend.ts';
import { phonePhoto } from './picture.ts';
import { expect as expectSoon } from './test.ts';

/** `expect` with the time that a first request and work on pictures take on a busy machine. */
export const expect = expectSoon.configure({ timeout: 45_000 });

/** A phone's picture under a name, as a field for files takes it. */
export const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(640, 480),
});
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('alertdialog');

/** What somebody published of a kind, as it is stored. */
export async function published(uid: string, tipo: Tipo) {
  const owner = stored.db.doc(`user/${uid}`);
  const { docs } = await stored.db.collection(tipo).where('refUsuario', '==', owner).get();
  return docs.map((doc) => doc.data());
}

/** The alert of success in the catalogue's words, read; then what was published, with the ways to share it, which are closed. */
export async function succeeded(page: Page, tipo: Tipo) {
  await expect(dialog(page)).toContainText(messages.post.created(tipo));
  await button(page, 'Entendido').click();
  await expect(page).toHaveURL(new RegExp(`/agregar-post\\?tipo=${tipo}&publicado=\\w+$`));
  const sheet = page.getByRole('dialog', { name: 'Compartir' });
  await expect(sheet).toBeVisible();
  await accessible(page);
  await fits(page);
  return sheet;
}

/** Closes the ways to share. */
export async function close(sheet: Locator) {
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toBeHidden();
}
