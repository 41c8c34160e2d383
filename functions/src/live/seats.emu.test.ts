import { callables } from '@vidriera/domain/api/callables-schema';
import type { seatsOutput } from '@vidriera/domain/seats/wire-schema';
import type { z } from '@vidriera/domain/zod';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { TABLE } from '../base/limits/table.ts';
import { itemData } from '../testing/data.ts';
import { alive, call, newAccount, untilRefused, waitUntil } from '../testing/live.ts';

const { db } = alive;
type Answer<W> = Extract<z.output<typeof seatsOutput>, { what: W }>;
let [owner, ana, beto] = ['', '', ''];
let creadora = '';

async function seats<W extends z.output<typeof seatsOutput>['what']>(
  data: { what: W } & Record<string, unknown>,
  token?: string,
): Promise<Answer<W>> {
  const { result, refusal } = await call('seats', data, token);
  if (refusal) throw new Error(`${data.what}: ${refusal.code}: ${refusal.message}`);
  return callables.seats.output.parse(result) as Answer<W>;
}
const refused = async (data: object, token?: string) => (await call('seats', data, token)).refusal?.code;

beforeAll(async () => {
  const [one, two, three] = [
    await newAccount('club.de.lugares'),
    await newAccount('ana.lugares'),
    await newAccount('beto.lugares'),
  ];
  [owner, ana, beto, creadora] = [one.token, two.token, three.token, one.uid];
  const perfil = { display_name: 'Club', role: 'creador', creador: { descripcion: 'Peña' } };
  await call('saveProfile', perfil, owner);
  await call('saveProfile', { display_name: 'Ana Paz', role: 'personal' }, ana);
  const data = { titulo: 'Peña', aforo: 2, linkReserva: null, fechaPeriodica: 'Todos los sábados' };
  await refs.item(db, 'evento', 'pena-lugares').set(itemData(db, 'evento', creadora, data));
  await waitUntil(async () => (await refs.item(db, 'evento', 'pena-lugares').get()).get('visible'));
});

test('dates are offered, requested, waited for and given up as the contract says; waiting people are notified', async () => {
  const evento = 'pena-lugares';
  const { dates } = await seats({ what: 'dates', evento }, ana);
  expect(dates).toHaveLength(4);
  expect(dates[0]).toMatchObject({ free: 2, aforo: 2, mine: null });
  const fecha = dates[0]?.fecha ?? '';
  const at = { evento, fecha };
  expect(await seats({ what: 'go', ...at, asked: 2 }, ana)).toMatchObject({
    date: { fecha, free: 0, mine: { asked: 2, held: 2, state: 'going', ahead: null } },
  });
  const { refusal } = await call('seats', { what: 'go', ...at, asked: 1 }, beto);
  expect(refusal).toMatchObject({ code: 'not-enough-seats', free: 0 });
  expect((await seats({ what: 'mine' }, beto)).parties, 'no party waits without agreeing to').toEqual([]);
  const asVisitor = await seats({ what: 'dates', evento });
  expect(asVisitor.dates.map(({ free, mine }) => [free, mine])).toEqual([
    [0, null],
    ...Array.from({ length: 3 }, () => [2, null]),
  ]);
  expect((await seats({ what: 'dates', evento, fecha })).dates).toHaveLength(1);
  expect(await seats({ what: 'go', ...at, asked: 1, acceptsWait: true }, beto)).toMatchObject({
    date: { mine: { asked: 1, held: 0, state: 'waiting', ahead: 0 } },
  });
  expect(await seats({ what: 'attending', ...at }, owner)).toMatchObject({
    aforo: 2,
    dates: dates.map((one) => one.fecha),
    parties: [
      { nombre: 'Ana Paz', state: 'going' },
      { state: 'waiting', held: 0 },
    ],
  });
  const [item, nobody] = [
    { tipo: 'evento', id: evento },
    { people: 0, orMore: false },
  ];
  for (const of of [item, null])
    expect(await seats({ what: 'impact', item: of }, owner)).toEqual({
      what: 'impact',
      claims: nobody,
      down: { people: 2, orMore: false },
    });
  expect(await seats({ what: 'impact', item: null }, ana), 'she published nothing').toEqual({
    what: 'impact',
    claims: nobody,
    down: nobody,
  });
  expect(await seats({ what: 'leave', ...at }, ana)).toEqual({ what: 'leave', left: true });
  expect(await seats({ what: 'leave', ...at }, ana)).toEqual({ what: 'leave', left: false });
  const mine = await seats({ what: 'mine' }, beto);
  expect(mine).toMatchObject({
    parties: [{ ...at, titulo: 'Peña', state: 'going', held: 1 }],
    notices: [{ ...at, kind: 'moved-up' }],
  });
  const ids = mine.notices.map(({ id }) => id);
  expect(await seats({ what: 'seen', ids }, beto)).toEqual({ what: 'seen' });
  await refs.item(db, 'evento', evento).update({ estado: 'cancelado', aviso: 'Por la lluvia' });
  await waitUntil(async () => (await seats({ what: 'mine' }, beto)).notices.length > 1);
  expect(await seats({ what: 'mine' }, beto)).toMatchObject({
    parties: [],
    notices: [
      { ...at, kind: 'cancelled', aviso: 'Por la lluvia', readAt: null },
      { ...at, kind: 'moved-up', aviso: '', readAt: expect.any(Number) },
    ],
  });
  expect(await refused({ what: 'go', ...at, asked: 1 }, ana)).toBe('over');
});

test('seats: refuses requests without a session, for others’ lists, or out of bounds', async () => {
  const at = { evento: 'pena-lugares', fecha: '2030-01-05' };
  expect(await refused({ what: 'mine' })).toBe('no-session');
  expect(await refused({ what: 'attending', ...at }, ana)).toBe('not-found');
  const item = { tipo: 'evento', id: 'pena-lugares' };
  expect(await refused({ what: 'impact', item })).toBe('no-session');
  expect(await refused({ what: 'keep', ...at, to: '2030-01-06' }, ana)).toBe('not-found');
  expect(await seats({ what: 'keep', ...at, to: null }, owner)).toEqual({ what: 'keep' });
  expect(await refused({ what: 'impact', item }, ana)).toBe('not-found');
  expect(await refused({ what: 'impact', item: { ...item, id: 'no-hay' } }, owner)).toBe('not-found');
  expect(await refused({ what: 'impact', item: { ...item, tipo: 'curso' } }, owner)).toBe('invalid-data');
  expect(await refused({ what: 'dates', evento: 'no-hay' }, ana)).toBe('not-found');
  expect(await refused({ what: 'go', ...at, asked: 5 }, ana)).toBe('invalid-data');
  expect(await refused({ what: 'seen', ids: ['a/b'] }, ana)).toBe('invalid-data');
  const { status } = await untilRefused({ scope: 'go', most: TABLE.go.account }, () =>
    call('seats', { what: 'leave', ...at }, owner),
  );
  expect(status).toBe(429);
  expect(await seats({ what: 'mine' }, owner)).toMatchObject({ parties: [] });
});
