import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { writeToGuests } from '../../attend/seats/messages.ts';
import { refs } from '../../base/firestore/refs.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';
import { FECHA, seatsOver } from '../../testing/seats.ts';
import { aboutOwn } from './appeal.ts';
import { settle } from './settle.ts';
import { liftTakedown, takeDown } from './takedown.ts';

const deps = project('complain-message', () => NOW);
const { db } = deps;
const { send, account, people, author, caseOf, lettersTo } = complaintsOver(deps);
const { event, ask } = seatsOver(deps);
const ID = 'mensaje'.padEnd(22, '0');
const SUBJECT = subjectOf('message', ID);

test('a message is a thing of its own at the desk: complained about, held, decided and given back', async () => {
  await author('organiza', { days: 60 });
  await people(['invitada']);
  await event('organiza', 'cena', 9);
  await ask('invitada', 'cena', 1);
  const written = {
    id: ID,
    evento: itemIdSchema.parse('cena'),
    fecha: FECHA,
    text: 'Mandame tu clave',
    to: 'all',
  } as const;
  expect(await writeToGuests(deps, 'organiza', written)).toMatchObject({ kind: 'written' });
  await send(account('invitada'), `mensaje/${ID}`, { reason: 'fraud' });
  const found = await caseOf(`message_${ID}`);
  expect(found).toMatchObject({
    subject: SUBJECT,
    creador: 'organiza',
    titulo: 'Evento cena',
    waiting: true,
  });
  expect(JSON.parse(found?.snapshot ?? '')).toEqual({
    titulo: 'Evento cena',
    descripcion: 'Mandame tu clave',
  });

  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
  const seen = { round: 1, seenAt: found?.decidedAt ?? null, by: 'mesa', text: 'Pide una clave' };
  expect(await settle(deps, `message_${ID}`, { outcome: 'removed', ...seen })).toEqual({ kind: 'settled' });
  const retenido = async () => (await refs.message(db, ID).get()).get('retenido') ?? null;
  expect(await retenido()).toBe('baja');
  expect((await refs.item(db, 'evento', 'cena').get()).get('retenido'), 'its event stays').toBeUndefined();
  expect((await lettersTo('organiza')).map(({ about }) => about)).toEqual(['removed']);
  expect(await aboutOwn(deps, 'organiza', SUBJECT)).toMatchObject({ state: 'removed', canAppeal: true });
  expect(await liftTakedown(deps, SUBJECT)).toBe(true);
  expect(await retenido()).toBeNull();
  await takeDown(deps, SUBJECT, 'Por una orden');
  expect(await retenido()).toBe('revision');

  await refs.message(db, ID).delete();
  const again = await caseOf(`message_${ID}`);
  const late = { round: again?.round ?? 0, seenAt: again?.decidedAt ?? null, by: 'mesa', text: '' };
  expect(await settle(deps, `message_${ID}`, { outcome: 'cleared', ...late })).toEqual({ kind: 'stale' });
  expect(await caseOf(`message_${ID}`), 'one that expired ends its case').toMatchObject({
    status: 'gone',
    waiting: false,
  });
});
