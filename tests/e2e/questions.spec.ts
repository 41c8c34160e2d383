import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts';
import { newAccount, signIn } from '../support/accounts.ts';
import { stored } from '../support/backend.ts';
import { dia, newEvent, sheet, standing } from '../support/seats.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('an event asks its guests, and its creator reads and downloads the answers', async ({ page }) => {
  const { creator, evento, path } = await newEvent({ aforo: 20 });
  const guest = await newAccount('personal');

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

  await test.step('the list and its spreadsheet have them', async () => {
    await page.context().clearCookies();
    await signIn(page, creator, `/quienes-van/${evento.id}?fecha=${dia}`);
    await expect(page.getByRole('region', { name: /^Van/ })).toContainText('¿Comés carne? No');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /planilla|csv/i }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('"¿Comés carne?";"¿Cómo te enteraste?"');
    expect(csv, 'a formula is escaped').toContain(`"No";"'=Por Instagram"`);
  });
});
