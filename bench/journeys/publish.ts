import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '@vidriera/domain/messages/messages';
import { once } from '@vidriera/domain/once';
import { signedInAt } from '../../tests/support/accounts.ts';
import type { FakeCdn } from '../pages/cdn.ts';
import type { Journey } from './journey.ts';
import type { PageMoment } from './observe-page.ts';
import { newPhone, type Phone, type TimedFigures } from './phone.ts';
import { photo } from './photo.ts';

/** Typing time between the photo and the press; few people are faster. */
const TYPING_MS = 12_000;
const TITULO = 'Peña en el patio';
const aPhoto = once(photo);

/**
 * Publishes an event with a 3 MB photo. Measures from the press until the success message, and until another
 * visitor with a cold cache sees title and image. The floor is one request with the same bytes.
 */
export const publishJourney: Journey = {
  name: 'an event published with a photo',
  run: async ({ browser, cdn, newcomer }) => {
    const person = await newcomer('creador');
    const phone = await newPhone(browser, cdn.origin, await signedInAt(cdn.origin, person));
    const visitor = await newPhone(browser, cdn.origin);
    try {
      const page = await phone.stand('/agregar-post?tipo=evento');
      const file = { name: 'patio.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
      await page.getByLabel(/Elegí la imagen principal/).setInputFiles(file);
      const chosen = Date.now();
      await page.getByLabel('Título').fill(TITULO);
      await page.getByLabel('Descripción').fill('Guitarra y empanadas.');
      await page.getByLabel('Música').check();
      await page.getByAltText('Imagen principal elegida').waitFor();
      await page.waitForTimeout(Math.max(0, TYPING_MS - (Date.now() - chosen)));
      await visitor.tab();
      let opened: TimedFigures | undefined;
      const pressed = await phone.press(async () => {
        await page.getByRole('button', { name: 'Publicar evento' }).tap();
        await page.waitForURL(/publicado=/);
        const id = new URL(page.url()).searchParams.get('publicado');
        opened = await openOnceThere(visitor, cdn, `/explore/evento/${id}`);
      }, MOMENTS);
      if (!opened) throw new Error('the page of the event was not opened');
      const { title = Number.NaN, picture = Number.NaN } = opened.ms;
      const since = opened.at - pressed.at;
      const ms = { ...pressed.ms, 'title at its address': since + title, picture: since + picture };
      return { [publishJourney.name]: { ...pressed, ms, floor: await phone.exchange(pressed) } };
    } finally {
      await Promise.all([phone.close(), visitor.close()]);
    }
  },
};

const MOMENTS: PageMoment[] = [
  { name: 'the button answers', selector: 'button[type="submit"][aria-busy="true"]' },
  { name: 'published', selector: 'dialog', text: messages.post.created('evento') },
];
const SEEN: PageMoment[] = [
  { name: 'title', selector: 'main h1', text: TITULO },
  { name: 'picture', selector: 'main [data-travels] img', picture: true },
];

async function openOnceThere(visitor: Phone, { behind }: FakeCdn, path: string): Promise<TimedFigures> {
  for (const end = Date.now() + 30_000; (await fetch(behind + path)).status !== 200; await sleep(50)) {
    if (Date.now() > end) throw new Error(`${path} does not exist after 30 s`);
  }
  return visitor.open(path, SEEN);
}
