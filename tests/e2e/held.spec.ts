import type { APIRequestContext } from '@playwright/test';
import { apiPaths } from '@vidriera/domain/api/api';
import { random128 } from '@vidriera/domain/claim/random-128';
import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { idTokenOf, type Member, newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { withPicture } from '../support/picture.ts';
import { newEvent, partyOf, press, say, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 740 }, expectedConsole: [[/status of 404/], { scope: 'test' }] });

test('a grave complaint takes a new creator’s event from everybody else; cleared, it is back with its seats', async ({
  page,
  request,
}) => {
  const { creator, titulo, evento, path } = await newEvent({ aforo: 12 });
  const url = await withPicture(evento, creator.uid);
  const ana = await newAccount('personal');
  await signIn(page, ana, path);
  await press(page);
  await say(page, 'Voy');
  await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();
  const picture = decodeURIComponent(/\/o\/([^?]+)/.exec(url)?.[1] ?? '');
  const card = /og:image" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? '';
  expect(card).toContain(`/og/evento/${evento.id}/`);
  const before = await everythingOf(evento.id, ana.uid);
  const [reporter, moderator] = [await oldAccount(), await oldAccount()];
  await stored.db.doc(`moderators/${moderator.uid}`).set({ addedAt: new Date() });

  /** Everything that a visitor may ask for. */
  const seen = async () => ({
    page: await statusOf(request, path),
    detail: await statusOf(request, apiPaths.item('evento', evento.id)),
    calendar: await statusOf(request, apiPaths.calendar('evento', evento.id)),
    card: await statusOf(request, card),
    picture: await statusOf(request, `/img/480/${picture}`),
    original: await statusOf(request, url),
    agenda: await has(request, `/${creator.username}/agenda.ics`, titulo),
    profile: await has(request, `${apiPaths.perfil(creator.username)}?tab=eventos`, titulo),
    search: await has(request, `${apiPaths.explore}?tipo=evento&q=${encodeURIComponent(titulo)}`, titulo),
  });
  const all = { page: 200, detail: 200, calendar: 200, card: 200, picture: 200, original: 200 };
  const none = { page: 404, detail: 404, calendar: 404, card: 404, picture: 404, original: 403 };
  await expect.poll(seen).toEqual({ ...all, agenda: true, profile: true, search: true });

  await test.step('held: nobody sees it', async () => {
    const complaint = { what: 'send', of: `evento/${evento.id}`, reason: 'fraud', text: 'Pide claves' };
    await callAs(request, reporter, 'complain', { ...complaint, id: random128() });
    await expect.poll(seen).toEqual({ ...none, agenda: false, profile: false, search: false });
    expect((await evento.get()).data()).toMatchObject({ retenido: 'revision', visible: false });
  });

  await test.step('its guest reads that it is not there for now', async () => {
    await page.goto('/mis-lugares');
    const row = page.getByRole('region', { name: 'Vas' }).getByRole('listitem');
    await expect(row).toContainText(titulo);
    await expect(row).toContainText(messages.seats.unavailable);
    await expect(row.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('its creator reads that it is in review, and may change it', async () => {
    await page.context().clearCookies();
    await signIn(page, creator, '/perfil?tab=eventos');
    const own = page.getByRole('article').filter({ hasText: titulo }).last();
    await expect(own).toContainText('En revisión');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.goto(path);
    await expect(page.getByText('En revisión', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Editar' }).click();
    await expect(page).toHaveURL(`/editar-post/evento/${evento.id}`);
  });

  await test.step('cleared: all of it is back', async () => {
    const decision = { what: 'decide', id: `evento_${evento.id}`, round: 1, seenAt: null, text: '' };
    await callAs(request, moderator, 'desk', { ...decision, outcome: 'cleared' });
    await expect.poll(seen).toEqual({ ...all, agenda: true, profile: true, search: true });
    expect(await partyOf(evento.id, ana)).toEqual({ held: 1, asked: 1 });
    expect(await everythingOf(evento.id, ana.uid)).toEqual(before);
  });
});

/** Returns an account older than a week with a confirmed address. */
async function oldAccount(): Promise<Member> {
  const person = await newAccount('personal');
  const created_time = new Date(Date.now() - 8 * 86_400_000);
  await stored.db.doc(`user/${person.uid}`).update({ created_time });
  await stored.auth.updateUser(person.uid, { emailVerified: true });
  return person;
}

async function callAs(request: APIRequestContext, person: Member, name: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${await idTokenOf(person)}` };
  const answer = await request.post(`/fn/${name}`, { data: { data }, headers, timeout: 0 });
  expect(answer.status(), await answer.text()).toBe(200);
}

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();
const has = async (request: APIRequestContext, path: string, words: string) =>
  (await (await request.get(path)).text()).includes(words);

/** Returns the event, its seats and what its guest was told. */
async function everythingOf(id: string, uid: string) {
  const { db } = stored;
  const [evento, parties, dates, notices, held] = await Promise.all([
    db.doc(`evento/${id}`).get(),
    db.collection('party').where('evento', '==', id).get(),
    db.collection('seats').where('evento', '==', id).get(),
    db.collection(`user/${uid}/notice`).get(),
    db.doc(`held/evento_${id}`).get(),
  ]);
  const docs = [evento, held, ...parties.docs, ...dates.docs, ...notices.docs];
  return Object.fromEntries(docs.map((doc) => [doc.ref.path, doc.data()]));
}
