import type { Page } from '@playwright/test';
import { newPhoneKeys, publicKeyText } from '@vidriera/domain/claim/code';
import { messages } from '@vidriera/domain/messages/messages';
import { addDays, diaOf, midnight } from '@vidriera/domain/values/fecha';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expectAccessible } from '../support/accessible.ts';
import {
  idTokenOf,
  lettersTo,
  type Member,
  newAccount,
  saveElsewhere,
  signedInAt,
  signIn,
} from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { claimOf } from '../support/counter.ts';
import { writeItem } from '../support/items.ts';
import { callAs, mailStatesOf, noticesOf } from '../support/notifications.ts';
import { expect, test } from '../support/test.ts';

const dia = addDays(diaOf(new Date()), 6);
const at = (hour: number) => new Date(Date.UTC(1970, 0, 1, hour));

type Person = Member & { token: string };
async function person(role: 'creador' | 'personal', isConfirmed = true) {
  const account = await newAccount(role);
  if (isConfirmed) await stored.auth.updateUser(account.uid, { emailVerified: true });
  return { ...account, token: await idTokenOf(account) };
}

async function eventOf({ uid }: Member, titulo: string, aforo = 9): Promise<DocumentReference> {
  const fields = { titulo, aforo, linkReserva: null, fechaExacta: midnight(dia), horaInicio: at(21) };
  return writeItem('evento', uid, fields);
}
const promoOf = ({ uid }: Member, titulo: string) => writeItem('promo', uid, { titulo, cantCanjeos: 9 });
const areVisible = (items: readonly DocumentReference[]) =>
  expect
    .poll(async () => (await stored.db.getAll(...items)).every((item) => item.get('visible') === true))
    .toBe(true);

const LINES = {
  'moved-up Peña': /Se liberó un lugar: vas a «Peña»/,
  'cancelled Peña': /Se canceló «Peña»/,
  'moved Jam: Llega tarde el sonidista.': /Cambió el horario de «Jam».*Llega tarde el sonidista/,
  'cancelled Jam': /Se canceló «Jam»/,
  'cancelled Feria': /Se canceló «Feria»/,
  'postponed Lectura: Se enfermó la autora.': /Se pospuso «Lectura».*Se enfermó la autora/,
  'cancelled Cine: Se rompió el proyector.': /Se canceló «Cine».*Se rompió el proyector/,
  'cancelled Taller': /Se canceló «Taller»/,
  'cancelled 2x1 en vermut: No llegó el vermut.': /Se canceló la promo «2x1 en vermut».*No llegó el vermut/,
  'withdrawn Postre': /La promo «Postre» ya no está/,
  'withdrawn Café': /La promo «Café» ya no está/,
  'withdrawn Entrada': /La promo «Entrada» ya no está/,
} as const;
type Told = keyof typeof LINES;

/** Opens "Cambió algo" of an item on its creator's profile. */
async function openChange(page: Page, tab: 'eventos' | 'promos', titulo: string) {
  await page.goto(`/perfil?tab=${tab}`);
  await page.getByRole('button', { name: `Opciones de ${titulo}` }).click();
  await page.getByRole('menuitem', { name: 'Cambió algo' }).click();
  return page.getByRole('dialog', { name: 'Cambió algo' });
}

