import { midnight } from '@vidriera/domain/values/fecha';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { fillLogin } from '../support/counter.ts';
import { waitForHydration } from '../support/hydration.ts';
import { writeItem } from '../support/items.ts';
import { dia, newEvent } from '../support/seats.ts';
import { expect, expectToast, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a visitor follows a creator by signing in, reads the news on /all, and blocks them', async ({
  page,
}) => {
  const { creator, titulo, path } = await newEvent({});
  const ana = await newAccount('personal');
  const follows = async () => {
    const { docs } = await stored.db.collection('follow').where('uid', '==', ana.uid).get();
    return docs.map((doc) => doc.get('creador'));
  };

  await test.step('the press is done after signing in', async () => {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Seguir', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Ya tengo cuenta' }).click();
    await fillLogin(page, ana.email);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: /^Siguiendo/ })).toBeVisible();
    expect(await follows()).toEqual([creator.uid]);
  });

  await test.step('/all has the news, unread once if they came after the follow', async () => {
    const fiesta = await writeItem('evento', creator.uid, {
      titulo: `Fiesta ${creator.uid}`,
      fechaExacta: midnight(dia),
    });
    await expect.poll(async () => (await fiesta.get()).get('visible')).toBe(true);
    const news = page.getByRole('region', { name: 'Lo nuevo de quienes seguís' });
    await page.goto('/all');
    await expect(news).toContainText(titulo);
    const unread = news.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Sin ver' }) });
    await expect(unread).toHaveText(/^Fiesta /);
    await expectNoOverflow(page);
    await expect
      .poll(async () => {
        await page.reload();
        await expect(news).toContainText(titulo);
        return news.getByRole('img', { name: 'Sin ver' }).count();
      })
      .toBe(0);
  });

  await test.step('a blocked creator is gone from lists, and no longer followed', async () => {
    const card = page.getByRole('article').filter({ hasText: titulo });
    await page.goto(`/explore?q=${encodeURIComponent(titulo)}`);
    await expect(card).toHaveCount(1);
    await page.goto(`/${creator.username}`);
    await page.getByRole('button', { name: /^Bloquear a / }).click();
    const asked = page.getByRole('alertdialog', { name: /^¿Bloquear a .*Dejás de seguirlo/ });
    await asked.getByRole('button', { name: 'Bloquear' }).click();
    await expectToast(page, 'Bloqueaste a ');
    await page.goto(`/explore?q=${encodeURIComponent(titulo)}`);
    await expect(card).toHaveCount(0);
    expect(await follows()).toEqual([]);
  });

  await test.step('the list says so, and lets them back', async () => {
    await page.goto('/siguiendo');
    await expect(page.getByRole('heading', { name: 'Bloqueaste' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Desbloquear a / }).click();
    await expect(page.getByRole('heading', { name: 'Bloqueaste' })).toBeHidden();
  });
  const user = await stored.db.doc(`user/${ana.uid}`).get();
  expect(user.get('blocked') ?? []).toEqual([]);
});
