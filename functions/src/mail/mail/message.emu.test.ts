import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { writeToGuests } from '../../attend/seats/messages.ts';
import { refs } from '../../base/firestore/refs.ts';
import { mailSchema } from '../../base/letters/letter-schema.ts';
import { FECHA } from '../../testing/seats.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { messageContent } from './message.ts';

const { db, deps, event, ask, giveUp } = seatsProject('mail-message');
const ID = 'mensaje'.padEnd(22, '0');

test('a guest reads who writes, the text without links, and where to complain; a held message waits', async () => {
  await event('teatro', 'cena', 9);
  await ask('ana', 'cena', 2);
  const text = 'Traé abrigo.\nMás en malo.example/x';
  await writeToGuests(deps, 'teatro', {
    id: ID,
    evento: itemIdSchema.parse('cena'),
    fecha: FECHA,
    text,
    to: 'all',
  });
  const { letter } = mailSchema.parse((await refs.mail(db).doc(`${ID}_ana`).get()).data());
  if (letter.kind !== 'message') throw new Error(letter.kind);
  const read = () =>
    messageContent(
      { db, origin: 'https://vidriera.example' },
      'ana',
      letter,
      'https://vidriera.example/stop',
    );
  expect(await read()).toMatchObject({
    subject: 'Vidriera: mensaje de quien organiza «Evento cena»',
    before: [
      'Quien organiza «Evento cena», el sábado 28 de noviembre a las 21:00, te escribe:',
      'Traé abrigo.',
      'Más en malo.\u2060example/x',
      'Para responder, usá los datos de contacto de su página:',
    ],
    after: [expect.stringContaining(`https://vidriera.example/denunciar?de=%2Fmensajes%2F${ID}`)],
    footer: { href: 'https://vidriera.example/stop' },
  });
  await refs.message(db, ID).update({ retenido: 'revision' });
  expect(await read()).toBe('not-yet');
  await refs.message(db, ID).update({ retenido: 'baja' });
  expect(await read()).toBeNull();
  await refs.message(db, ID).update({ retenido: null });
  await giveUp('ana', 'cena');
  expect(await read(), 'who gave up the seat').toBeNull();
});
