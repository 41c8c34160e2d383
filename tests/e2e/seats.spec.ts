import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signedInAt, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { fillLogin } from '../support/counter.ts';
import { waitForHydration } from '../support/hydration.ts';
import { mine, newEvent, news, partyOf, press, say, sheet, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const FULL = 'Ya no quedan lugares. ¿Te sumás a la lista de espera por 1?';

// The slower person is rejected.
test.use({ expectedConsole: [[/status of 400 .*\/fn\/seats/], { scope: 'test' }] });

test('two people want the last seat: one gets it, the other waits, moves up and is notified', async ({
  page,
  visitor,
  baseURL,
}) => {
  const { creator, titulo, evento, path } = await newEvent({ aforo: 1 });
  const [ana, bea] = [await newAccount('personal'), await newAccount('personal')];
  for (const { uid, username } of [ana, bea])
    await stored.db.doc(`user/${uid}`).update({ display_name: `De ${username}` });
  await signIn(page, ana, path);
  await visitor.context().setStorageState(await signedInAt(new URL(baseURL ?? '').origin, bea));
  await visitor.goto(path);
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await waitForHydration(page);
  expect(
    requested.filter((one) => /go-dialog/.test(one)),
    'nothing of it before the press',
  ).toEqual([]);

  const [winner, waiter] = await test.step('both press at once', async () => {
    await Promise.all([press(page), press(visitor)]);
    await expect(sheet(page).getByRole('group', { name: 'Cuántos lugares' })).toBeVisible();
    await expect(sheet(visitor).getByRole('group', { name: 'Cuántos lugares' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await Promise.all([say(page, 'Voy'), say(visitor, 'Voy')]);
    await expect(standing(page, 'Vas: 1 lugar').or(standing(page, FULL))).toBeVisible();
    const first = await standing(page, 'Vas: 1 lugar').isVisible();
    const people = [
      { page, person: ana },
      { page: visitor, person: bea },
    ] as const;
    return first ? people : ([people[1], people[0]] as const);
  });

  await test.step('one gets it, the other is asked and waits', async () => {
    await expect(standing(winner.page, 'Vas: 1 lugar')).toBeVisible();
    await expect(standing(waiter.page, FULL)).toBeVisible();
    await expectAccessible(waiter.page);
    expect(await partyOf(evento.id, waiter.person), 'nobody waits unasked').toBeNull();
    await say(waiter.page, 'Sumarme a la lista');
    await expect(standing(waiter.page, 'En lista de espera: sos la primera persona')).toBeVisible();
    await expectAccessible(waiter.page);
    expect(await partyOf(evento.id, winner.person)).toEqual({ held: 1, asked: 1 });
    expect(await partyOf(evento.id, waiter.person)).toEqual({ held: 0, asked: 1 });
  });

  await test.step('the first gives it up', async () => {
    await say(winner.page, 'No voy');
    await winner.page.getByRole('alertdialog').getByRole('button', { name: 'No voy' }).click();
    await expect(sheet(winner.page).getByText('Sumate a la lista de espera')).toBeVisible();
    expect(await partyOf(evento.id, waiter.person)).toEqual({ held: 1, asked: 1 });
  });

  await test.step('the second is notified on the next visit', async () => {
    await waiter.page.goto('/all');
    await expect(news(waiter.page)).toContainText(`Se liberó un lugar: vas a «${titulo}»`);
    await expect(mine(waiter.page)).toContainText('Vas: 1 lugar');
    await waiter.page.setViewportSize({ width: 360, height: 1600 }); // no bar covers it
    await expectAccessible(waiter.page, 'section:has(> [aria-label="A qué vas"])');
    await expectNoOverflow(waiter.page);
  });

  await test.step('the creator sees the names of attendees', async () => {
    await winner.page.context().clearCookies();
    await signIn(winner.page, creator, '/perfil?tab=eventos');
    await winner.page.getByRole('button', { name: `Opciones de ${titulo}` }).click();
    await winner.page.getByRole('menuitem', { name: 'Quiénes van' }).click();
    await expect(winner.page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
    await expect(winner.page.getByText('1 de 1 lugares')).toBeVisible();
    await expect(winner.page.getByRole('region', { name: /^Van/ })).toContainText(
      `De ${waiter.person.username}`,
    );
    await expectAccessible(winner.page);
    await expectNoOverflow(winner.page);
  });
  expect(await partyOf(evento.id, waiter.person)).toEqual({ held: 1, asked: 1 });
  expect(await partyOf(evento.id, winner.person)).toBeNull();
});

test('a visitor signs in, returns, continues automatically, changes seats and gives them up on /all', async ({
  page,
}) => {
  const { evento, titulo, path } = await newEvent({ aforo: 10 });
  const ana = await newAccount('personal');
  await page.goto(path);
  await press(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await sheet(page).getByRole('link', { name: 'Ya tengo cuenta' }).click();
  await fillLogin(page, ana.email);
  await expect(page).toHaveURL(path);
  await sheet(page).getByText('2', { exact: true }).click();
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 2 lugares')).toBeVisible();
  expect(await partyOf(evento.id, ana)).toEqual({ held: 2, asked: 2 });
  await sheet(page).getByText('3', { exact: true }).click();
  await say(page, 'Cambiar a 3 lugares');
  await expect(standing(page, 'Vas: 3 lugares')).toBeVisible();
  expect(await partyOf(evento.id, ana)).toEqual({ held: 3, asked: 3 });

  await page.goto('/all');
  await expect(mine(page)).toContainText('Vas: 3 lugares');
  await mine(page)
    .getByRole('button', { name: `No voy: ${titulo}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'No voy' }).click();
  await expect(mine(page)).toBeHidden();
  expect(await partyOf(evento.id, ana)).toBeNull();
});

test('a visitor sees free seats; a larger request offers to wait; «Mis reservas» gives the seat back', async ({
  page,
  visitor,
}) => {
  const { creator, evento, titulo, path } = await newEvent({ aforo: 3 });
  const [ana, bea] = [await newAccount('personal'), await newAccount('personal')];
  const facts = (one: Page) => one.getByRole('complementary', { name: 'Datos' });
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.goto(path);
  await expect(facts(visitor).getByText('Hay 3 lugares')).toBeVisible();

  await test.step('the first takes two', async () => {
    await signIn(page, bea, path);
    await press(page);
    await sheet(page).getByText('2', { exact: true }).click();
    await say(page, 'Voy');
    await expect(standing(page, 'Vas: 2 lugares')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(facts(page).getByText('Vas', { exact: true })).toBeVisible();
    await expect(facts(page).getByText('Queda 1 de 3')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.goto(`/${creator.username}?tab=eventos`);
    await expect(
      page.getByRole('article').filter({ hasText: titulo }).getByText('Vas', { exact: true }),
    ).toBeVisible();
  });

  await test.step('the second asks for two and takes the last one', async () => {
    await page.context().clearCookies();
    await signIn(page, ana, path);
    await press(page);
    await expect(sheet(page).getByText('Queda 1 de 3')).toBeVisible();
    await expect(sheet(page).getByText('2', { exact: true })).toBeHidden();
    await say(page, 'Necesito más lugares');
    await sheet(page).getByText('2', { exact: true }).click();
    await say(page, 'Voy');
    await expect(standing(page, 'Queda 1 lugar. ¿Pedís 1, o esperás a que haya 2?')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await partyOf(evento.id, ana), 'nobody waits unasked').toBeNull();
    await say(page, 'Pedir 1');
    await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();
    expect(await partyOf(evento.id, ana)).toEqual({ held: 1, asked: 1 });
  });

  await visitor.reload();
  await expect(facts(visitor).getByText('No quedan lugares')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Lista de espera', exact: true })).toBeVisible();

  await test.step('the second gives it back by keyboard', async () => {
    await page.goto('/mis-lugares');
    const give = page.getByRole('button', { name: `No voy: ${titulo}` });
    await expect(give).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await give.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'No voy' }).press('Enter');
    await expect(page.getByRole('status').getByText(`Ya no vas a «${titulo}».`)).toBeVisible();
    await expect(page.getByText('Todavía no pediste lugar en ningún evento.')).toBeVisible();
  });
  expect(await partyOf(evento.id, ana)).toBeNull();
  expect(await partyOf(evento.id, bea)).toEqual({ held: 2, asked: 2 });
});
