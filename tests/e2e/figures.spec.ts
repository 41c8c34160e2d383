import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { COUNTING } from '@vidriera/domain/figures/address';
import { monthOf } from '@vidriera/domain/figures/month';
import { messages } from '@vidriera/domain/messages/messages';
import { diaOf } from '@vidriera/domain/values/fecha';
import { expectAccessible } from '../support/accessible.ts';
import { newAccount, signedInAt } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const INSTAGRAM = `${PHONE} Instagram 350.0.0.0`;

type Options = Parameters<Browser['newContext']>[0];

test('a day’s visits are on screen, in the table and in the CSV as they were', async ({
  browser,
  request,
  baseURL: site,
}) => {
  const baseURL = site ?? '';
  const creator = await newAccount('creador');
  const evento = await writeItem('evento', creator.uid, { titulo: 'Peña contada' });
  const hidden = await writeItem('evento', creator.uid, { titulo: 'Peña oculta', visibilidad: 'oculto' });
  const perfil = `/${creator.username}`;
  const detail = `/explore/evento/${evento.id}`;
  const begun = new Date();

  /** Opens a page as somebody new, and waits until their view was answered. */
  async function visit(path: string, options: Options = {}, then?: (page: Page) => Promise<void>) {
    const { referer, ...rest } = options as Options & { referer?: string };
    const context = await browser.newContext({ baseURL, userAgent: PHONE, ...rest });
    const visitor = await context.newPage();
    const counted = visitor.waitForResponse((answer) => answer.url().endsWith(COUNTING));
    await visitor.goto(path, referer ? { referer } : {});
    expect((await counted).status()).toBe(204);
    expect(new URL(visitor.url()).hash, 'the marker is gone').toBe('');
    await then?.(visitor);
    await context.close();
  }
  /** Opens a page of which nothing is sent, for longer than a view takes. */
  async function unseen(path: string, options: Options, prepare?: (page: Page) => Promise<unknown>) {
    const context = await browser.newContext({ baseURL, userAgent: PHONE, ...options });
    const visitor = await context.newPage();
    const sent: string[] = [];
    visitor.on('requestfinished', (done) => done.url().endsWith(COUNTING) && sent.push(done.url()));
    await prepare?.(visitor);
    await visitor.goto(path);
    await waitForHydration(visitor);
    await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
    expect(sent).toEqual([]);
    await context.close();
  }

  await test.step('what counts', async () => {
    for (let n = 0; n < 3; n++) await visit(`${perfil}#de=qr`);
    await visit(perfil);
    await visit(perfil, { userAgent: INSTAGRAM });
    await visit(perfil, { referer: 'https://www.google.com/' } as Options);
    await visit(`${detail}#de=compartido`, {}, async (visitor) => {
      const pressed = visitor.waitForResponse((answer) => answer.url().endsWith(COUNTING));
      await visitor.getByRole('button', { name: 'Compartir' }).first().click();
      await pressed;
      // Its scripts are fetched by the press.
      await expect(visitor.getByRole('dialog')).toBeVisible();
      await visitor.keyboard.press('Escape');
      await expect(visitor.getByRole('dialog')).toHaveCount(0);
      const next = visitor.waitForResponse((answer) => answer.url().endsWith(COUNTING));
      await visitor.getByRole('article').first().locator(`a[href="${perfil}"]`).first().click();
      await next;
    });
  });

  await test.step('what does not', async () => {
    for (let n = 0; n < 2; n++) await visit(detail, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await request.get(perfil, { headers: { 'sec-purpose': 'prefetch', 'user-agent': PHONE } });
    await unseen(perfil, { storageState: await signedInAt(baseURL, { ...creator, role: 'creador' }) });
    await unseen(perfil, {}, (visitor) =>
      visitor.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
      ),
    );
    await unseen(perfil, {}, (visitor) => visitor.route(`**${COUNTING}`, (route) => route.abort()));
    const view = { kind: 'item', source: 'qr', of: `evento/${evento.id}` };
    for (const [forged, status] of [
      [{ ...view, uid: creator.uid }, 400],
      [{ ...view, kind: 'like' }, 400],
      [{ ...view, of: `evento/${hidden.id}` }, 204],
      [{ ...view, of: `curso/${evento.id}` }, 204],
      [{ ...view, of: 'evento/nada' }, 204],
    ] as const) {
      const answer = await request.post(COUNTING, { data: forged, headers: { 'user-agent': PHONE } });
      expect(answer.status()).toBe(status);
    }
  });

  const dia = diaOf(begun);
  const context = await browser.newContext({
    baseURL,
    storageState: await signedInAt(baseURL, { ...creator, role: 'creador' }),
  });
  const own = await context.newPage();
  await own.goto('/estadisticas');
  const rowsOf = (caption: string) =>
    own
      .getByRole('table', { name: caption })
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
  await expect(own.getByRole('heading', { level: 1, name: 'Estadísticas' })).toBeVisible();

  await test.step('the screen', async () => {
    const days = await rowsOf('Por día');
    expect(days).toHaveLength(7);
    expect(days.at(-1)?.slice(1)).toEqual(['8', '1']);
    expect(days.slice(0, -1).flatMap((row) => row.slice(1))).toEqual(Array(12).fill('0'));
    const kinds = Object.fromEntries(
      await rowsOf('Qué hicieron').then((rows) => rows.map(([a, b]) => [a, b])),
    );
    expect(kinds).toMatchObject({
      'Vistas del perfil': '7',
      'Vistas de publicaciones': '1',
      'Toques en compartir': '1',
      'Toques en links': '0',
    });
    expect((await rowsOf('De dónde vinieron')).toSorted()).toEqual([
      ['Botones de compartir', '1', '1'],
      ['Código QR', '3', '0'],
      ['Dentro de Vidriera', '1', '0'],
      ['Google', '1', '0'],
      ['Instagram', '1', '0'],
      ['Sin dato', '1', '0'],
    ]);
    const [top] = await rowsOf('Lo más visto');
    expect(top?.slice(0, 3)).toEqual(['Peña contada', '1', '1']);
    await expectAccessible(own);
  });

  await test.step('the CSV', async () => {
    const [file] = await Promise.all([
      own.waitForEvent('download'),
      own.getByRole('link', { name: 'Descargar CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toEqual([
      '\uFEFF"Día";"Qué";"Origen";"Cantidad"',
      `"${dia}";"Vistas del perfil";"Código QR";"3"`,
      `"${dia}";"Vistas del perfil";"Instagram";"1"`,
      `"${dia}";"Vistas del perfil";"Google";"1"`,
      `"${dia}";"Vistas del perfil";"Dentro de Vidriera";"1"`,
      `"${dia}";"Vistas del perfil";"Sin dato";"1"`,
      `"${dia}";"Vistas de publicaciones";"Botones de compartir";"1"`,
      `"${dia}";"Toques en compartir";"Botones de compartir";"1"`,
    ]);
  });

  await test.step('a year', async () => {
    await own.getByRole('link', { name: '12 meses' }).click();
    await expect(own.getByRole('table', { name: 'Por mes' })).toBeVisible();
    expect((await rowsOf('Por mes')).at(-1)?.slice(1)).toEqual(['8', '1']);
  });
  await test.step('on paper', async () => {
    await own.emulateMedia({ media: 'print' });
    await expect(own.getByRole('link', { name: 'Descargar CSV' })).toBeHidden();
    await expect(own.getByRole('table', { name: 'Por mes' })).toBeVisible();
    await test.info().attach('paper', { body: await own.pdf(), contentType: 'application/pdf' });
    const shot = await own.screenshot({ fullPage: true });
    await test.info().attach('print', { body: shot, contentType: 'image/png' });
    await own.emulateMedia({ media: null });
  });

  await test.step('the monthly summary is off by one press', async () => {
    const box = own.getByRole('checkbox', { name: 'Recibir por mail un resumen de cada mes' });
    await expect(box).toBeChecked();
    await box.uncheck();
    const isOn = async () => (await stored.db.doc(`user/${creator.uid}`).get()).get('figuresMail');
    await expect.poll(isOn).toBe(false);
    await own.reload();
    await expect(box).not.toBeChecked();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await own.emulateMedia({ colorScheme });
      await own.setViewportSize({ width, height: 800 });
      const shot = await own.screenshot({ fullPage: true });
      await test.info().attach(`${width} ${colorScheme}`, { body: shot, contentType: 'image/png' });
      const over = await own.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `nothing scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  await context.close();

  await test.step('somebody who is no creator', async () => {
    const other = await newAccount('personal');
    const theirs = await browser.newContext({
      baseURL,
      storageState: await signedInAt(baseURL, { ...other, role: 'personal' }),
    });
    const screen = await theirs.newPage();
    await screen.goto('/estadisticas');
    await expect(screen.getByRole('table')).toHaveCount(0);
    await expect(screen.getByText(messages.screens.figuresCreadoresOnly)).toBeVisible();
    await theirs.close();
  });

  const month = await stored.db.doc(`user/${creator.uid}/figures/${monthOf(begun)}`).get();
  const { expiresAt: _, ...figures } = month.data() ?? {};
  expect(figures).toEqual({
    days: {
      [dia.slice(8)]: {
        profile: { qr: 3, none: 1, instagram: 1, google: 1, site: 1 },
        item: { share: 1 },
        share: { share: 1 },
      },
    },
    items: { [`evento/${evento.id}`]: { item: 1, share: 1 } },
  });
});
