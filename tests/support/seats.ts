import type { Page } from '@playwright/test';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import { type Member, newAccount } from './accounts.ts';
import { stored } from './backend.ts';
import { waitForHydration } from './hydration.ts';
import { writeItem } from './items.ts';
import { expect } from './test.ts';

export const dia = addDays(diaOf(new Date()), 6);
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Tu lugar' });
export const standing = (page: Page, words: string) => sheet(page).getByText(words, { exact: true });
export const mine = (page: Page) => page.getByRole('region', { name: 'Tus lugares' });
export const news = (page: Page) => page.getByRole('region', { name: 'Novedades' });

/** Publishes an event in six days, and waits until it is visible. */
export async function newEvent(fields: object) {
  const creator = await newAccount('creador');
  const titulo = `Peña ${creator.uid.slice(0, 6)}`;
  const evento = await writeItem('evento', creator.uid, {
    titulo,
    fechaExacta: midnight(dia),
    horaInicio: new Date('1970-01-01T21:00:00Z'),
    linkReserva: null,
    ...fields,
  });
  await expect.poll(async () => (await evento.get()).get('visible')).toBe(true);
  return { creator, titulo, evento, path: `/explore/evento/${evento.id}` };
}

/** Returns a person's stored seats; `null` when there are none. */
export async function partyOf(evento: string, { uid }: Member) {
  const { held, asked } = (await stored.db.doc(`party/${evento}_${dia}_${uid}`).get()).data() ?? {};
  return asked ? { held, asked } : null;
}

/** Opens the seats dialog of an event. */
export async function press(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Voy', exact: true }).click();
  await expect(sheet(page)).toBeVisible();
}
export const say = (page: Page, words: string) =>
  sheet(page).getByRole('button', { name: words, exact: true }).click();
