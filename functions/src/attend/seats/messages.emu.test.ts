import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { FECHA } from '../../testing/seats.ts';
import { DAY_MS, names, seatsProject } from '../../testing/seats-project.ts';
import { listAttending, listMine } from './listed.ts';
import { forgetMessagesAt, queueOverdue, writeToGuests } from './messages.ts';

const { clock, db, deps, people, event, ask, giveUp, change } = seatsProject('seats-messages');
const idOf = (id: string) => itemIdSchema.parse(id);
let made = 0;
const newId = () => `mensaje-${String(made++).padStart(14, '0')}`;
const write = async (
  id: string,
  {
    to = 'going',
    by = 'teatro',
    message = newId(),
    fecha = FECHA,
  }: Partial<Record<'by' | 'message' | 'fecha', string>> & {
    to?: 'going' | 'waiting' | 'all';
  } = {},
) => writeToGuests(deps, by, { id: message, evento: idOf(id), fecha, text: 'Traé abrigo.\n\nSaludos', to });
const lettersOf = async (message: string) =>
  (await refs.mail(db).where('letter.message', '==', message).get()).docs.map((doc) => doc.get('uid')).sort();
const readBy = async (uid: string) =>
  (await listMine(deps, uid)).parties.flatMap(({ messages = [] }) => messages.map(({ text }) => text));

test('a message reaches those who come, those who wait, or both, once, also who comes later', async () => {
  await people(['m1', 'm2', 'm3']);
  await event('teatro', 'fria', 2);
  await ask('m1', 'fria', 2);
  clock.moment += 1000;
  await ask('m2', 'fria', 1);
  const [going, waiting] = [newId(), newId()];
  expect(await write('fria', { message: going })).toEqual({ kind: 'written', people: 1 });
  expect(await write('fria', { message: going }), 'sent again after a lost answer').toEqual({
    kind: 'written',
    people: 1,
  });
  expect(await write('fria', { message: waiting, to: 'waiting' })).toEqual({ kind: 'written', people: 1 });
  expect([await lettersOf(going), await lettersOf(waiting)]).toEqual([['m1'], ['m2']]);
  expect([await readBy('m1'), await readBy('m2')]).toEqual([
    ['Traé abrigo.\n\nSaludos'],
    ['Traé abrigo.\n\nSaludos'],
  ]);
  await giveUp('m1', 'fria');
  expect(await readBy('m2'), 'who has a seat now reads what those who come read').toHaveLength(1);
  await ask('m3', 'fria', 1);
  expect(await readBy('m3'), 'who comes later').toHaveLength(1);
  const listed = await listAttending(deps, 'teatro', { evento: idOf('fria'), fecha: FECHA });
  expect(listed?.messages).toMatchObject([
    { to: 'going', sent: 0, unsent: 1 },
    { to: 'waiting', sent: 0, unsent: 1 },
  ]);
  expect(JSON.stringify(listed?.messages)).not.toContain('m1');
});

test('three a date, none without guests, by others, later than three days, or while it is held', async () => {
  await event('teatro', 'tope', 9);
  expect((await write('tope')).kind).toBe('nobody');
  await ask('ana', 'tope', 1);
  expect((await write('tope', { by: 'ana' })).kind).toBe('not-found');
  const taken = newId();
  await write('tope', { message: taken });
  await event('beto', 'ajeno', 9);
  await ask('caro', 'ajeno', 1);
  expect((await write('ajeno', { by: 'beto', message: taken })).kind, 'an id of another').toBe('not-found');
  for (let i = 0; i < 2; i++) expect((await write('tope')).kind).toBe('written');
  expect((await write('tope')).kind).toBe('too-many');
  await event('teatro', 'quieta', 9);
  await ask('ana', 'quieta', 1);
  await change('quieta', { retenido: 'revision' });
  expect((await write('quieta')).kind).toBe('held');
  await change('quieta', { retenido: null });
  const now = clock.moment;
  clock.moment += 6 * DAY_MS;
  expect((await write('quieta')).kind, 'two days after').toBe('written');
  clock.moment += 2 * DAY_MS;
  expect((await write('quieta')).kind).toBe('too-late');
  clock.moment = now;
});

test('a new account reaches thirty people a date, and more with the mark', async () => {
  const uids = names('nm', 31);
  await people(uids);
  await refs.user(db, 'teatro').update({ created_time: new Date(clock.moment) });
  await event('teatro', 'grande', 99);
  for (const uid of uids) await ask(uid, 'grande', 1);
  expect((await write('grande')).kind).toBe('new-account');
  await refs.user(db, 'teatro').update({ verificado: true });
  expect(await write('grande')).toEqual({ kind: 'written', people: 31 });
  await refs.user(db, 'teatro').update({ created_time: new Date(0) });
}, 60_000);

test('what an interrupted call left is queued later, and once; a held or gone message is not read', async () => {
  await event('teatro', 'corte', 9, { fechaPeriodica: null, fechaExacta: midnight('2026-12-04') });
  await ask('dani', 'corte', 1, '2026-12-04');
  const message = newId();
  await write('corte', { message, fecha: '2026-12-04' });
  await refs.mail(db).doc(`${message}_dani`).delete();
  await refs.message(db, message).update({ isQueued: false });
  expect(await queueOverdue(deps)).toBe(1);
  await refs.mail(db).doc(`${message}_dani`).update({ state: 'sent' });
  await refs.message(db, message).update({ isQueued: false });
  await queueOverdue(deps);
  expect((await refs.mail(db).doc(`${message}_dani`).get()).get('state'), 'not sent again').toBe('sent');
  expect(await readBy('dani')).toHaveLength(1);
  await refs.message(db, message).update({ retenido: 'revision' });
  expect(await readBy('dani')).toEqual([]);
  await forgetMessagesAt({ db }, 'corte');
  expect((await refs.message(db, message).get()).exists).toBe(false);
});
