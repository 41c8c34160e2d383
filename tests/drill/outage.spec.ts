import { pathOfUrl } from '@vidriera/domain/image/image';
import { messages } from '@vidriera/domain/messages/messages';
import { LEDGER_PREFIX } from '@vidriera/domain/usuario/ledger';
import { reconcile } from '../../functions/src/jobs/daily/reconcile.ts';
import { newAccount, PASSWORD, saveElsewhere, signIn, signInNewAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { firstCard } from '../support/public-pages.ts';
import { button, confirmSuccess, photo, publishedItems } from '../support/publishing.ts';
import { expect, test } from '../support/test.ts';

const { VIDRIERA_OUTAGES = '' } = process.env;
/** Longer than a closed account waits for the nightly reconciliation. */
const NIGHT_MS = 2 * 3_600_000;

type Service = 'firestore' | 'storage';
const set = async (service: Service, state: 'cut' | 'hang' | 'mend') => {
  const answer = await fetch(`${VIDRIERA_OUTAGES}/${service}/${state}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${service} can’t be switched: run it with --cuttable`);
};

test.use({ expectedConsole: [[/./], { scope: 'test' }] }); // browsers report each failed request
test.afterEach(async ({ request }) => {
  await Promise.all([set('firestore', 'mend'), set('storage', 'mend')]);
  // Functions may need two minutes to connect to Firestore again.
  await expect(async () => void (await firstCard(request, 'evento'))).toPass();
});

/** A message that something is missing. */
const SORRY = /No se pud|No pudimos|Algo falló/;

test('an account’s deletion that an outage of Storage interrupts is completed at night', async ({
  page,
  request,
}) => {
  const person = await signInNewAccount(page, '/terms');
  const { uid, username } = person;
  expect(
    (await saveElsewhere(request, person, { role: 'creador', creador: { descripcion: 'Un patio' } })).ok(),
  ).toBe(true);
  const item = await writeItem('evento', uid, { titulo: 'Peña propia' });
  const user = stored.db.doc(`user/${uid}`);
  const recorded = async () => (await stored.bucket.file(`${LEDGER_PREFIX}user/${uid}`).exists())[0];
  await page.goto('/perfil/editar');
  await set('storage', 'cut');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar tu cuenta' });
  await dialog.getByLabel(`Para confirmar, escribí ${username}`).fill(username);
  await dialog.getByLabel('Tu contraseña').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(dialog.getByText(/No pudimos terminar de eliminar tu cuenta/)).toBeVisible();
  expect((await user.get()).get('closedBy'), 'the deletion has begun').toBe('person');
  expect([await recorded(), (await item.get()).exists]).toEqual([false, true]);

  await set('storage', 'mend');
  await reconcile({ ...stored, now: () => new Date(Date.now() + NIGHT_MS) });
  expect(await recorded()).toBe(true);
  expect([(await user.get()).exists, (await item.get()).exists]).toEqual([false, false]);
  expect((await stored.auth.getUsers([{ uid }])).users).toEqual([]);
});

test('without Storage, pages lack their pictures only', async ({ page, request }) => {
  const { id, titulo } = await firstCard(request, 'evento');
  await set('storage', 'cut');
  await page.goto(`/explore/evento/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await waitForHydration(page);
  await expect(page.locator('main')).not.toContainText(SORRY);
});

test('a picture that Storage does not take stops its item, with a message; pressed again later, both are there', async ({
  page,
}) => {
  const ana = await newAccount('creador');
  await signIn(page, ana, '/agregar-post?tipo=promo');
  await page.getByLabel('Título').fill('Medialunas');
  await page.getByLabel('Descripción').fill('Con el café.');
  await set('storage', 'cut');
  await page.getByLabel(/Elegí la imagen principal/).setInputFiles(await photo('café.jpg'));
  await button(page, 'Publicar promo').click();
  await expect(page.getByText(messages.imagen.still)).toBeVisible();
  const gaveUp = page.getByText(messages.imagen.stuck).or(page.getByText(messages.general.noConnection));
  await expect(gaveUp.first()).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('Medialunas');
  const files = async () => {
    const [found] = await stored.bucket.getFiles({ prefix: `posts/promo/main/${ana.uid}/` });
    return found.map(({ name }) => name);
  };
  expect([await publishedItems(ana.uid, 'promo'), await files()]).toEqual([[], []]);

  await set('storage', 'mend');
  await button(page, 'Publicar promo').click();
  await confirmSuccess(page, 'promo');
  const [promo, ...more] = await publishedItems(ana.uid, 'promo');
  expect([more, [pathOfUrl(promo?.url_imagen)]]).toEqual([[], await files()]);
});

test('without Firestore, the landing page is there', async ({ page }) => {
  await set('firestore', 'cut');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Longer than an instance answers by the agenda that it read last (functions/src/items/agenda/read.ts). */
const MEMORY_MS = 11_000;

test('without Firestore, explore says so, and shows its cards once it is back', async ({ page, request }) => {
  const { titulo } = await firstCard(request, 'evento');
  await set('firestore', 'cut');
  await page.waitForTimeout(MEMORY_MS);
  await page.goto('/explore?q=zzz'); // no CDN nor memory has it
  const main = page.locator('main');
  await expect(main.getByText(SORRY).first()).toBeVisible();

  await set('firestore', 'mend');
  await expect(async () => {
    await page.goto('/explore');
    await expect(main.getByRole('heading', { name: titulo }).first()).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('own pages say within seconds that Firestore does not answer, and their button brings them once it does', async ({
  page,
  request,
}) => {
  const person = await newAccount('creador');
  expect(
    (await saveElsewhere(request, person, { role: 'creador', creador: { descripcion: 'Un patio' } })).ok(),
  ).toBe(true);
  const item = await writeItem('evento', person.uid, { titulo: 'Peña propia' });
  const retry = page.getByRole('button', { name: messages.general.retry });
  /** Sooner than functions give up, which take thirty seconds. */
  const saysSo = () => expect(page.getByText(SORRY).first()).toBeVisible({ timeout: 25_000 });
  await set('firestore', 'hang');
  await signIn(page, person, '/perfil?tab=eventos');
  await saysSo();
  await page.goto(`/editar-post/evento/${item.id}`);
  await saysSo();
  await page.goto('/mis-lugares');
  await saysSo();
  await page.goto('/perfil/editar');
  await saysSo();

  await set('firestore', 'mend');
  await retry.click();
  await expect(page.getByLabel(/Descripción/)).toHaveValue('Un patio');
  await expect(async () => {
    await page.goto('/mis-lugares');
    await expect(page.getByText('Todavía no pediste lugar')).toBeVisible({ timeout: 12_000 });
  }).toPass();
});
