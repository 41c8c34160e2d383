import type { Page } from '@playwright/test';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { writeItem } from '../support/items.ts';
import { publishedItems } from '../support/publishing.ts';
import { watchTraffic } from '../support/quiet.ts';
import { newEvent, press, say, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const panel = (page: Page) => page.getByRole('main');
const cards = (page: Page) => panel(page).getByRole('listitem').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const search = (page: Page) => page.getByLabel('Buscar en tu lista');
const choose = (page: Page, titulo: string) =>
  page.getByRole('checkbox', { name: `Elegir ${titulo}` }).check();

test('a creator finds own events without asking again, and hides, copies and deletes several', async ({
  page,
}) => {
  const ana = await newAccount('creador');
  const day = (days: number) => ({ fechaExacta: midnight(addDays(diaOf(new Date()), days)) });
  const items = [
    await writeItem('evento', ana.uid, { titulo: 'Milonga', ...day(3) }),
    await writeItem('evento', ana.uid, { titulo: 'Peña', ...day(9), visibilidad: 'oculto' }),
    await writeItem('evento', ana.uid, { titulo: 'Asado', ...day(-9) }),
  ];
  const otherTitles = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
  for (const [at, titulo] of otherTitles.entries())
    items.push(await writeItem('evento', ana.uid, { titulo, ...day(20 + at) }));
  for (const item of items) await expect.poll(async () => (await item.get()).get('visible')).toBeDefined();
  await signIn(page, ana, '/perfil?tab=eventos');
  await expect.poll(() => titles(page)).toEqual(['Milonga', 'Peña', ...otherTitles, 'Asado']);

  const top = (await cards(page).first().boundingBox())?.y;
  expect(top, 'the list comes first, below one row of tools').toBeLessThan(480);

  await test.step('words, a state and an order', async () => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await search(page).fill('pena');
    await expect.poll(() => titles(page)).toEqual(['Peña']);
    await search(page).fill('nada así');
    await panel(page).getByRole('button', { name: 'Ver todo' }).click();
    await page.getByLabel('Mostrar').selectOption('Pasado (1)');
    await expect.poll(() => titles(page)).toEqual(['Asado']);
    await page.getByLabel('Mostrar').selectOption('Todo (8)');
    await page.getByLabel('Orden').selectOption('Por título');
    await expect
      .poll(() => titles(page))
      .toEqual(['Asado', 'Cinco', 'Cuatro', 'Dos', 'Milonga', 'Peña', 'Tres', 'Uno']);
    // The frame may ask for own seats meanwhile.
    expect(urls.filter((url) => /\/api\/|ownCounts|\/documents/.test(url))).toEqual([]);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  const act = async (name: string, ...chosen: string[]) => {
    await page.getByRole('button', { name: 'Elegir' }).click();
    for (const titulo of chosen) await choose(page, titulo);
    await page.getByRole('button', { name, exact: true }).click();
  };
  const stored = async () => {
    const all = await publishedItems(ana.uid, 'evento');
    const found = all.filter(({ titulo }) => !otherTitles.includes(titulo));
    return found.map(({ titulo, visibilidad = 'publico' }) => `${titulo} ${visibilidad}`).sort();
  };
  await test.step('two are hidden', async () => {
    await act('Ocultar', 'Milonga', 'Asado');
    await expect(page.getByText('2 quedaron ocultos.')).toBeVisible();
    await expectAccessible(page);
    expect(await stored()).toEqual(['Asado oculto', 'Milonga oculto', 'Peña oculto']);
  });
  await test.step('one is shown', async () => {
    await act('Mostrar', 'Milonga');
    await expect(page.getByText('1 quedó a la vista.')).toBeVisible();
    expect(await stored()).toEqual(['Asado oculto', 'Milonga publico', 'Peña oculto']);
  });
  await test.step('one is copied, hidden', async () => {
    await act('Copiar', 'Milonga');
    await expect(page.getByText('1 copiado: quedó oculto y sin fotos.')).toBeVisible();
    expect(await stored()).toEqual(['Asado oculto', 'Milonga oculto', 'Milonga publico', 'Peña oculto']);
  });
  await test.step('one that is gone elsewhere stops no other', async () => {
    await page.getByRole('button', { name: 'Elegir' }).click();
    await choose(page, 'Asado');
    await choose(page, 'Peña');
    await items[2]?.update({ updatedAt: new Date() });
    await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
    await expect(page.getByText('1 quedó a la vista.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '«Asado»:' })).toBeVisible();
    expect(await stored()).toEqual(['Asado oculto', 'Milonga oculto', 'Milonga publico', 'Peña publico']);
  });
  await test.step('two are deleted, after a question', async () => {
    const quiet = watchTraffic(page);
    await act('Eliminar', 'Asado', 'Peña');
    await quiet(); // the question counts who would hear of it
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('2 eliminados.')).toBeVisible();
    expect(await stored()).toEqual(['Milonga oculto', 'Milonga publico']);
  });
});

test('an own card says how many come, and the profile shows as visitors see it', async ({ page }) => {
  const { creator, titulo, evento, path } = await newEvent({ aforo: 12 });
  const ana = await newAccount('personal');
  await signIn(page, ana, path);
  await press(page);
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, creator, '/perfil?tab=eventos');
  await expect(cards(page).filter({ hasText: titulo })).toContainText('1 va');
  await page.getByRole('button', { name: 'Más sobre tu vidriera' }).click();
  await page.getByRole('menuitem', { name: 'Ver como visitante' }).click();
  await expect(page).toHaveURL(`/${creator.username}`);
  await expect(page.getByRole('button', { name: `Opciones de ${titulo}` })).toBeHidden();
  expect((await evento.get()).get('aforo')).toBe(12);
});
