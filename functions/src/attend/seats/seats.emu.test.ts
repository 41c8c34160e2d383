import { MAX_DOWN } from '@vidriera/domain/seats/limits';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { keyedMutex } from '../../base/process/keyed-mutex.ts';
import { FECHA, seatsOver } from '../../testing/seats.ts';
import { DAY_MS, names, seatsProject } from '../../testing/seats-project.ts';
import { eventChanged } from './event-changed.ts';
import { go } from './go.ts';
import { listDates, listMine } from './listed.ts';

const { clock, services, db, deps, people, event, change, ask, askFree, giveUp, seats, counted, told } =
  seatsProject('seats');
/** Two instances, each with one request at a time. */
const instances = [1, 2].map(() => seatsOver({ ...services, turns: keyedMutex() }));
/** One instance per request, so transactions collide. */
const scattered = seatsOver({ ...services, turns: (_, work) => work() });

beforeAll(async () => {
  await people(names('a', 24));
});
const id = (text: string) => itemIdSchema.parse(text);

test('24 parties of 1 to 4 seats, 8 at a time: never exceeds the seats, loses nobody, and the line moves up', async () => {
  await event('teatro', 'muchas', 12);
  const all = names('a', 24);
  /** A seat stays free only where every waiting party needs more. */
  const expectFilled = ({ had, parties }: Awaited<ReturnType<typeof counted>>) => {
    expect(had).toBeLessThanOrEqual(12);
    expect(parties.filter(({ held, asked }) => held < asked && asked - held <= 12 - had)).toEqual([]);
  };
  const size = (i: number) => 1 + (i % 4);
  const rest = all.entries();
  const worker = async () => {
    for (const [i, uid] of rest) expect(await instances[i % 2]?.ask(uid, 'muchas', size(i))).toBe('down');
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const full = await counted('muchas');
  expect(full.parties).toHaveLength(24);
  expectFilled(full);
  expect(full).toMatchObject({ taken: full.had, waiting: full.waitingCount });
  const having = full.parties.filter(({ held }) => held > 0);
  const leaving = having.slice(0, 4).values();
  const leaver = async () => {
    for (const one of leaving) expect(await instances[one.asked % 2]?.giveUp(one.uid, 'muchas')).toBe(true);
  };
  await Promise.all(Array.from({ length: 2 }, leaver));
  const after = await counted('muchas');
  expect(after.parties).toHaveLength(20);
  expectFilled(after);
  expect(after).toMatchObject({ taken: after.had, waiting: after.waitingCount });
  const moved = after.parties.filter(({ uid, held }) => held > 0 && !having.some((one) => one.uid === uid));
  expect(moved.length).toBeGreaterThan(0);
  for (const { uid } of moved) expect((await told(uid)).notices).toEqual(['moved-up']);
});

test('a page that shows another number than the stored one changes nothing', async () => {
  const [uid = ''] = names('a', 24);
  await event('teatro', 'dos-pestanas', 12);
  expect(await ask(uid, 'dos-pestanas', 4)).toBe('down');
  const stale = { evento: id('dos-pestanas'), fecha: FECHA, asked: 1, had: 0 };
  const goes = async (change: object) =>
    (await go(deps, { uid, email: null, isConfirmed: true }, { ...stale, ...change })).kind;
  expect(await goes({})).toBe('changed');
  expect(await seats(uid, 'dos-pestanas')).toBe('4');
  expect(await goes({ asked: 4 }), 'a retry after a lost answer').toBe('down');
  expect(await goes({ had: 4 })).toBe('down');
  expect(await seats(uid, 'dos-pestanas')).toBe('1');
});

describe('the waiting line', () => {
  test('moves up the oldest party that fits; each is notified once', async () => {
    await event('teatro', 'fila', 3);
    await ask('ana', 'fila', 3);
    clock.moment += 1000;
    await ask('beto', 'fila', 3);
    clock.moment += 1000;
    await ask('caro', 'fila', 1);
    expect([await seats('beto', 'fila'), await seats('caro', 'fila')]).toEqual(['0/3', '0/1']);
    expect(await ask('ana', 'fila', 2)).toBe('down');
    expect(await seats('caro', 'fila')).toBe('1');
    expect(await told('caro')).toEqual({ notices: ['moved-up'], letters: ['moved-up Evento fila'] });
    await giveUp('ana', 'fila');
    expect(await seats('beto', 'fila'), 'two of three are not enough').toBe('0/3');
    await ask('beto', 'fila', 2);
    expect(await seats('beto', 'fila')).toBe('2');
    expect(await told('beto'), 'people get no notice of their own request').toEqual({
      notices: [],
      letters: [],
    });
    expect(await counted('fila')).toMatchObject({ had: 3, taken: 3, waiting: 0, waitingCount: 0 });
  });

  test('takes no request for more seats than the event has', async () => {
    await event('teatro', 'chica', 2);
    expect(await ask('ana', 'chica', 3)).toBe('too-many');
    expect(await seats('ana', 'chica')).toBeNull();
    await ask('ana', 'chica', 2);
    clock.moment += 1000;
    expect(await ask('beto', 'chica', 2)).toBe('down');
    expect(await ask('beto', 'chica', 3)).toBe('too-many');
    expect(await seats('beto', 'chica')).toBe('0/2');
  });

  test('keeps a party’s seats while it waits for more', async () => {
    await event('teatro', 'mas', 4);
    await ask('ana', 'mas', 2);
    clock.moment += 1000;
    await ask('beto', 'mas', 2);
    clock.moment += 1000;
    await ask('ana', 'mas', 4);
    clock.moment += 1000;
    await ask('caro', 'mas', 1);
    expect([await seats('ana', 'mas'), await seats('caro', 'mas')]).toEqual(['2/4', '0/1']);
    const dates = await listDates(deps, 'caro', id('mas'));
    expect(dates?.[0]).toMatchObject({
      fecha: FECHA,
      startsAt: `${FECHA}T21:00`,
      free: 0,
      aforo: 4,
      mine: { asked: 1, held: 0, state: 'waiting', ahead: 1 },
    });
    expect(dates).toHaveLength(4);
    expect(dates?.[1]).toMatchObject({ fecha: '2026-12-05', free: 4, mine: null });
    await giveUp('beto', 'mas');
    expect([await seats('ana', 'mas'), await seats('caro', 'mas')]).toEqual(['4', '0/1']);
  });
});

describe('without accepting to wait', () => {
  test('a party gets its seats, or the number of free ones and no change', async () => {
    await event('teatro', 'justo', 5);
    await ask('ana', 'justo', 2);
    expect(await askFree('beto', 'justo', 4)).toBe(3);
    expect(await seats('beto', 'justo')).toBeNull();
    expect(await askFree('beto', 'justo', 3)).toBe('down');
    expect(await askFree('ana', 'justo', 4), 'more seats than held').toBe(0);
    expect(await seats('ana', 'justo')).toBe('2');
    expect(await counted('justo')).toMatchObject({ had: 5, taken: 5, waiting: 0, waitingCount: 0 });
    expect((await listDates(deps, null, id('justo'), FECHA))?.[0]).toMatchObject({
      fecha: FECHA,
      free: 0,
      aforo: 5,
      mine: null,
    });
  });

  test('a waiting party may request fewer seats, but not more', async () => {
    await event('teatro', 'menos', 3);
    await ask('ana', 'menos', 3);
    await ask('beto', 'menos', 3);
    expect(await askFree('beto', 'menos', 2)).toBe('down');
    expect(await askFree('beto', 'menos', 3)).toBe(0);
    expect(await seats('beto', 'menos')).toBe('0/2');
  });

  test('a refused request moves up older parties', async () => {
    await event('teatro', 'antes', 2);
    await ask('ana', 'antes', 2);
    await ask('beto', 'antes', 2);
    await change('antes', { aforo: 4 });
    expect(await askFree('caro', 'antes', 1)).toBe(0);
    expect([await seats('beto', 'antes'), await seats('caro', 'antes')]).toEqual(['2', null]);
  });

  test('12 parties request 2 of 5 seats at once: two get them, and none waits', async () => {
    await event('teatro', 'carrera', 5);
    const all = names('a', 12);
    const outcomes = await Promise.all(all.map((uid) => instances[0]?.askFree(uid, 'carrera', 2)));
    expect(outcomes.filter((one) => one === 'down')).toHaveLength(2);
    expect(await counted('carrera')).toMatchObject({ had: 4, taken: 4, waiting: 0, waitingCount: 0 });
  });
});

describe('a request for seats', () => {
  test('needs a confirmed e-mail, a future date, and an event with seats', async () => {
    await event('teatro', 'abierto', 2);
    await event('teatro', 'con-link', 2, { linkReserva: 'https://example.com/' });
    await event('teatro', 'agotado', 2, { agotado: true });
    await event('teatro', 'un-dia', 2, { excepciones: [`${FECHA}|agotado`] });
    const wanted = { evento: id('abierto'), fecha: FECHA, asked: 1 };
    expect(await go(deps, { uid: 'ana', email: null, isConfirmed: false }, wanted)).toEqual({
      kind: 'mail-not-confirmed',
    });
    expect(await go(deps, { uid: 'nadie', email: null, isConfirmed: true }, wanted)).toEqual({
      kind: 'no-account',
    });
    expect(await ask('ana', 'abierto', 1, '2026-11-27')).toBe('not-found');
    expect(await ask('ana', 'abierto', 1, '2026-11-21')).toBe('over');
    expect(await ask('ana', 'no-hay')).toBe('not-found');
    expect(await ask('ana', 'con-link')).toBe('over');
    expect(await ask('ana', 'agotado')).toBe('over');
    expect(await ask('ana', 'un-dia')).toBe('over');
    expect((await listDates(deps, 'ana', id('un-dia')))?.map(({ fecha }) => fecha)).not.toContain(FECHA);
    expect(await listDates(deps, 'ana', id('un-dia'), FECHA)).toEqual([]);
    expect(await ask('ana', 'un-dia', 1, '2026-12-05')).toBe('down');
    expect(await listDates(deps, 'ana', id('con-link'))).toEqual([]);
    expect(await listDates(deps, 'ana', id('no-hay'))).toBeNull();
  });

  test('is refused for a date that is not offered, unless the person has a party there', async () => {
    await people(['lejana', 'lejano']);
    await event('teatro', 'lejos', 8);
    for (const fecha of ['2026-12-26', '2027-06-26', '2126-07-27'])
      expect(await ask('lejana', 'lejos', 1, fecha), fecha).toBe('not-found');
    expect((await db.collection('seats').where('evento', '==', 'lejos').get()).size).toBe(0);
    const [fecha, before] = ['2026-12-19', clock.moment];
    expect(await ask('lejana', 'lejos', 2, fecha)).toBe('down');
    clock.moment -= 14 * DAY_MS; // now the date is the sixth, not one of the next four
    expect(await ask('lejano', 'lejos', 1, fecha)).toBe('not-found');
    expect(await ask('lejana', 'lejos', 1, fecha)).toBe('down');
    expect(await ask('lejana', 'lejos', 3, fecha)).toBe('down');
    expect(await giveUp('lejana', 'lejos', fecha)).toBe(true);
    expect(await ask('lejana', 'lejos', 1, fecha)).toBe('not-found');
    clock.moment = before;
  });

  test('is accepted until the date begins', async () => {
    await event('teatro', 'hoy', 2);
    const before = clock.moment;
    clock.moment = new Date(`${FECHA}T23:59:00Z`).getTime();
    expect(await ask('ana', 'hoy')).toBe('down');
    clock.moment = new Date(`${FECHA}T24:00:00Z`).getTime();
    expect(await ask('beto', 'hoy')).toBe('over');
    clock.moment = before;
  });

  test('gets a start without hour if the event has none', async () => {
    await event('teatro', 'sin-hora', 2, { horaInicio: null });
    await ask('ana', 'sin-hora');
    expect((await listDates(deps, 'ana', id('sin-hora')))?.[0]).toMatchObject({
      fecha: FECHA,
      startsAt: FECHA,
    });
    await eventChanged(deps, 'sin-hora');
    expect(await told('ana')).not.toContain('moved');
  });

  test('is refused above the maximum of dates per person, also for simultaneous requests', async () => {
    await people(['ansiosa']);
    const ids = Array.from({ length: MAX_DOWN + 2 }, (_, i) => `ev${i}`);
    for (const one of ids) await event('teatro', one, 30);
    const outcomes = await Promise.all(ids.map((one) => scattered.ask('ansiosa', one)));
    expect(outcomes.filter((kind) => kind === 'down')).toHaveLength(MAX_DOWN);
    expect(outcomes.filter((kind) => kind === 'too-many-down')).toHaveLength(2);
    const { parties } = await listMine(deps, 'ansiosa');
    expect(parties).toHaveLength(MAX_DOWN);
    expect(parties[0]).toMatchObject({ fecha: FECHA, asked: 1, held: 1, state: 'going', ahead: null });
  });

  test('is one per mailbox and date, and counts all its accounts, also for simultaneous requests', async () => {
    const accounts = names('m', MAX_DOWN + 2);
    await people(accounts);
    const by = (uid: string, n: number | string, evento: string, asked = 1) => {
      const who = { uid, email: `m.ara+${n}@gmail.com`, isConfirmed: true };
      return go(deps, who, { evento: id(evento), fecha: FECHA, asked });
    };
    await event('teatro', 'casilla', 20);
    const outcomes = await Promise.all(accounts.map((uid, n) => by(uid, n, 'casilla')));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
      'down',
      ...accounts.slice(1).map(() => 'had-one'),
    ]);
    const { parties } = await counted('casilla');
    const [first = ''] = parties.map(({ uid }) => uid);
    const otherAccounts = accounts.filter((uid) => uid !== first);
    expect(await by(first, 'x', 'casilla', 2), 'its own party').toEqual({ kind: 'down' });
    expect(await ask(first, 'casilla', 3), 'after a change of address').toBe('down');
    expect(await by(otherAccounts[0] ?? '', 'x', 'casilla'), 'the first mailbox still counts').toEqual({
      kind: 'had-one',
    });
    for (const [n, uid] of otherAccounts.slice(0, MAX_DOWN).entries()) {
      await event('teatro', `casilla${n}`, 20);
      expect(await by(uid, n, `casilla${n}`)).toEqual({ kind: n < MAX_DOWN - 1 ? 'down' : 'too-many-down' });
    }
    expect(await giveUp(first, 'casilla')).toBe(true);
    expect(await by(otherAccounts[0] ?? '', 'x', 'casilla'), 'its party is deleted').toEqual({
      kind: 'down',
    });
  });

  test('reads a party without a hash of its mailbox, and adds it with the next request', async () => {
    await people(['vieja']);
    await event('teatro', 'antigua', 8);
    await ask('vieja', 'antigua');
    const ref = refs.party(db, { evento: 'antigua', fecha: FECHA }, 'vieja');
    await ref.update({ print: FieldValue.delete() });
    expect(await ask('vieja', 'antigua', 2)).toBe('down');
    expect((await ref.get()).data()).toMatchObject({
      held: 2,
      print: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('makes one party, also for simultaneous requests', async () => {
    await event('teatro', 'doble', 8);
    await Promise.all(Array.from({ length: 6 }, () => scattered.ask('dani', 'doble', 2)));
    expect(await counted('doble')).toMatchObject({ had: 2, taken: 2 });
    expect(await giveUp('dani', 'doble')).toBe(true);
    expect(await giveUp('dani', 'doble')).toBe(false);
  });
});
