import { apiPaths } from '@vidriera/domain/api/api';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import ICAL from 'ical.js';
import { writeHostsList } from '../../functions/src/items/links/stored.ts';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 740 } });

test('a listed link is disabled for visitors, its creator reads why, and the desk is told', async ({
  page,
  request,
}) => {
  const ana = await newAccount('creador');
  const host = `malo-${ana.username}.example`;
  await writeHostsList({ db: stored.db, now: () => new Date() }, 'https://listas.example/', new Set([host]));
  const enlace = `https://www.${host}/regalo`;
  const link = await writeItem('link', ana.uid, { titulo: 'Regalo', enlace });
  const answer = async () => (await request.get(`${apiPaths.perfil(ana.username)}?tab=links`)).text();
  await expect.poll(answer).toContain('Regalo');
  expect(await answer()).not.toContain(host);

  await page.goto(`/${ana.username}?tab=links`);
  const card = page.getByRole('article').filter({ hasText: 'Regalo' }).last();
  await expect(card).toContainText('Sin dirección');
  await expect(card.getByRole('link')).toHaveCount(0);

  await signIn(page, ana, '/perfil?tab=links');
  await expect(page.getByText('Enlace desactivado', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await page.goto(`/editar-post/link/${link.id}`);
  const notice = page.getByRole('region', { name: 'Enlaces desactivados' });
  await expect(notice).toContainText(`www.${host}: figura en una lista de sitios peligrosos`);
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect((await link.get()).data()).toMatchObject({ enlace, visible: true, listedHosts: [`www.${host}`] });
  // The note becomes a case within a minute.
  const [note, found] = await stored.db.getAll(
    stored.db.doc(`linkNote/link_${link.id}`),
    stored.db.doc(`case/link_${link.id}`),
  );
  expect(note?.exists || found?.exists).toBe(true);
});

test('a profile’s agenda can be subscribed to, and follows its events', async ({ page, request }) => {
  const ana = await newAccount('creador');
  const fechaExacta = midnight(addDays(diaOf(new Date()), 3));
  const evento = await writeItem('evento', ana.uid, { titulo: 'Peña', fechaExacta });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);
  await page.goto(`/${ana.username}`);
  await page.getByText('Agregar a mi calendario').click();
  await expect(page.getByText('puede tardar un día')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const apple = (await page.getByRole('link', { name: 'Apple' }).getAttribute('href')) ?? '';
  expect(apple).toMatch(new RegExp(`^webcal://[^/]+/${ana.username}/agenda.ics$`));
  const google = (await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')) ?? '';
  expect(new URL(google).searchParams.get('cid')).toBe(apple);
  const ics = await request.get(new URL(apple.replace(/^webcal/, 'http')).pathname);
  expect(ics.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const [event] = new ICAL.Component(ICAL.parse(await ics.text())).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('uid')).toBe(`${evento.id}@vidriera`);
});
