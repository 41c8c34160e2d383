import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import type { Journey, JourneyContext } from './journey.ts';
import type { PageMoment } from './observe-page.ts';
import { type JourneyFigures, newPhone, type Phone, touch } from './phone.ts';

/** A visitor's journey. Its floor is one request with the same bytes, without scripts. */
const visitor = (
  name: string,
  go: (phone: Phone, world: JourneyContext) => Promise<JourneyFigures>,
): Journey => ({
  name,
  run: async (world) => {
    const phone = await newPhone(world.browser, world.cdn.origin);
    try {
      const figures = await go(phone, world);
      return { [name]: { ...figures, floor: await phone.exchange(figures) } };
    } finally {
      await phone.close();
    }
  },
});

/** Returns the last event on explore's first page that has a picture. */
async function shownEvent({ cdn }: JourneyContext) {
  const page = await (await fetch(`${cdn.behind}/explore`)).text();
  const answer = await fetch(`${cdn.behind}${apiPaths.explore}?tipo=evento&limit=20`);
  const { items } = pageSchema.parse(await answer.json());
  const found = items.findLast(({ id, imagen }) => imagen && page.includes(`/explore/evento/${id}`));
  if (!found?.imagen) throw new Error('explore shows no event with a picture');
  const { id, titulo, imagen, usuario } = found;
  return { titulo, path: `/explore/evento/${id}`, file: imagen.split('/').at(-1) ?? '', usuario };
}
const card = (path: string) => `main article a[href="${path}"]`;

/** @param touched true after an earlier touch (a scroll), which prefetches the next screen */
const tap = (name: string, touched: boolean) =>
  visitor(name, async (phone, world) => {
    const { titulo, path, file } = await shownEvent(world);
    const page = await phone.stand('/explore');
    await page.locator(card(path)).first().scrollIntoViewIfNeeded();
    if (touched) await touch(page);
    return phone.press(() => page.locator(card(path)).first().tap(), detail(titulo, path, file));
  });

/** Matches a detail that replaced explore. */
const DETAIL = 'main:not(:has(#agenda))';
const detail = (text: string, path: string, file: string): PageMoment[] => [
  { name: 'title', path, selector: `${DETAIL} h1`, text },
  { name: 'picture', path, selector: `${DETAIL} img[src*="${encodeURI(file)}"]`, picture: true },
  { name: 'date', path, selector: `${DETAIL} [data-travels] > * [aria-hidden] p:last-child`, text: ':' },
  { name: 'complete', path, selector: `${DETAIL} aside[aria-label="Datos"] ~ * p` },
  {
    name: 'related',
    path,
    selector: `${DETAIL} section:is([aria-label^="También"], [aria-label^="Más de"])`,
  },
];

const back = visitor('detail: Back → the same place of explore', async (phone, world) => {
  const { titulo, path, file } = await shownEvent(world);
  const page = await phone.stand('/explore');
  const link = page.locator(card(path)).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await touch(page);
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  await phone.press(() => link.tap(), detail(titulo, path, file));
  return phone.press(
    () => page.getByRole('link', { name: 'Volver atrás' }).tap(),
    [{ name: 'the same place', path: '/explore', selector: card(path), top }],
  );
});

const tab = visitor('public profile: a tab', async (phone, { creador }) => {
  const page = await phone.stand(`/${creador.username}?tab=links`);
  return phone.press(
    () => page.getByRole('link', { name: 'Eventos', exact: true }).tap(),
    [
      { name: 'tab drawn', selector: 'main nav a[aria-current="page"]', text: 'Eventos' },
      { name: 'content', selector: 'main article a[href*="/eventos/"], main article a[href*="/evento/"]' },
    ],
  );
});

const search = visitor('explore: first letter → results', async (phone) => {
  const page = await phone.stand('/explore');
  await page.getByRole('searchbox').tap();
  await page.waitForTimeout(1000);
  return phone.press(
    () => page.keyboard.press('m'),
    [{ name: 'results', selector: '#agenda[aria-busy="false"] h2', text: '«m»' }],
  );
});

const author = visitor('explore → profile, by its author’s link', async (phone, world) => {
  const { usuario } = await shownEvent(world);
  const page = await phone.stand('/explore');
  const path = `/${usuario.username}`;
  const link = page.locator(`main article a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  return phone.press(
    () => link.tap(),
    [
      { name: 'name', path, selector: 'main h1', text: usuario.nombre },
      { name: 'content', path, selector: 'main nav a[aria-current="page"]' },
    ],
  );
});

const BUTTON = `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Un botón</title>
<button style="padding:24px">Hola</button><script>document.querySelector('button').onclick=({target})=>target.ariaPressed='true'</script>`;

/** The minimum duration of a press here: a page with only a button. */
const alone = visitor('a button alone on a page', async (phone, { cdn }) => {
  await cdn.serve('/bench-button', BUTTON);
  const page = await phone.tab();
  await page.goto('/bench-button');
  await page.waitForTimeout(1000);
  return phone.press(
    () => page.getByRole('button').tap(),
    [{ name: 'drawn pressed', selector: '[aria-pressed=true]' }],
  );
});

export const readingJourneys = [
  tap('explore: a card → its detail', true),
  tap('explore: a card → its detail, the first touch', false),
  back,
  tab,
  search,
  author,
  alone,
];
