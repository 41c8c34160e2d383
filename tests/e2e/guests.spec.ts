import { readFile } from 'node:fs/promises';
import { addDays } from '@vidriera/domain/values/fecha';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { idTokenOf, newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { callAs } from '../support/notifications.ts';
import { dia, newEvent, sheet, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a creator asks guests, reads their answers, and writes to them', async ({ page, request }) => {
  const { creator, evento, path } = await newEvent({ aforo: 20 });
  const guest = await newAccount('personal');
  const other = await newAccount('personal');

  await test.step('the creator asks two questions', async () => {
    await signIn(page, creator, `/quienes-van/${evento.id}?fecha=${dia}`);
    await page.getByRole('button', { name: 'Preguntarles algo al anotarse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preguntas a quienes se anotan' });
    await dialog
      .getByRole('group', { name: 'Primera pregunta' })
      .getByLabel('Qué preguntás')
      .fill('¿Comés carne?');
    await dialog.getByLabel('Opciones para elegir').fill('Sí\nNo');
    await dialog.getByLabel('Es obligatoria').check();
    await dialog
      .getByRole('group', { name: 'Segunda pregunta' })
      .getByLabel('Qué preguntás')
      .fill('¿Cómo te enteraste?');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect((await stored.db.doc(`question/${evento.id}`).get()).get('questions')).toEqual([
      { text: '¿Comés carne?', choices: ['Sí', 'No'], isRequired: true },
      { text: '¿Cómo te enteraste?', choices: [], isRequired: false },
    ]);
  });

  await test.step('a guest answers with the seat', async () => {
    await page.context().clearCookies();
    await signIn(page, guest, path);
    await page.getByRole('button', { name: 'Voy' }).click();
    await sheet(page).getByRole('button', { name: 'Voy' }).click();
    await expect(sheet(page).getByText('Falta responder.')).toBeVisible();
    await sheet(page).getByText('No', { exact: true }).click();
    await sheet(page).getByLabel('¿Cómo te enteraste?').fill('=Por Instagram');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await sheet(page).getByRole('button', { name: 'Voy' }).click();
    await expect(standing(page, 'Vas: 1 lugar')).toBeVisible();
    const answer = await stored.db.doc(`answer/${evento.id}_${dia}_${guest.uid}`).get();
    expect(answer.get('answers')).toEqual([
      { question: '¿Comés carne?', answer: 'No' },
      { question: '¿Cómo te enteraste?', answer: '=Por Instagram' },
    ]);
  });

  await test.step('a page from before the questions takes a seat without an answer', async () => {
    const go = { what: 'go', evento: evento.id, fecha: dia, asked: 2 };
    await callAs(request, await idTokenOf(other), 'seats', go);
  });

  await test.step('the list and its spreadsheet have them', async () => {
    await page.context().clearCookies();
    await signIn(page, creator, `/quienes-van/${evento.id}?fecha=${dia}`);
    await expect(page.getByRole('region', { name: /^Van/ })).toContainText('¿Comés carne? No');
    await expect(page.getByRole('region', { name: /^Van/ })).toContainText('sin responder');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /planilla|csv/i }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('"¿Comés carne?";"¿Cómo te enteraste?"');
    expect(csv, 'a formula is escaped').toContain(`"No";"'=Por Instagram"`);
  });

  await test.step('the creator writes to who comes', async () => {
    await page.getByRole('button', { name: 'Escribirles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Escribirles' });
    await dialog.getByLabel('Mensaje').fill('Traé abrigo.\nMás en malo.example');
    await dialog.getByRole('button', { name: 'Ver cómo queda' }).click();
    await expect(dialog.getByRole('status')).toContainText('2 personas');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Les escribiste' })).toContainText('Traé abrigo.');
    const found = await stored.db.collection('message').where('evento', '==', evento.id).get();
    expect(found.docs.map((doc) => [doc.get('to'), doc.get('isQueued')])).toEqual([['going', true]]);
    const letter = await stored.db.doc(`mail/${found.docs[0]?.id}_${guest.uid}`).get();
    expect(letter.get('letter.kind')).toBe('message');
  });

  await test.step('the date moves, and everything goes along', async () => {
    const then = addDays(dia, 7);
    await page.goto('/perfil?tab=eventos');
    await page.getByRole('button', { name: /^Opciones de / }).click();
    await page.getByRole('menuitem', { name: 'Cambió algo' }).click();
    const change = page.getByRole('dialog', { name: 'Cambió algo' });
    await change.getByText('Cambiar la fecha', { exact: true }).click();
    await change.getByLabel('Qué día').fill(then);
    await change.getByRole('button', { name: 'Guardar el cambio' }).click();
    await page.getByRole('button', { name: 'Sí, guardar los lugares' }).click();
    await expect(change).toBeHidden();
    const at = (kind: string, who: string) => stored.db.doc(`${kind}/${evento.id}_${then}_${who}`).get();
    await expect.poll(async () => (await at('party', guest.uid)).get('held')).toBe(1);
    await expect.poll(async () => (await at('party', other.uid)).get('held')).toBe(2);
    expect((await at('answer', guest.uid)).get('answers')).toHaveLength(2);
    const notices = await stored.db.collection(`user/${other.uid}/notice`).get();
    expect(notices.docs.map((doc) => [doc.get('kind'), doc.get('from')])).toEqual([
      ['moved', `${dia}T21:00`],
    ]);
  });

  await test.step('the guest reads it under the date, and may complain', async () => {
    await page.context().clearCookies();
    await signIn(page, guest, '/mis-lugares');
    const row = page.getByRole('region', { name: 'Vas' }).getByRole('listitem');
    await expect(row).toContainText('Traé abrigo.');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await row.getByRole('link', { name: 'Denunciar este mensaje' }).click();
    await page.getByLabel('Motivo').selectOption('asks-data');
    await page.getByRole('button', { name: 'Denunciar' }).click();
    await expect(page.getByRole('status')).toContainText('Recibimos tu denuncia');
    const cases = await stored.db.collection('case').where('creador', '==', creator.uid).get();
    expect(cases.docs.map((doc) => doc.get('subject'))).toEqual([expect.stringMatching(/^message\//)]);
  });
});
