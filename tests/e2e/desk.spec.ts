import { messages } from '@vidriera/domain/messages/messages';
import { expectAccessible } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { writeItem } from '../support/items.ts';
import { withPicture } from '../support/picture.ts';
import { expect, test } from '../support/test.ts';
import { expectTextFits } from '../support/text-fit.ts';

// A stranger's answer, and the page of a held event.
test.use({ expectedConsole: [[/404/], { scope: 'test' }] });

test('a moderator reads a case, holds the event, and brings it back; strangers find no desk', async ({
  page,
  visitor,
  request,
}) => {
  const creator = await newAccount('creador');
  const evento = await writeItem('evento', creator.uid, {
    titulo: 'Peña denunciada',
    descripcion: 'Pagá antes en https://cobros.example/pagar',
  });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);
  await withPicture(evento, creator.uid);
  const detail = `/explore/evento/${evento.id}`;
  const id = `evento_${evento.id}`;
  const complaint = { what: 'open', of: `evento/${evento.id}`, reason: 'fraud', text: 'Es una estafa' };
  const sent = await request.post('/fn/complain', {
    data: { data: { ...complaint, id: 'A'.repeat(22), contact: { name: 'Ana', email: 'ana@example.com' } } },
  });
  expect(sent.status(), await sent.text()).toBe(200);

  const moderator = await newAccount('personal');
  await signIn(visitor, moderator, '/moderar');
  await expect(visitor.getByText(messages.desk.notAModerator)).toBeVisible();
  await expect(visitor.getByText('Peña denunciada')).toHaveCount(0);

  await stored.auth.updateUser(moderator.uid, { emailVerified: true });
  await stored.db.doc(`moderators/${moderator.uid}`).set({ addedAt: new Date() });
  await signIn(page, moderator, '/moderar');
  await page
    .getByRole('link', { name: /Peña denunciada/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peña denunciada' })).toBeVisible();
  await expect(page.getByText('Lleva a: cobros.example')).toBeVisible();
  await expect(page.getByText('Ana, ana@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Ver la foto' }).click();
  const picture = page.getByRole('img', { name: 'Foto 1 de lo denunciado' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await expectTextFits(page, 'a case');

  await page.getByLabel('Para quien lo publicó').fill('La estamos mirando');
  await page.getByRole('button', { name: 'Poner en revisión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poner en revisión' }).click();
  await expect(page.getByText('Quedó en revisión.')).toBeVisible();
  await expect(page.getByText('Se puso en revisión')).toBeVisible();
  const standing = async () => {
    const stored = await evento.get();
    return { visible: stored.get('visible'), held: stored.get('retenido') ?? null };
  };
  await expect.poll(standing).toEqual({ visible: false, held: 'revision' });
  await visitor.goto(detail);
  await expect(visitor.getByText('Peña denunciada')).toHaveCount(0);

  await test.step('its author reads why at home’s top', async () => {
    await signIn(visitor, creator, '/all');
    const held = visitor.getByRole('region', { name: 'Lo tuyo que no se ve' });
    await expect(held).toContainText('Peña denunciada');
    await expectAccessible(visitor);
    await expectTextFits(visitor, 'home with something held');
    await held.getByRole('link', { name: 'Ver por qué' }).click();
    await expect(visitor.getByText('Moderación escribió: La estamos mirando')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Dejar publicado' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dejar publicado' }).click();
  await expect(page.getByText('Este caso está cerrado.')).toBeVisible();
  await page.getByRole('link', { name: 'Mesa de moderación' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mesa de moderación' })).toBeVisible();
  await expectAccessible(page);
  await expectTextFits(page, 'the queue');

  await expect.poll(standing).toEqual({ visible: true, held: null });
  expect((await stored.db.doc(`case/${id}`).get()).data()).toMatchObject({
    status: 'cleared',
    waiting: false,
    decidedBy: moderator.uid,
  });
  const { docs } = await stored.db.collection('deskLog').where('case', '==', id).get();
  expect(docs.map((doc) => doc.get('action')).sort()).toEqual(['cleared', 'held']);
});

test('a moderator suspends an account for a time; its person reads why on every screen, until it is lifted', async ({
  page,
  visitor,
  request,
}) => {
  const creator = await newAccount('creador');
  const evento = await writeItem('evento', creator.uid, { titulo: 'Feria suspendida' });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);
  const complaint = { what: 'open', of: `evento/${evento.id}`, reason: 'spam', text: '', id: 'B'.repeat(22) };
  const sent = await request.post('/fn/complain', {
    data: { data: { ...complaint, contact: { name: '', email: '' } } },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const moderator = await newAccount('personal');
  await stored.auth.updateUser(moderator.uid, { emailVerified: true });
  await stored.db.doc(`moderators/${moderator.uid}`).set({ addedAt: new Date() });

  await signIn(page, moderator, `/moderar/evento_${evento.id}`);
  await page.getByRole('button', { name: 'Abrir el caso de la cuenta' }).click();
  await page.getByLabel('Por cuánto tiempo').selectOption('30 días');
  await page.getByLabel('Para quien lo publicó').fill('Son entradas falsas');
  await expectAccessible(page);
  await expectTextFits(page, 'the case of an account');
  await page.getByRole('button', { name: 'Suspender la cuenta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspender la cuenta' }).click();
  await expect(page.getByText('Quedó suspendida, y el caso se cerró.')).toBeVisible();

  await signIn(visitor, creator, '/all');
  const line = visitor.getByRole('region', { name: 'Cuenta suspendida' });
  await expect(line).toContainText('Tu cuenta está suspendida hasta el');
  await expect(visitor.getByText('Suspendimos tu cuenta.')).toBeVisible();
  await expectAccessible(visitor);
  await expectTextFits(visitor, 'the line of a suspension');
  await line.getByRole('link', { name: 'Ver por qué, y apelar' }).click();
  await expect(visitor.getByText('Moderación escribió: Son entradas falsas')).toBeVisible();
  const user = stored.db.doc(`user/${creator.uid}`);
  expect((await user.get()).get('suspendedUntil').toMillis()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  await expect
    .poll(async () => (await evento.get()).data())
    .toMatchObject({ visible: false, retenido: 'revision' });

  await page.getByRole('button', { name: 'Levantar la suspensión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Levantar la suspensión' }).click();
  await expect(page.getByText('La cuenta ya no está suspendida.')).toBeVisible();
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);
  expect((await user.get()).get('suspendedUntil')).toBeUndefined();
});
