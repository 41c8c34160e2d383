import type { Page } from '@playwright/test';
import { messages } from 'domain/messages/messages';
import { newAccount, signIn } from '../support/accounts.ts';
import { switchOn, watchAppCheck } from '../support/app-check.ts';
import { stored } from '../support/backend.ts';
import { button, dialog, expect, photo, published } from '../support/publishing.ts';
import { takenOver } from '../support/taken-over.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 } });

const NOTHING = { scripts: [], tokens: 0, carried: [] };
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Me gusta/ });
const liked = async (uid: string): Promise<number> =>
  ((await stored.db.doc(`user/${uid}`).get()).get('promosLikes') ?? []).length;

test('where it is off, nothing of it is asked for, whatever is written', async ({ page, request }) => {
  const seen = watchAppCheck(page);
  await page.goto('/signup?username=libre.todavia');
  await expect(page.getByText('¡Está libre!')).toBeVisible();
  const ana = await newAccount(request, 'personal');
  await signIn(page, ana, '/promos');
  await expect(hearts(page).first()).toBeEnabled();
  await hearts(page).first().click();
  await expect.poll(() => liked(ana.uid)).toBe(1);
  expect(seen).toEqual(NOTHING);
});

test.describe('where it is on', () => {
  test('visitors and readers are asked for nothing; the first to write has a token, and keeps it', async ({
    page,
    request,
  }) => {
    const seen = await switchOn(page);
    await test.step('a visitor goes about', async () => {
      await page.goto('/explore');
      await takenOver(page);
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(seen).toEqual(NOTHING);
    });
    const ana = await newAccount(request, 'personal');
    await test.step('somebody signed in reads what is public, and what is theirs', async () => {
      await signIn(page, ana, '/likes');
      await expect(page.getByText('Todavía no te gustó ningún evento.')).toBeVisible();
      await page.goto('/promos');
      await expect(hearts(page).first()).toBeEnabled();
      expect(seen).toEqual(NOTHING);
    });
    await test.step('a like needs one, and so does what comes after it', async () => {
      await hearts(page).nth(0).click();
      await expect.poll(() => liked(ana.uid)).toBe(1);
      await hearts(page).nth(1).click();
      await expect.poll(() => liked(ana.uid)).toBe(2);
      expect([seen.scripts.length, seen.tokens]).toEqual([1, 1]);
      expect(seen.carried.filter((path) => path.endsWith(':commit'))).toHaveLength(2);
    });
    await test.step('the next page has the same', async () => {
      await page.goto('/perfil/editar');
      await button(page, 'Guardar cambios').click();
      await expect.poll(() => seen.carried).toContain('/fn/saveProfile');
      expect(seen.tokens).toBe(1);
    });
  });

  test.describe('and no token is to be had', () => {
    // Auth says it too, where its own token is due just then.
    test.use({ expectedConsole: [[/ERR_FAILED/, /retrieving App Check token/], { scope: 'test' }] });

    test('it is said, what was typed stays, and the next try publishes it with its picture', async ({
      page,
      request,
    }) => {
      const ana = await newAccount(request, 'creador');
      const seen = await switchOn(page);
      await signIn(page, ana, '/agregar-post?tipo=promo');
      await page.getByLabel('Título').fill('Dos por uno');
      await page.getByLabel('Descripción').fill('Empanadas.');
      let down = true;
      await page.route('**/fn/attest', (route) => (down ? route.abort() : route.fallback()));
      await page.getByLabel(/Elegí la imagen principal/).setInputFiles(await photo('tapa.jpg'));
      await button(page, 'Publicar promo').click();
      await expect(page.getByText(messages.general.noConnection).first()).toBeVisible();
      await expect(page.getByLabel('Título')).toHaveValue('Dos por uno');
      expect(await published(ana.uid, 'promo')).toEqual([]);
      expect(seen.carried).toEqual([]);

      down = false;
      await button(page, 'Publicar promo').click();
      await expect(dialog(page)).toContainText(messages.post.created('promo'));
      expect(await published(ana.uid, 'promo')).toMatchObject([{ titulo: 'Dos por uno' }]);
      const kinds = [/^\/v0\/b\/.*\/o$/, /:commit$/];
      expect(kinds.map((kind) => seen.carried.some((path) => kind.test(path)))).toEqual([true, true]);
    });
  });

  test('where Firestore asks for it too, what is read of it has one, and visitors still none', async ({
    page,
    request,
  }) => {
    const seen = await switchOn(page, { reads: true });
    await page.goto('/promos');
    await takenOver(page);
    expect(seen).toEqual(NOTHING);
    await signIn(page, await newAccount(request, 'personal'), '/likes');
    await expect(page.getByText('Todavía no te gustó ningún evento.')).toBeVisible();
    expect(seen.tokens).toBe(1);
    expect(seen.carried.some((path) => path.endsWith(':batchGet'))).toBe(true);
  });
});