test('a day of two creators and six people: each is notified once, in the product and by letter', async ({
  page,
  visitor,
  request,
  baseURL,
}) => {
  const [marta, nico] = await Promise.all([person('creador'), person('creador')]);
  const [ana, beto, carla, dora, eva, fede] = await Promise.all([
    person('personal'),
    person('personal'),
    person('personal'),
    person('personal'),
    person('personal'),
    person('personal', false),
  ]);
  const go = ({ token }: Person, evento: DocumentReference) =>
    callAs(request, token, 'seats', {
      what: 'go',
      evento: evento.id,
      fecha: dia,
      asked: 1,
      acceptsWait: true,
    });
  const phoneKey = await publicKeyText((await newPhoneKeys()).publicKey);
  const take = ({ token }: Person, promo: DocumentReference) =>
    callAs(request, token, 'claims', { what: 'take', promo: promo.id, phoneKey });

  const [pena, jam, feria, reading, cine, taller] = await Promise.all([
    eventOf(marta, 'Peña', 1),
    eventOf(marta, 'Jam'),
    eventOf(marta, 'Feria'),
    eventOf(nico, 'Lectura'),
    eventOf(nico, 'Cine'),
    eventOf(nico, 'Taller'),
  ]);
  const [vermut, postre, cafe, ticket] = await Promise.all([
    promoOf(marta, '2x1 en vermut'),
    promoOf(marta, 'Postre'),
    promoOf(marta, 'Café'),
    promoOf(nico, 'Entrada'),
  ]);
  await areVisible([pena, jam, feria, reading, cine, taller, vermut, postre, cafe, ticket]);

  await test.step('seats and promos are claimed, and one person waits', async () => {
    // In sequence; seats.spec.ts tests concurrent requests.
    for (const [who, evento] of [
      [ana, pena],
      [beto, pena],
      [carla, jam],
      [fede, jam],
      [carla, feria],
      [dora, reading],
      [eva, reading],
      [ana, cine],
      [fede, cine],
      [eva, taller],
    ] as const)
      await go(who, evento);
    for (const [who, promo] of [
      [ana, vermut],
      [fede, vermut],
      [beto, postre],
      [carla, postre],
      [eva, cafe],
      [dora, ticket],
      [carla, ticket],
      [eva, ticket],
    ] as const)
      await take(who, promo);
  });

  await test.step('a seat is given up; a promo is redeemed, another given back', async () => {
    await callAs(request, ana.token, 'seats', { what: 'leave', evento: pena.id, fecha: dia });
    const letters = (await claimOf(postre.id, carla.uid))?.letters;
    const used = { what: 'redeem', shown: { letters }, helper: null };
    expect(await callAs(request, marta.token, 'counter', used)).toMatchObject({
      outcome: { kind: 'redeemed' },
    });
    await callAs(request, eva.token, 'claims', { what: 'release', promo: ticket.id });
  });

  await test.step('events are moved, postponed and cancelled with a reason', async () => {
    await jam.update({ horaInicio: at(22), aviso: 'Llega tarde el sonidista.', updatedAt: new Date() });
    await reading.update({ estado: 'pospuesto', aviso: 'Se enfermó la autora.', updatedAt: new Date() });
    await visitor.context().setStorageState(await signedInAt(new URL(baseURL ?? '').origin, nico));
    const dialog = await openChange(visitor, 'eventos', 'Cine');
    await dialog.getByText('Cancelar el evento', { exact: true }).click();
    await dialog.getByLabel('Contá por qué').fill('Se rompió el proyector.');
    await dialog.getByRole('button', { name: 'Guardar el cambio' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => noticesOf(fede.uid)).toHaveLength(2);
    await expect.poll(() => noticesOf(eva.uid)).toHaveLength(1);
    await jam.update({ descripcion: 'Otra', updatedAt: new Date() });
  });

  await test.step('a promo is cancelled with a reason; another is deleted', async () => {
    await visitor.goto('about:blank');
    await visitor.context().setStorageState(await signedInAt(new URL(baseURL ?? '').origin, marta));
    const dialog = await openChange(visitor, 'promos', '2x1 en vermut');
    await dialog.getByLabel('Contá por qué').fill('No llegó el vermut.');
    await dialog.getByRole('button', { name: 'Cancelar la promo' }).click();
    await expect(dialog).toBeHidden();
    await postre.delete();
    await expect.poll(() => noticesOf(ana.uid)).toHaveLength(2);
    await expect.poll(() => noticesOf(beto.uid)).toHaveLength(2);
  });

  await test.step('one creator becomes a personal user, the other deletes the account', async () => {
    expect(await callAs(request, nico.token, 'seats', { what: 'impact', item: null })).toMatchObject({
      down: { people: 1 },
      claims: { people: 2 },
    });
    const before = { display_name: 'Nico', role: 'creador' } as const;
    const perfil = { display_name: 'Nico', role: 'personal', creador: null, before } as const;
    expect((await saveElsewhere(request, nico, perfil)).ok()).toBe(true);
    await expect.poll(() => noticesOf(dora.uid)).toHaveLength(2);
    await expect.poll(() => noticesOf(eva.uid)).toHaveLength(2);
    expect(await callAs(request, marta.token, 'seats', { what: 'impact', item: null })).toMatchObject({
      down: { people: 3 },
      claims: { people: 1 },
    });
    await callAs(request, marta.token, 'deleteAccount', { username: marta.username });
    await expect.poll(async () => (await stored.db.doc(`user/${marta.uid}`).get()).exists).toBe(false);
    await expect.poll(async () => (await claimOf(cafe.id, eva.uid))?.state).toBe('withdrawn');
  });

  const SEATS = messages.seats.reason;
  const PROMOS = messages.claims.reason;
  /** Per person: notices, letters with their reasons, and states of unsent letters. */
  const EXPECTED: [string, Person, Told[], [subject: string, reason?: string][], string[]][] = [
    [
      'ana',
      ana,
      ['cancelled Cine: Se rompió el proyector.', 'cancelled 2x1 en vermut: No llegó el vermut.'],
      [
        ['se canceló «Cine»', SEATS('Se rompió el proyector.')],
        ['se canceló la promo «2x1 en vermut»', PROMOS('No llegó el vermut.')],
      ],
      [],
    ],
    [
      'beto',
      beto,
      ['moved-up Peña', 'withdrawn Postre', 'cancelled Peña'],
      [['tenés lugar en «Peña»'], ['ya no está la promo «Postre»']],
      ['waiting'],
    ],
    [
      'carla',
      carla,
      ['moved Jam: Llega tarde el sonidista.', 'withdrawn Entrada', 'cancelled Jam', 'cancelled Feria'],
      [
        ['cambió de fecha u horario «Jam»', SEATS('Llega tarde el sonidista.')],
        ['ya no está la promo «Entrada»'],
        ['se canceló «Feria»'],
      ],
      ['waiting'],
    ],
    [
      'dora',
      dora,
      ['postponed Lectura: Se enfermó la autora.', 'withdrawn Entrada'],
      [['se pospuso «Lectura»', SEATS('Se enfermó la autora.')], ['ya no está la promo «Entrada»']],
      [],
    ],
    [
      'eva',
      eva,
      ['postponed Lectura: Se enfermó la autora.', 'cancelled Taller', 'withdrawn Café'],
      [
        ['se pospuso «Lectura»', SEATS('Se enfermó la autora.')],
        ['se canceló «Taller»'],
        ['ya no está la promo «Café»'],
      ],
      [],
    ],
    [
      'fede, whose mail is not confirmed',
      fede,
      [
        'moved Jam: Llega tarde el sonidista.',
        'cancelled Cine: Se rompió el proyector.',
        'cancelled 2x1 en vermut: No llegó el vermut.',
        'cancelled Jam',
      ],
      [],
      ['dropped unverified', 'dropped unverified', 'dropped unverified'],
    ],
  ];
  for (const [name, who, notices, letters, unsent] of EXPECTED)
    await test.step(`${name} has the expected notices and letters`, async () => {
      // Notices of one event have no defined order.
      await expect.poll(async () => (await noticesOf(who.uid)).sort()).toEqual([...notices].sort());
      // The letters of seats that were taken are no news.
      const subjects = async () =>
        (await lettersTo(who.email))
          .map(({ subject }) => subject)
          .filter((subject) => !subject.startsWith('Vidriera: guardamos'))
          .sort();
      await expect.poll(subjects).toEqual(letters.map(([subject]) => `Vidriera: ${subject}`).sort());
      await expect.poll(() => mailStatesOf(who.uid)).toEqual(statesOf(letters.length, unsent));
      const taken = await lettersTo(who.email);
      for (const [subject, reason] of letters) {
        const text = taken.find((one) => one.subject === `Vidriera: ${subject}`)?.text ?? '';
        expect(text).toContain('/fn/eventMail?');
        if (reason) expect(text).toContain(reason);
        else expect(text).not.toContain(' dice: «');
      }
      await signIn(page, who, '/all');
      const news = page.getByRole('region', { name: 'Novedades' });
      await expect(news.getByRole('listitem')).toHaveCount(notices.length);
      for (const notice of notices)
        await expect(news.getByRole('listitem').filter({ hasText: LINES[notice] })).toHaveCount(1);
      await expect(news.getByText(`${notices.length} sin leer`)).toBeVisible();
      await expect(news.getByRole('img', { name: 'Sin leer' })).toHaveCount(notices.length);
    });
  await expectAccessible(page);
});

/**
 * Returns the expected states of sent and unsent letters. A second letter about an event waits in the first
 * letter's document.
 */
const statesOf = (letters: number, unsent: readonly string[]): string[] => {
  const waiting = unsent.filter((state) => state === 'waiting').length;
  return [...Array.from({ length: letters - waiting }, () => 'sent'), ...unsent].sort();
};
