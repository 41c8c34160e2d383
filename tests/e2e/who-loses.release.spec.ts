import type { APIRequestContext, Page } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { idTokenOf, type Member, newAccount, signedInAt, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { claimOf, claimPromo, newPromo, TITULO } from '../support/counter.ts';
import { writeItem } from '../support/items.ts';
import { openAccount } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const dia = addDays(diaOf(new Date()), 6);
const question = (page: Page) => page.getByRole('alertdialog');

async function eventWith(request: APIRequestContext, creator: Member, ...people: Member[]) {
  const titulo = `Peña ${creator.uid.slice(0, 6)}`;
  const evento = await writeItem('evento', creator.uid, {
    titulo,
    aforo: 1,
    linkReserva: null,
    fechaExacta: midnight(dia),
    horaInicio: new Date('1970-01-01T21:00:00Z'),
  });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);
  for (const person of people) {
    const data = { what: 'go', evento: evento.id, fecha: dia, asked: 1, acceptsWait: true };
    const headers = { authorization: `Bearer ${await idTokenOf(person)}` };
    expect((await request.post('/fn/seats', { data: { data }, headers, timeout: 0 })).ok()).toBe(true);
  }
  return { evento, titulo };
}

/** Returns the kinds of a person's notices. */
const toldTo = async ({ uid }: Member) =>
  (await stored.db.collection(`user/${uid}/notice`).get()).docs.map((doc) => doc.get('kind'));
const partiesOf = async (evento: string) =>
  (await stored.db.collection('party').where('evento', '==', evento).get()).size;

