import { beforeAll, expect, test } from 'vitest';
import { refs } from './firestore/refs.ts';
import { itemData } from './testing/data.ts';
import { alive, call, newAccount, waitUntil } from './testing/live.ts';

const { db } = alive;
let [owner, guest, uid] = ['', '', ''];
const EVENTO = 'pena-vuelve';
const comeBack = (data: object, token: string) => call('comeBack', data, token);

beforeAll(async () => {
  const [one, two] = [await newAccount('club.que.vuelve'), await newAccount('ana.que.va')];
  [owner, guest, uid] = [one.token, two.token, one.uid];
  const creador = { descripcion: 'Peña de los sábados' };
  await call('saveProfile', { display_name: 'Club', role: 'creador', creador }, owner);
  const data = { titulo: 'Peña', aforo: 2, linkReserva: null, fechaPeriodica: 'Todos los sábados' };
  await refs.item(db, 'evento', EVENTO).set(itemData(db, 'evento', uid, data));
  await waitUntil(async () => (await refs.item(db, 'evento', EVENTO).get()).get('visible'));
});

test('a creator who leaves and comes back gets the profile, and lists an event again whose guest was told', async () => {
  const { result } = await call('seats', { what: 'dates', evento: EVENTO });
  const { fecha } = (result as { dates: { fecha: string }[] }).dates[0] ?? { fecha: '' };
  await call('seats', { what: 'go', evento: EVENTO, fecha, asked: 1 }, guest);
  await call('saveProfile', { display_name: 'Club', role: 'personal' }, owner);
  await waitUntil(async () => (await refs.unanswered(db, EVENTO).get()).exists);
  const { result: offer } = await comeBack({ what: 'kept' }, owner);
  expect(offer).toEqual({ what: 'kept', kept: { id: expect.any(String), until: expect.any(String) } });
  const { id } = (offer as { kept: { id: string } }).kept;
  expect(await comeBack({ what: 'kept' }, guest), 'another person').toMatchObject({
    result: { kept: null },
  });
  expect(await comeBack({ what: 'restore', id }, guest)).toMatchObject({ refusal: { code: 'not-found' } });
  for (const time of ['first', 'second'])
    expect(await comeBack({ what: 'restore', id }, owner), time).toMatchObject({ status: 200 });
  expect((await refs.creador(db, uid).get()).get('descripcion')).toBe('Peña de los sábados');
  expect(await comeBack({ what: 'asked' }, owner)).toMatchObject({
    result: { eventos: [{ evento: EVENTO, titulo: 'Peña', people: 1 }] },
  });
  expect(await comeBack({ what: 'asked' }, guest)).toMatchObject({ result: { eventos: [] } });
  const answer = { what: 'answer', evento: EVENTO, again: true };
  expect(await comeBack(answer, guest)).toMatchObject({ refusal: { code: 'not-found' } });
  expect((await refs.item(db, 'evento', EVENTO).get()).get('visible')).toBe(false);
  expect(await comeBack(answer, owner)).toMatchObject({ status: 200 });
  expect((await refs.item(db, 'evento', EVENTO).get()).get('visible')).toBe(true);
});
