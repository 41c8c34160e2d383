import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import { firstCard } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';
import { buildChanged, newScreen, type ReleasedPart, TEXT } from './changes.ts';
import { releaseBuild, rollBack, startOver } from './sites.ts';
import { openTab, type Tab } from './tab.ts';

const PARTS: ReleasedPart[] = [
  'explore',
  'explore',
  'explore',
  'explore',
  'explore',
  'shell',
  'shell',
  'profile',
];
const SEED = process.env.VIDRIERA_SEED ?? '1';
/** Until no process uses builds from before this test. */
const EVERYWHERE_MS = 11_000;

/** Releases in an order given by the seed. */
const order = PARTS.map((part, i) => ({
  part,
  key: createHash('sha256').update(`${SEED} ${i}`).digest('hex'),
}))
  .sort((a, b) => (a.key < b.key ? -1 : 1))
  .map(({ part }) => part);

/** Destinations of an open tab, one per release. Each needs files that were not loaded yet. */
async function places(request: APIRequestContext): Promise<[path: string, text: string | RegExp][]> {
  const [evento, curso, promo] = await Promise.all(
    (['evento', 'curso', 'promo'] satisfies TipoAgenda[]).map((tipo) => firstCard(request, tipo)),
  );
  if (!evento || !curso || !promo) throw new Error('the demonstration is empty');
  return [
    [`/explore/evento/${evento.id}`, evento.titulo],
    [`/${evento.usuario.username}?tab=eventos`, evento.usuario.nombre],
    ['/terms', 'Términos y privacidad'],
    [`/cursos/${curso.id}`, curso.titulo],
    ['/login', 'Iniciá sesión'],
    ['/explore?q=jazz', '«jazz»'],
    [`/promos/${promo.id}`, promo.titulo],
    ['/creador', 'Creá tu link'],
  ];
}

test(`open tabs keep working during releases and a rollback (order ${SEED})`, async ({
  context,
  request,
}) => {
  const destinations = await places(request);
  const [, [profile]] = destinations as [unknown, [string]];
  const address: Record<ReleasedPart, string> = { explore: '/explore', shell: '/', profile };
  const served = (path: string, text: string) =>
    expect
      .poll(async () => (await request.get(path)).text(), { message: `${path}: ${text}` })
      .toContain(text);

  for (const part of new Set(PARTS)) {
    startOver(part);
    await served(address[part], TEXT[part]());
  }
  await sleep(EVERYWHERE_MS);
  const first = await openTab(context, '/explore');
  const later: { tab: Tab; part: ReleasedPart; n: number }[] = [];
  for (const [i, part] of order.entries()) {
    const n = i + 1;
    await test.step(`${part} is released as number ${n}`, async () => {
      await releaseBuild(part, await buildChanged(part, n));
      await served(address[part], TEXT[part](n));
      const [path, text] = destinations[i] ?? ['/explore', TEXT.explore()];
      await first.visit(path, text);
      await first.visit('/explore', TEXT.explore());
      const tab = await openTab(context, address[part]);
      await expect(tab.page.getByText(TEXT[part](n))).toBeVisible();
      if (part === 'explore') {
        expect(await tab.page.locator('h1').evaluate((h1) => getComputedStyle(h1).outlineOffset)).toBe(
          `${n}px`,
        );
        await served(newScreen(n).path, newScreen(n).text);
        await tab.visit(newScreen(n).path, newScreen(n).text);
      }
      later.push({ tab, part, n });
    });
  }

  const numbers = later.filter(({ part }) => part === 'explore').map(({ n }) => n);
  await rollBack('explore');
  await served('/explore', TEXT.explore(numbers.at(-2)));

  for (const [path, text] of destinations) await first.visit(path, text);
  for (const { tab, part, n } of later) {
    for (const [path, text] of destinations) await tab.visit(path, text);
    await tab.visit(address[part], TEXT[part](n));
  }
  expect([first, ...later.map(({ tab }) => tab)].flatMap(({ faults }) => faults)).toEqual([]);
});
