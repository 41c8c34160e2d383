import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { db } = stored;
const FRAUD = 'Estafa o robo de datos';

/** A new creator's event, as visitors see it. */
async function newEvent() {
  const author = await newAccount('creador');
  const fechaExacta = midnight(addDays(diaOf(new Date()), 3));
  const evento = await writeItem('evento', author.uid, { titulo: 'Fiesta denunciada', fechaExacta });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);
  return { author, evento, path: `/explore/evento/${evento.id}` };
}

/** Makes an account older than a week with a confirmed address. */
async function grown(uid: string) {
  await db.doc(`user/${uid}`).update({ created_time: new Date(Date.now() - 8 * 86_400_000) });
  await stored.auth.updateUser(uid, { emailVerified: true });
}

test.use({ expectedConsole: [[/status of 404/], { scope: 'test' }] });

test('an account’s grave complaint holds a new creator’s event; its author reads why and answers', async ({
  page,
}) => {
  const { author, evento, path } = await newEvent();
  const reporter = await newAccount('personal');
  await grown(reporter.uid);
  await signIn(page, reporter, path);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Denunciar' }).click();
  const form = page.getByRole('main');
  await expect(form.getByLabel('Motivo')).toBeVisible();
  await expect(form.getByLabel('Tu mail'), 'known').toBeHidden();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await form.getByRole('button', { name: 'Denunciar' }).click();
  await expect(form.getByText('Elegí un motivo').last()).toBeVisible();
  await form.getByLabel('Motivo').selectOption(FRAUD);
  await form.getByLabel('Contanos qué pasa').fill('Pide datos de tarjetas');
  await form.getByRole('button', { name: 'Denunciar' }).click();
  const receipt = form.getByRole('status');
  await expect(receipt).toContainText(/D-[A-Z]{8}/);
  await expectAccessible(page);
  const [reference] = /D-[A-Z]{8}/.exec((await receipt.textContent()) ?? '') ?? [];

  const complaint = await db.doc(`complaint/evento_${evento.id}_${reporter.uid}`).get();
  expect(complaint.data()).toMatchObject({
    reference,
    reason: 'fraud',
    text: 'Pide datos de tarjetas',
    standing: 'able',
  });
  expect((await db.doc(`case/evento_${evento.id}`).get()).data()).toMatchObject({
    status: 'alone',
    waiting: true,
    counts: { able: { fraud: 1 } },
    creador: author.uid,
  });
  expect((await evento.get()).get('retenido')).toBe('revision');

  await test.step('by its number anybody reads how far it is', async () => {
    await page.goto('/denunciar');
    await page.getByLabel('Número de referencia').fill(reference ?? '');
    await page.getByRole('button', { name: 'Ver cómo va' }).click();
    await expect(page.getByRole('status')).toContainText('Está en revisión');
    await expectAccessible(page);
  });

  await test.step('its author', async () => {
    await signIn(page, author, `/apelar?de=evento/${evento.id}`);
    await expect(page.getByText(FRAUD)).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel('¿Querés contarle algo a quien lo revisa?').fill('Es una obra de teatro');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Lo recibimos.')).toBeVisible();
  });
  expect((await db.doc(`case/evento_${evento.id}`).get()).data()).toMatchObject({
    appealed: false,
    appeal: 'Es una obra de teatro',
    waiting: true,
  });
});

test('somebody without an account complains about a profile at the form’s page', async ({ page }) => {
  const { author } = await newEvent();
  await page.goto(`/${author.username}`);
  const link = page.getByRole('link', { name: 'Denunciar' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await waitForHydration(page);
  await expect(page.getByLabel('Dirección de la página')).toHaveValue(new RegExp(`/${author.username}$`));
  await page.getByLabel('Motivo').selectOption('Usa una obra o una marca sin permiso');
  await page.getByLabel('Contanos qué pasa').fill('La foto es mía');
  await page.getByLabel('Tu nombre').fill('Ana Paz');
  await page.getByLabel('Tu mail').fill('ana@example.com');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Denunciar' }).click();
  await expect(page.getByRole('status')).toContainText(/D-[A-Z]{8}/);
  const found = await db.collection('complaint').where('case', '==', `user_${author.uid}`).get();
  expect(found.docs.map((doc) => doc.data())).toMatchObject([
    {
      uid: null,
      standing: 'open',
      reason: 'copyright',
      text: 'La foto es mía',
      contact: { name: 'Ana Paz', email: 'ana@example.com' },
    },
  ]);
  expect((await db.doc(`case/user_${author.uid}`).get()).data()).toMatchObject({
    status: 'open',
    waiting: true,
  });
});

test('an address that is none of ours is refused before it is sent', async ({ page }) => {
  await page.goto('/denunciar?de=https://ejemplo.com/ana');
  await waitForHydration(page);
  await page.getByLabel('Motivo').selectOption('Spam');
  await page.getByRole('button', { name: 'Denunciar' }).click();
  await expect(page.getByText('Pegá la dirección de un evento')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the form’s page, which says where to write', async ({ page }) => {
    const { path } = await newEvent();
    await page.goto(path);
    await page.getByRole('link', { name: 'Denunciar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Denunciar contenido' })).toBeVisible();
    await expect(page.getByText(/hace falta JavaScript/)).toBeVisible();
  });
});
