import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { eventChanged } from '../../attend/seats/event-changed.ts';
import { keepPlaces } from '../../attend/seats/move-date.ts';
import { refs } from '../../base/firestore/refs.ts';
import { mailSchema } from '../../base/letters/letter-schema.ts';
import { seatsProject } from '../../testing/seats-project.ts';
import { noticeContent } from './notice.ts';
import { seatContent } from './seat.ts';

const { clock, db, deps, event, change, ask } = seatsProject('mail-moved');
const ORIGIN = 'https://vidriera.example';

test('a guest of a date that moved reads both times, and gets the same entry of the calendar anew', async () => {
  await event('teatro', 'funcion', 9, { fechaPeriodica: null, fechaExacta: midnight('2026-12-04') });
  await ask('ana', 'funcion', 2, '2026-12-04');
  const letters = async () =>
    (await refs.mail(db).where('uid', '==', 'ana').get()).docs.map(
      (doc) => mailSchema.parse(doc.data()).letter,
    );
  const now = new Date(clock.moment);
  const about = { db, now, origin: ORIGIN };
  const [seat] = await letters();
  const first = seat?.kind === 'seat' ? await seatContent(about, 'ana', seat) : null;

  await keepPlaces(deps, 'teatro', {
    evento: itemIdSchema.parse('funcion'),
    fecha: '2026-12-04',
    to: '2026-12-05',
  });
  await change('funcion', { fechaExacta: midnight('2026-12-05'), aviso: 'Por la lluvia' });
  await eventChanged(deps, 'funcion');
  const moved = (await letters()).find((letter) => letter.kind === 'event-notice');
  const content = moved ? await noticeContent(about, 'ana', moved, 'stop') : null;
  expect(content?.before).toEqual([
    '«Evento funcion» era el viernes 4 de diciembre a las 21:00, y ahora es el sábado 5 de diciembre a las 21:00. Tus 2 lugares ya están reservados.',
    'Quien organiza dice: «Por la lluvia»',
    'Si así no podés, dejá tu lugar acá:',
  ]);
  expect(content?.link?.href).toBe(`${ORIGIN}/mis-lugares`);
  const lineOf = (ics: string | null | undefined, name: string) =>
    new RegExp(`^${name}.*$`, 'm').exec(ics ?? '')?.[0];
  expect(lineOf(content?.ics, 'UID')).toBe(lineOf(first?.ics, 'UID'));
  expect(lineOf(content?.ics, 'DTSTART;')).toContain('20261205T210000');
  expect(await seatContent(about, 'ana', seat as never), 'the letter about the old date').toBeNull();
});