async function pressDelete(page: Page, titulo: string): Promise<void> {
  await page.getByRole('button', { name: `Opciones de ${titulo}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
}

test('deleting an event shows the number of attendees, and notifies them', async ({ page, request }) => {
  const creator = await newAccount('creador');
  const [ana, bea] = [await newAccount('personal'), await newAccount('personal')];
  const { evento, titulo } = await eventWith(request, creator, ana, bea);
  await signIn(page, creator, '/perfil?tab=eventos');
  await pressDelete(page, titulo);
  await expect(question(page)).toContainText(messages.post.remove('evento'));
  await expect(question(page)).toContainText(
    'Hay 2 personas anotadas: les avisamos acá y por mail que se canceló.',
  );
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await partiesOf(evento.id), 'nothing has happened yet').toBe(2);
  await question(page).getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(() => partiesOf(evento.id)).toBe(0);
  for (const person of [ana, bea]) expect(await toldTo(person)).toEqual(['cancelled']);
  expect((await evento.get()).exists).toBe(false);
});

test('deleting a promo shows the number of unused claims, which «Promos que pedí» marks as gone', async ({
  page,
  visitor,
  baseURL,
}) => {
  const { creator, promo } = await newPromo();
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);
  await visitor.context().setStorageState(await signedInAt(new URL(baseURL ?? '').origin, creator));
  await visitor.goto('/perfil?tab=promos');
  await pressDelete(visitor, TITULO);
  await expect(question(visitor)).toContainText(messages.post.remove('promo'));
  await expect(question(visitor)).toContainText(
    'Hay 1 persona con esta promo sin usar: le avisamos acá y por mail que ya no vale.',
  );
  await question(visitor).getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(async () => (await claimOf(promo.id, ana.uid))?.state).toBe('withdrawn');
  await page.reload();
  const gone = page.getByRole('region', { name: 'Ya no valen' });
  await expect(gone).toContainText(TITULO);
  await expect(page.getByRole('img', { name: /Código/ })).toBeHidden();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({
    titulo: TITULO,
    letters: null,
    state: 'withdrawn',
  });
});

test('leaving the creator’s role shows the number of people who lose a seat, and coming back asks about the event', async ({
  page,
  request,
}) => {
  const creator = await newAccount('creador');
  await stored.db.doc(`user/${creator.uid}/refRolCreador/${creator.uid}`).set({
    refUser: stored.db.doc(`user/${creator.uid}`),
    descripcion: 'Un patio',
    urlImagenes: [],
  });
  const ana = await newAccount('personal');
  const { evento, titulo } = await eventWith(request, creator, ana);
  await signIn(page, creator, '/perfil/editar');
  await page.getByLabel('Rol').selectOption('personal');
  const save = () => page.getByRole('button', { name: 'Guardar cambios' }).click();
  await save();
  await expect(question(page)).toContainText(
    'Hay 1 persona anotada en tus eventos: le avisamos acá y por mail',
  );
  await question(page).getByRole('button', { name: 'Cancelar' }).click();
  expect(await partiesOf(evento.id), 'after a no').toBe(1);
  await save();
  await question(page).getByRole('button', { name: 'Dejar de ser creador' }).click();
  await expect.poll(() => toldTo(ana)).toEqual(['cancelled']);
  expect((await stored.db.doc(`user/${creator.uid}`).get()).get('role')).toBe('personal');

  await page.goto('/perfil/editar');
  await page.getByRole('button', { name: 'Recuperar tu perfil de creador' }).click();
  const region = page.getByRole('region', { name: titulo });
  await expect(region).toContainText('Se canceló para 1 persona. ¿La publicás de nuevo?');
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect((await evento.get()).get('visible'), 'unlisted until the answer').toBe(false);
  await region.getByRole('button', { name: 'Sí, publicarla' }).click();
  await expect(region).toHaveCount(0);
  expect((await evento.get()).get('visible')).toBe(true);
});

test.describe('without an answer', () => {
  test.use({ expectedConsole: [[/ERR_FAILED/, /failed to load own seats/], { scope: 'test' }] });

  test('an event can be deleted, and the question says that the number is unknown', async ({
    page,
    request,
  }) => {
    const creator = await newAccount('creador');
    const { evento, titulo } = await eventWith(request, creator);
    await signIn(page, creator, '/perfil?tab=eventos');
    await page.route('**/fn/seats', (route) => route.abort());
    await pressDelete(page, titulo);
    await expect(question(page)).toContainText('No pudimos ver si hay gente anotada.');
    await question(page).getByRole('button', { name: 'Eliminar' }).click();
    await expect.poll(async () => (await evento.get()).exists).toBe(false);
  });
});

test('deleting an account names the lost seats, and its buttons are uncut at 360 px and at 200 %', async ({
  page,
  request,
}) => {
  const creator = await newAccount('creador');
  const ana = await newAccount('personal');
  const { titulo } = await eventWith(request, creator, ana);
  await signIn(page, ana, '/perfil/editar');
  await openAccount(page);
  const opens = page.getByRole('button', { name: 'Eliminar mi cuenta' });
  const dialog = page.getByRole('dialog', { name: 'Eliminar tu cuenta' });
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
    await isWhole(page, 'Eliminar mi cuenta');
    await opens.click();
    await expect(dialog.getByText(`los lugares que pediste en eventos: «${titulo}»`)).toBeVisible();
    for (const name of ['Cancelar', 'Eliminar para siempre']) await isWhole(page, name);
    await dialog.getByLabel('Tu contraseña').focus();
    await expectNoOverflow(page);
    const wider = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wider, 'the window does not scroll sideways').toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
  expect((await stored.db.doc(`user/${ana.uid}`).get()).exists).toBe(true);
});

/** Expects a button inside the dialog, with its full text and uncovered corners. */
async function isWhole(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const measure = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => ({ x, y })));
    return {
      inside: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
      cut: element.scrollWidth > element.clientWidth + 1,
      covered: corners.filter(({ x, y }) => !element.contains(document.elementFromPoint(x, y))).length,
    };
  };
  // The form above grows while it loads.
  await expect
    .poll(() => button.evaluate(measure), { message: name })
    .toEqual({ inside: true, cut: false, covered: 0 });
}
