import type { Page } from '@playwright/test';
import type { Doors } from '@vidriera/domain/door/register';
import { SCREENS_CACHE } from '@vidriera/domain/site/kept-screens';
import { stored } from './backend.ts';
import { dia } from './seats.ts';
import { expect } from './test.ts';

/** Puts parties on an event's date, without their people's accounts. @param guests name and seats of each */
export async function putParties(
  eventoId: string,
  guests: readonly (readonly [string, number])[],
): Promise<void> {
  const evento = await stored.db.doc(`evento/${eventoId}`).get();
  const batch = stored.db.batch();
  for (const [i, [nombre, seats]] of guests.entries()) {
    const uid = `invitado${i}de${eventoId}`;
    batch.set(stored.db.doc(`user/${uid}`), { display_name: nombre });
    batch.set(stored.db.doc(`party/${eventoId}_${dia}_${uid}`), {
      evento: eventoId,
      creador: evento.get('uid'),
      itemCreatedAt: evento.get('createdAt'),
      fecha: dia,
      uid,
      titulo: evento.get('titulo'),
      held: seats,
      asked: seats,
      missing: 0,
      part: null,
      since: new Date(Date.now() + i),
      startsAt: `${dia}T21:00`,
      endsAt: new Date(`${dia}T23:59:00-03:00`),
    });
  }
  await batch.commit();
}

export const doorOf = (eventoId: string): string => `/puerta/${eventoId}/${dia}`;

/** Returns what the server has of a date's doors. */
export async function storedMarks(eventoId: string): Promise<Doors> {
  const { docs } = await stored.db.collection(`door/${eventoId}_${dia}/mark`).get();
  return Object.fromEntries(docs.map((doc) => [doc.id, doc.get('marks')]));
}

/** Waits until a phone can reload the list without a signal. */
export async function keptForReload(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const kept = () =>
    page.evaluate(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    }, SCREENS_CACHE);
  await expect.poll(kept).toContain(path);
  await expect.poll(async () => (await kept()).some((address) => address.endsWith('.js'))).toBe(true);
}

/** Says that people of a party came. */
export const admit = (page: Page, nombre: string): Promise<void> =>
  page.getByRole('button', { name: `Llegó ${nombre}`, exact: true }).click();
export const signal = (page: Page) =>
  page.getByRole('status').filter({ hasText: /señal|enviar|enviado|Conectando/ });
