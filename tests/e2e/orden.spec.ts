import type { Page } from '@playwright/test';
import type { Tipo } from '@vidriera/domain/values/ids';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { type Member, newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Links y títulos en orden' }).locator('li p');
const storedOrden = async ({ uid }: Member) => (await stored.db.doc(`orden/${uid}`).get()).data();

/** Writes an item, and waits until visitors see it. */
async function writeVisible(tipo: Tipo, uid: string, fields: object) {
  const item = await writeItem(tipo, uid, fields);
  await expect.poll(async () => (await item.get()).get('visible')).toBe(true);
  return item;
}

/** Links of these titles, the last one newest. */
async function withLinks(titles: string[]): Promise<{ ana: Member; idOf: Map<string, string> }> {
  const ana = await newAccount('creador');
  const idOf = new Map<string, string>();
  for (const [index, titulo] of titles.entries()) {
    const createdAt = new Date(Date.UTC(2026, 9, 1, index));
    idOf.set(titulo, (await writeVisible('link', ana.uid, { titulo, createdAt })).id);
  }
  return { ana, idOf };
}
async function openBoard(page: Page): Promise<void> {
  await button(page, 'Ordenar').click();
  await expect(page.getByRole('heading', { name: 'Ordená tus links' })).toBeFocused();
}
/** Drags a row by its handle onto the middle of another, as a mouse or finger does. */
async function drag(page: Page, from: string, onto: string): Promise<void> {
  const target = page.getByRole('listitem').filter({ has: page.getByText(onto, { exact: true }) });
  await target.scrollIntoViewIfNeeded();
  const [a, b] = [await button(page, `Mover ${from}`).boundingBox(), await target.boundingBox()];
  if (!a || !b) throw new Error(`${from} and ${onto} are not on the screen`);
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(a.x + a.width / 2, b.y + b.height * (b.y < a.y ? 0.25 : 0.75), { steps: 4 });
  await page.mouse.up();
}

test('three links reordered by button, keyboard and pointer stay so in another browser', async ({
  page,
  visitor,
}) => {
  const { ana, idOf } = await withLinks(['Uno', 'Dos', 'Tres', 'Cuatro']);
  await signIn(page, ana, '/perfil?tab=links');
  await expect(page.locator('article h2')).toHaveText(['Cuatro', 'Tres', 'Dos', 'Uno']);
  await openBoard(page);
  await expect(rows(page)).toHaveText(['Cuatro', 'Tres', 'Dos', 'Uno']);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await test.step('a button: the screen reader hears the new place, and the focus stays', async () => {
    await button(page, 'Primero Uno').click();
    await expect(rows(page)).toHaveText(['Uno', 'Cuatro', 'Tres', 'Dos']);
    await expect(page.getByText('«Uno» ahora está en el lugar 1 de 4.')).toHaveRole('status');
    await expect(button(page, 'Mover Uno')).toBeFocused();
  });

  await test.step('the keyboard', async () => {
    await button(page, 'Mover Cuatro').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(rows(page)).toHaveText(['Uno', 'Tres', 'Dos', 'Cuatro']);
    await expect(page.getByText('«Cuatro» ahora está en el lugar 4 de 4.')).toHaveRole('status');
    await expect(button(page, 'Mover Cuatro')).toBeFocused();
  });

  await test.step('a heading, and the pointer', async () => {
    await page.getByLabel('Título nuevo').fill('Entradas anticipadas');
    await page.getByLabel('Arriba de').selectOption('Tres');
    await button(page, 'Agregar título').click();
    await expect(rows(page)).toHaveText(['Uno', 'Entradas anticipadas', 'Tres', 'Dos', 'Cuatro']);
    await drag(page, 'Tres', 'Uno');
    await expect(rows(page)).toHaveText(['Tres', 'Uno', 'Entradas anticipadas', 'Dos', 'Cuatro']);
    await drag(page, 'Entradas anticipadas', 'Uno');
    await expect(rows(page)).toHaveText(['Tres', 'Entradas anticipadas', 'Uno', 'Dos', 'Cuatro']);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await button(page, 'Listo').click();
  await expect(button(page, 'Ordenar')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Entradas anticipadas' })).toBeVisible();
  const titles = ['Tres', 'Uno', 'Dos', 'Cuatro'];
  expect((await storedOrden(ana))?.lista.filter((key: string) => !key.startsWith('# '))).toEqual(
    titles.map((titulo) => idOf.get(titulo)),
  );

  await test.step('another browser, with and without scripts’ help', async () => {
    await visitor.goto(`/${ana.username}?tab=links`);
    await expect(visitor.locator('main article article').getByRole('heading')).toHaveText(titles);
    await expect(visitor.getByRole('heading', { name: 'Entradas anticipadas' })).toBeVisible();
    const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    const positions = titles.map((titulo) => data.join().indexOf(`"name":"${titulo}"`));
    expect(positions, 'structured data in the same order').toEqual([...positions].sort((a, b) => a - b));
    expect(Math.min(...positions)).toBeGreaterThan(0);
  });
});

test.describe('a refusal', () => {
  test.use({ expectedConsole: [[/status of 403/, /@firebase\/firestore/], { scope: 'test' }] });
  test('two tabs don’t undo each other, and a refused move goes back with a message', async ({
    page,
    context,
  }) => {
    const { ana, idOf } = await withLinks(['Uno', 'Dos', 'Tres']);
    const ids = (...titles: string[]) => titles.map((titulo) => idOf.get(titulo));
    await signIn(page, ana, '/perfil?tab=links');
    await openBoard(page);
    const other = await context.newPage();
    await other.goto('/perfil?tab=links');
    await openBoard(other);

    await button(page, 'Primero Uno').click();
    await expect.poll(async () => (await storedOrden(ana))?.lista).toEqual(ids('Uno', 'Tres', 'Dos'));
    await button(other, 'Bajar Tres').click();
    await expect.poll(async () => (await storedOrden(ana))?.lista).toEqual(ids('Uno', 'Dos', 'Tres'));
    await expect(rows(other), 'the other tab sees both moves').toHaveText(['Uno', 'Dos', 'Tres']);

    await stored.db.doc(`user/${ana.uid}`).update({ role: 'personal' });
    await button(page, 'Bajar Uno').click();
    await expect(page.getByText('No se pudo guardar el orden. Quedó como estaba.')).toBeVisible();
    await expect(rows(page)).toHaveText(['Uno', 'Tres', 'Dos']);
    expect((await storedOrden(ana))?.lista).toEqual(ids('Uno', 'Dos', 'Tres'));
  });
});

test('a pinned link and event stand first for visitors, and the chosen tab opens first', async ({
  page,
  visitor,
}) => {
  const { ana, idOf } = await withLinks(['Uno', 'Dos']);
  const fechaExacta = new Date('2099-01-05T03:00:00Z');
  await writeVisible('evento', ana.uid, { titulo: 'Peña', fechaExacta });
  const far = await writeVisible('evento', ana.uid, {
    titulo: 'Recital',
    fechaExacta: new Date('2099-06-05T03:00:00Z'),
  });
  await signIn(page, ana, '/perfil?tab=links');
  await button(page, 'Opciones de Uno').click();
  await page.getByRole('menuitem', { name: 'Fijar arriba' }).click();
  await expect(page.locator('article h2')).toHaveText(['Uno', 'Dos']);
  await page.getByRole('link', { name: 'Eventos' }).click();
  await button(page, 'Opciones de Recital').click();
  await page.getByRole('menuitem', { name: 'Fijar arriba' }).click();
  await expect(page.getByRole('heading', { name: 'Fijado' })).toBeVisible();

  await page.getByRole('link', { name: 'Info', exact: true }).click();
  await button(page, 'Elegir qué se abre primero').click();
  const dialog = page.getByRole('dialog', { name: 'Qué se abre primero' });
  await dialog.getByText('Eventos').click();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  expect(await storedOrden(ana)).toMatchObject({
    fijados: { link: [idOf.get('Uno')], evento: [far.id] },
    pestana: 'eventos',
  });

  await visitor.goto(`/${ana.username}`);
  await waitForHydration(visitor);
  await expect(visitor.locator('[aria-current=page]')).toHaveText('Eventos');
  await expect(visitor.locator('main article article').getByRole('heading')).toHaveText(['Recital', 'Peña']);
  await visitor.getByRole('link', { name: 'Links' }).click();
  await expect(visitor.locator('main article article').getByRole('heading')).toHaveText(['Uno', 'Dos']);
  await visitor.getByRole('link', { name: 'Info. general' }).click();
  await expect(visitor.locator('[aria-current=page]')).toHaveText('Info. general');
  await page.goto('/perfil');
  await expect(page.locator('[aria-current=page]').filter({ hasText: 'Info' })).toBeVisible();
});
