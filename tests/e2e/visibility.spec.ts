import type { APIRequestContext, Page } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { messages } from '@vidriera/domain/messages/messages';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';
import { changeDue } from '../../functions/src/jobs/visibility/due.ts';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { newEvent, partyOf, press, say, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();
const cardOf = (page: Page, titulo: string) => page.getByRole('article').filter({ hasText: titulo }).last();
async function listed(request: APIRequestContext, username: string, titulo: string): Promise<boolean> {
  const answer = await request.get(apiPaths.perfil(username), { params: { tab: 'eventos' } });
  return (await answer.text()).includes(titulo);
}
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(messages.post.updated('evento'));
  await page.getByRole('button', { name: 'Entendido' }).click();
}

test('a hidden event is gone for everybody, and its guest keeps the seat', async ({ page, request }) => {
  const { creator, titulo, evento, path } = await newEvent({ aforo: 12 });
  const ana = await newAccount('personal');
  await signIn(page, ana, path);
  await press(page);
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();

  await test.step('its creator hides it', async () => {
    await page.context().clearCookies();
    await signIn(page, creator, `/editar-post/evento/${evento.id}`);
    await page.getByText('Nadie (oculto)').click();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await save(page);
    await expect.poll(async () => (await evento.get()).get('visible')).toBe(false);
    expect((await evento.get()).data()).toMatchObject({ visibilidad: 'oculto', retirado: false });
  });

  await test.step('the own card says so, and leads to the form', async () => {
    await page.goto('/perfil?tab=eventos');
    await expect(cardOf(page, titulo)).toContainText('Oculto');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await cardOf(page, titulo).getByRole('link', { name: titulo }).click();
    await expect(page).toHaveURL(`/editar-post/evento/${evento.id}`);
  });

  await test.step('nobody sees it, and the guest keeps the seat', async () => {
    expect(await statusOf(request, path)).toBe(404);
    expect(await listed(request, creator.username, titulo)).toBe(false);
    await page.context().clearCookies();
    await signIn(page, ana, '/mis-lugares');
    const row = page.getByRole('region', { name: 'Vas' }).getByRole('listitem');
    await expect(row).toContainText(titulo);
    await expect(row.getByRole('link')).toHaveCount(0);
    expect(await partyOf(evento.id, ana)).toEqual({ held: 1, asked: 1 });
  });
});

test.describe('at the address of a hidden event', () => {
  test.use({ expectedConsole: [[/status of 404/], { scope: 'test' }] });

  test('its creator reads that it is hidden, and others that it is not there', async ({ page }) => {
    const [ana, beto] = [await newAccount('creador'), await newAccount('creador')];
    const titulo = `Ensayo ${ana.uid.slice(0, 6)}`;
    const evento = await writeItem('evento', ana.uid, { titulo, visibilidad: 'oculto' });
    await expect.poll(async () => (await evento.get()).get('visible')).toBe(false);
    const path = `/explore/evento/${evento.id}`;
    expect((await signIn(page, ana, path))?.status()).toBe(404);
    await expect(page.getByText('Así lo ven los demás.')).toContainText(titulo);
    await expect(page.getByText('Oculto', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Editar' }).click();
    await expect(page).toHaveURL(`/editar-post/evento/${evento.id}`);
    expect((await signIn(page, beto, path))?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: messages.detail.notLoaded.evento })).toBeVisible();
    await expect(page.getByText('Así lo ven los demás.')).toBeHidden();
    expect((await evento.get()).get('visibilidad')).toBe('oculto');
  });
});

test('whoever has the address sees an event that no list has', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const titulo = `Ensayo ${ana.uid.slice(0, 6)}`;
  const evento = await writeItem('evento', ana.uid, { titulo, visibilidad: 'enlace' });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(false);
  const path = `/explore/evento/${evento.id}`;
  const answer = await request.get(path);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(await listed(request, ana.username, titulo)).toBe(false);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  expect((await evento.get()).get('retirado')).toBe(false);
});

test('a scheduled event appears at its moment, and leaves at its end', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const titulo = `Estreno ${ana.uid.slice(0, 6)}`;
  const dia = addDays(diaOf(new Date()), 5);
  const evento = await writeItem('evento', ana.uid, { titulo, fechaExacta: midnight(dia) });
  const path = `/explore/evento/${evento.id}`;

  await test.step('its creator schedules it, and a wrong end is refused', async () => {
    await signIn(page, ana, `/editar-post/evento/${evento.id}`);
    const tomorrow = addDays(diaOf(new Date()), 1);
    await page.getByLabel('Publicar desde').fill(`${tomorrow}T21:00`);
    await page.getByLabel('Publicar hasta').fill(`${tomorrow}T20:00`);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText(messages.post.momentsReversed)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Publicar hasta').fill(`${tomorrow}T23:00`);
    await save(page);
    const saved = await evento.get();
    await expect.poll(async () => (await evento.get()).get('visible')).toBe(false);
    const moments = ['publicarDesde', 'publicarHasta'].map((name) => localTime(saved.get(name).toDate()));
    expect(moments).toEqual([`${tomorrow}T21:00`, `${tomorrow}T23:00`]);
    await page.goto('/perfil?tab=eventos');
    await expect(cardOf(page, titulo)).toContainText(/Se publica el .+, 21:00/);
    expect(await statusOf(request, path)).toBe(404);
  });

  const due = async () => {
    await changeDue({ db: stored.db, now: () => new Date() }, () => true);
    return (await evento.get()).get('visible');
  };
  await test.step('its moment comes', async () => {
    await evento.update({ publicarDesde: new Date(Date.now() + 4000), publicarHasta: null });
    await expect.poll(due).toBe(true);
    expect(await statusOf(request, path)).toBe(200);
    await expect.poll(() => listed(request, ana.username, titulo)).toBe(true);
  });

  await test.step('its end comes', async () => {
    await evento.update({ publicarHasta: new Date(Date.now() + 4000) });
    await expect.poll(due).toBe(false);
    expect(await statusOf(request, path)).toBe(404);
    expect(await listed(request, ana.username, titulo)).toBe(false);
  });
});
