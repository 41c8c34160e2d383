import type { Page } from '@playwright/test';
import { newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import {
  camera,
  claimOf,
  claimPromo,
  code,
  invite,
  newPromo,
  result,
  TITULO,
  test,
  VIEWPORT,
} from '../support/counter.ts';
import { expect } from '../support/test.ts';

const MINUTE = 60_000;

test.use({ viewport: VIEWPORT, expectedConsole: [[/ERR_FAILED/], { scope: 'test' }] });

/** Sets the clock of a device. @param ahead milliseconds */
const setClock = (page: Page, ahead: number): Promise<unknown> =>
  page.addInitScript((ms) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...args: []) {
        super(...(args.length > 0 ? args : ([Right.now() + ms] as never)));
      }
      static override now = () => Right.now() + ms;
    } as DateConstructor;
  }, ahead);

/** Lets the next `what` reach the server, and loses the answer when the test says so. */
async function loseAnswer(page: Page, what: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    '**/fn/counter',
    async (route) => {
      await route.fetch();
      await promise;
      await route.abort();
    },
    { times: 1 },
  );
  await page.route('**/fn/counter', async (route) => {
    if ((route.request().postData() ?? '').includes(`"what":"${what}"`)) await route.fallback();
    else await route.continue();
  });
  return resolve;
}

test('a phone ten minutes ahead is redeemed, and says that its clock is wrong', async ({
  page,
  camera: eye,
  counterOf,
}) => {
  await setClock(page, 10 * MINUTE);
  const { creator, promo } = await newPromo();
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);
  await expect(page.getByText(/^El reloj de este dispositivo está 10 minutos adelantado\./)).toBeVisible();
  await eye.pointAt(code(page));
  const counter = await counterOf(creator);
  await counter.goto('/canjear');
  await expect(result(counter)).toContainText('Canjeada');
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'used' });
});

test('a helper’s link opens on a device thirteen hours ahead, though the first answer is lost', async ({
  counterOf,
}) => {
  const { creator } = await newPromo();
  const desk = await counterOf(creator);
  const link = await invite(desk, 'Juan');
  const helper = await counterOf(null);
  await setClock(helper, 13 * 60 * MINUTE);
  (await loseAnswer(helper, 'join'))();
  await helper.goto(link);
  await expect(helper.getByRole('alert')).toBeVisible();
  await helper.goto(link);
  await helper.reload();
  await expect(helper.getByText(/^Ayudás a .+ hasta las \d\d:\d\d$/)).toBeVisible();
  await expect(helper.getByText(/está 13 horas adelantado/)).toBeVisible();
  await helper.reload();
  await expect(helper.getByRole('button', { name: 'Abrir la cámara' }).or(camera(helper))).toBeVisible();
  const { docs } = await stored.db.collection('helper').where('creador', '==', creator.uid).get();
  expect(docs.map((doc) => doc.get('deviceHash'))).toEqual([expect.any(String)]);
});

test('an undo goes after a redemption whose answer is late, and leaves the promo unused', async ({
  page,
  camera: eye,
  counterOf,
}) => {
  const { creator, promo } = await newPromo();
  const ana = await newAccount('personal');
  await claimPromo(page, promo.id, ana);
  await eye.pointAt(code(page));
  const counter = await counterOf(creator);
  const lose = await loseAnswer(counter, 'redeem');
  await counter.goto('/canjear');
  await expect(result(counter)).toContainText('Firma válida, sin confirmar');
  expect(await claimOf(promo.id, ana.uid), 'the server has it').toMatchObject({ state: 'used' });
  await counter.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(counter.getByText(`Deshecho sin confirmar: «${TITULO}»`)).toBeVisible();
  await expect(counter.getByText('1 por deshacer.')).toBeVisible();
  lose();
  await expect(counter.getByText('1 por deshacer.')).toBeHidden();
  expect(await claimOf(promo.id, ana.uid)).toMatchObject({ state: 'open', redeemedAt: null });
});
