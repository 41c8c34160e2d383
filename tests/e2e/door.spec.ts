import { countsOf } from '@vidriera/domain/door/register';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { admit, doorOf, keptForReload, putParties, signal, storedMarks } from '../support/door.ts';
import { dia, newEvent } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';
import { expectTextFits } from '../support/text-fit.ts';

const VIEWPORT = { width: 360, height: 740 };

test.use({
  viewport: VIEWPORT,
  serviceWorkers: 'allow',
  expectedConsole: [
    [/ERR_INTERNET_DISCONNECTED/, /firestore.*(RPC_ERROR|RestConnection)/],
    { scope: 'test' },
  ],
});

const single = (i: number) => `Persona${i} Paz`;
const short = (i: number) => `Persona${i} P.`;
const SENT = 'Todo enviado.';

test('two phones without a signal admit 40 of 50 people with five doubles, one reloads, and both agree afterwards', async ({
  page,
  visitor,
}) => {
  const { creator, evento, titulo } = await newEvent({ aforo: 50 });
  const singles = Array.from({ length: 46 }, (_, i) => i + 1);
  await putParties(evento.id, [['Familia Paz', 4], ...singles.map((i) => [single(i), 1] as const)]);
  const path = doorOf(evento.id);

  await test.step('the creator opens the list, and gives a helper a link', async () => {
    await signIn(page, creator, `/quienes-van/${evento.id}?fecha=${dia}`);
    await page.getByRole('link', { name: 'Abrir la puerta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
    await expect(signal(page)).toHaveText(SENT);
    await page.getByLabel('Nombre', { exact: true }).fill('Sol');
    await page.getByRole('button', { name: 'Invitar' }).click();
    const link = new URL(await page.getByLabel('Link de Sol').inputValue());
    await page.getByRole('button', { name: 'Listo' }).click();
    await visitor.goto(link.pathname + link.hash);
    await expect(visitor.getByText('Familia P.')).toBeVisible();
    await expect(visitor, 'the secret has left the address').toHaveURL(path);
    await expect(visitor.getByText(single(1)), 'helpers see no surname').toBeHidden();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectTextFits(page, 'the door', [VIEWPORT.width]);
    await page.setViewportSize(VIEWPORT);
  });

  for (const phone of [page, visitor]) {
    await keptForReload(phone, path);
    await phone.context().setOffline(true);
  }

  await test.step('the first phone admits 23 people, and reloads in between', async () => {
    await page.getByRole('button', { name: 'Llegaron 3 de 4' }).click();
    for (const i of singles.slice(0, 10)) await admit(page, single(i));
    await expect(signal(page)).toHaveText('Sin señal: 11 por enviar.');
    await page.reload();
    await expect(page.getByText('Adentro 3 de 4')).toBeVisible();
    await expect(signal(page)).toHaveText('Sin señal: 11 por enviar.');
    for (const i of singles.slice(10, 20)) await admit(page, single(i));
    await page.getByLabel('Buscar por nombre').fill('persona46');
    await admit(page, single(46));
    await page.getByRole('button', { name: `Deshacer ${single(46)}` }).click();
    await page.getByLabel('Buscar por nombre').fill('');
    await expect(signal(page)).toHaveText('Sin señal: 22 por enviar.');
    await expect(page.getByText(/^23 adentro/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the second one admits 22, five of them again', async () => {
    for (const i of singles.slice(15, 37)) await admit(visitor, short(i));
    await expect(signal(visitor)).toHaveText('Sin señal: 22 por enviar.');
  });
  expect(await storedMarks(evento.id), 'the server has heard nothing').toEqual({});

  for (const phone of [visitor, page]) await phone.context().setOffline(false);
  for (const phone of [page, visitor]) {
    await expect(phone.getByText('40 adentro · 50 lugares con reserva · 5 dobles')).toBeVisible();
    await expect(phone.getByText(/^Doble: acá 1, en otra puerta 1$/)).toHaveCount(5);
    await expect(signal(phone)).toHaveText(SENT);
  }

  await test.step('someone without a seat comes', async () => {
    await visitor.getByRole('button', { name: 'Dejar pasar sin reserva' }).click();
    await expect(page.getByText(/^41 adentro .* 1 sin reserva/)).toBeVisible();
    await visitor.getByRole('button', { name: 'Deshacer uno sin reserva' }).click();
    await expect(page.getByText('40 adentro · 50 lugares con reserva · 5 dobles')).toBeVisible();
  });

  const marks = await storedMarks(evento.id);
  expect(Object.keys(marks)).toHaveLength(2);
  const came = Object.values(marks).flatMap((door) => Object.entries(door));
  const parties = came.map(([nonce, { arrived }]) => ({ nonce, asked: Math.max(1, arrived) }));
  expect(countsOf(marks, parties)).toEqual({ inside: 40, walkIns: 0, unlisted: 0, doubles: 5 });
  expect(JSON.stringify(marks), 'nobody is named').not.toMatch(/invitado|Familia|Persona/);
  const list = await stored.db.doc(`door/${evento.id}_${dia}`).get();
  expect(list.get('helpers')).toMatchObject([{ nombre: 'Sol', deviceHash: expect.any(String) }]);
});
