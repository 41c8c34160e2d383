import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { writeItem } from '../support/items.ts';
import { expect, test } from '../support/test.ts';
import { expectTextFits } from '../support/text-fit.ts';

test.use({ expectedConsole: [[/frame-ancestors|Framing/], { scope: 'test' }] });

/** Serves a page of another site: the same machine by another name and port. */
async function otherSite(html: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

test('a creator’s agenda stands on another site; no other page of ours can be framed', async ({
  page,
  visitor,
  request,
  baseURL,
}) => {
  const creator = await newAccount('creador');
  const evento = await writeItem('evento', creator.uid, { titulo: 'Peña en otro sitio' });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);

  await signIn(page, creator, '/perfil');
  await page.getByRole('button', { name: 'Más sobre tu vidriera' }).click();
  await page.getByRole('menuitem', { name: 'Poné tu agenda en tu sitio' }).click();
  await page.getByLabel('Fondo').selectOption('oscuro');
  await expect(page.frameLocator('iframe').getByText('Peña en otro sitio')).toBeVisible();
  await expectAccessible(page);
  await expectTextFits(page, 'the code for another site');
  const code = await page.getByLabel('Código').inputValue();

  const perfil = `/${creator.username}`;
  const framed = `${code}<iframe id="page" src="${baseURL}${perfil}"></iframe>`;
  const site = await otherSite(framed);
  await visitor.goto(site.address);
  const agenda = visitor.frameLocator('iframe[title="Agenda en Vidriera"]');
  await expect(agenda.locator('body.tema-oscuro')).toBeVisible();
  const opened = visitor.context().waitForEvent('page');
  await agenda.getByRole('link', { name: /Peña en otro sitio/ }).click();
  const detail = await opened;
  await expect(detail.getByRole('heading', { level: 1, name: 'Peña en otro sitio' })).toBeVisible();
  expect(new URL(detail.url()).pathname).toBe(`/explore/evento/${evento.id}`);
  await expect(visitor.frameLocator('#page').getByRole('heading')).toHaveCount(0);
  expect(await visitor.context().cookies()).toEqual([]);
  site.close();

  for (const path of [
    '/',
    '/explore',
    perfil,
    `/explore/evento/${evento.id}`,
    '/login',
    '/embed',
    '/api/salud',
  ]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});
