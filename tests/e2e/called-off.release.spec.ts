import type { Page } from '@playwright/test';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { claimOf, claimPromo, code, newPromo, TITULO, test, VIEWPORT } from '../support/counter.ts';
import { writeItem } from '../support/items.ts';
import { expect } from '../support/test.ts';

test.use({ viewport: VIEWPORT });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cambió algo' });
const stamp = (page: Page) => page.getByRole('region', { name: 'Cambios' });

async function open(page: Page, titulo: string): Promise<void> {
  await page.getByRole('button', { name: `Opciones de ${titulo}` }).click();
  await page.getByRole('menuitem', { name: 'Cambió algo' }).click();
  await expect(dialog(page).getByLabel('Contá por qué')).toBeVisible();
}
async function say(page: Page, button: string, why: string): Promise<void> {
  await dialog(page).getByLabel('Contá por qué').fill(why);
  await dialog(page).getByRole('button', { name: button }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a cancelled promo shows the reason on its page and to its holder; when restored, the code is valid again', async ({
  page,
  request,
}) => {
  const { creator, promo } = await newPromo();
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);

  await test.step('the creator cancels it', async () => {
    await signIn(page, creator, '/perfil?tab=promos');
    await open(page, TITULO);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog(page).getByRole('button', { name: 'Dejar como está' }).click();
    await expect(dialog(page)).toBeHidden();
    expect((await promo.get()).get('estado')).toBe('programado');
    await open(page, TITULO);
    await say(page, 'Cancelar la promo', 'Se cortó la luz.');
    await expect(page.getByRole('article').filter({ hasText: TITULO }).last()).toContainText('cancelada');
    const saved = await promo.get();
    expect([saved.get('estado'), saved.get('aviso')]).toEqual(['cancelado', 'Se cortó la luz.']);
  });

  await test.step('the page of a cancelled promo shows the reason and offers no claim', async () => {
    const html = await (await request.get(`/explore/promo/${promo.id}`)).text();
    expect(html).toContain('Se cortó la luz.');
    expect(html).not.toContain('La quiero');
    await page.goto(`/explore/promo/${promo.id}`);
    await expect(stamp(page)).toContainText('cancelada');
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('the holder reads the reason', async () => {
    await page.context().clearCookies();
    await signIn(page, ana, '/mis-promos');
    const off = page.getByRole('region', { name: 'Canceladas' });
    await expect(off).toContainText('Se canceló. Se cortó la luz.');
    await expect(code(page)).toBeHidden();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('it is restored', async () => {
    await page.context().clearCookies();
    await signIn(page, creator, '/perfil?tab=promos');
    await open(page, TITULO);
    await say(page, 'Sigue en pie', '');
    const saved = await promo.get();
    expect([saved.get('estado'), saved.get('aviso')]).toEqual(['programado', '']);
    await page.context().clearCookies();
    await signIn(page, ana, '/mis-promos');
    await expect(page.getByText('Vale hasta', { exact: false })).toBeVisible();
    expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'open' });
  });

  await test.step('two taps say that it is sold out: nobody else takes it, and the claim stays good', async () => {
    await page.context().clearCookies();
    await signIn(page, creator, '/perfil?tab=promos');
    await page.getByRole('button', { name: `Opciones de ${TITULO}` }).click();
    await page.getByRole('menuitem', { name: 'Promo agotada' }).click();
    await expect.poll(async () => (await promo.get()).get('agotado')).toBe(true);
    await expect(page.getByRole('article').filter({ hasText: TITULO }).last()).toContainText('agotada');
    const html = async () => (await request.get(`/explore/promo/${promo.id}`)).text();
    await expect.poll(html).toContain('Promo agotada');
    expect(await html()).not.toContain('La quiero');
    expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'open' });
  });
});

test('a cancelled course has no booking, no lit window and no day in lists', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const dia = addDays(diaOf(new Date()), 3);
  const titulo = `Telar ${ana.uid.slice(0, 6)}`;
  const curso = await writeItem('curso', ana.uid, {
    titulo,
    fechaDesde: midnight(dia),
    fechaHasta: midnight(addDays(dia, 30)),
    linkReserva: 'https://cursos.example/1',
  });
  const lights = async () => Object.keys((await stored.db.doc(`user/${ana.uid}`).get()).get('lights') ?? {});
  await expect.poll(lights).toEqual([`curso/${curso.id}`]);

  await signIn(page, ana, '/perfil?tab=cursos');
  await open(page, titulo);
  await say(page, 'Cancelar el curso', 'Se fue el profe.');
  const saved = await curso.get();
  expect([saved.get('estado'), saved.get('aviso')]).toEqual(['cancelado', 'Se fue el profe.']);
  await expect.poll(lights).toEqual([]);

  const html = await (await request.get(`/explore/curso/${curso.id}`)).text();
  expect(html).toContain('Se fue el profe.');
  expect(html).not.toContain('href="https://cursos.example/1"');
  expect(html).toContain('EventCancelled');
  await page.goto(`/explore/curso/${curso.id}`);
  await expect(stamp(page)).toContainText('cancelado');
  await expect(page.getByRole('link', { name: 'Reservar / Inscribirme' })).toBeHidden();
  await expectAccessible(page);

  const listed = async (query: string) => {
    const address = `/api/explore?tipo=curso&q=${encodeURIComponent(titulo)}${query}`;
    const { items } = await (await request.get(address)).json();
    return items
      .filter(({ id }: { id: string }) => id === curso.id)
      .map((one: { estado?: string }) => one.estado);
  };
  await expect.poll(() => listed('&limit=3')).toEqual(['cancelado']);
  expect(await listed(`&desde=${dia}`)).toEqual([]);
});
