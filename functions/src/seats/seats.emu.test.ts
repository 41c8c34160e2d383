import { MAX_DOWN } from '@vidriera/domain/seats/limits';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { markRead } from '../notices/listed.ts';
import { inTurn } from '../shared/in-turn.ts';
import { refs } from '../shared/refs.ts';
import { creador } from '../testing/data.ts';
import { NOW, project } from '../testing/project.ts';
import { FECHA, seatsOver } from '../testing/seats.ts';
import { noteChange, stepOfChange } from './change-note.ts';
import { eventChanged } from './event-changed.ts';
import { go } from './go.ts';
import { listAttending, listDates, listMine } from './listed.ts';

const DAY_MS = 86_400_000;
let moment = NOW.getTime();
const services = project('seats', () => new Date(moment));
const { db } = services;
const { deps, people, event, change, ask, askFree, giveUp, seats, counted, told, party } =
  seatsOver(services);
/** Presses of as many by two instances, of which each tries one at a time. */
const instances = [1, 2].map(() => seatsOver({ ...services, turns: inTurn() }));
/** Each press by an instance of its own: transactions meet. */
const scattered = seatsOver({ ...services, turns: (_, work) => work() });
const id = (text: string) => itemIdSchema.parse(text);
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${100 + i}`);

beforeAll(async () => {
  await creador(db, 'teatro');
  await people([...names('a', 60), 'ana', 'beto', 'caro', 'dani']);
});

test('60 ask for few seats, 20 at a time, in parties of 1 to 4: never over, nobody lost, and the line moves up', async () => {
  await event('teatro', 'muchas', 30);
  const all = names('a', 60);
  const size = (i: number) => 1 + (i % 4);
  const rest = all.entries();
  const worker = async () => {
    for (const [i, uid] of rest) expect(await instances[i % 2]?.ask(uid, 'muchas', size(i))).toBe('down');
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  const full = await counted('muchas');
  expect(full.parties).toHaveLength(60);
  expect(full.had).toBe(30);
  expect(full).toMatchObject({ taken: full.had, waiting: full.waitingCount });
  const having = full.parties.filter(({ held }) => held > 0);
  const leaving = having.slice(0, 10).values();
  const leaver = async () => {
    for (const one of leaving) expect(await instances[one.asked % 2]?.giveUp(one.uid, 'muchas')).toBe(true);
  };
  await Promise.all(Array.from({ length: 5 }, leaver));
  const after = await counted('muchas');
  expect(after.parties).toHaveLength(50);
  expect(after).toMatchObject({ had: 30, taken: 30, waiting: after.waitingCount });
  const moved = after.parties.filter(({ uid, held }) => held > 0 && !having.some((one) => one.uid === uid));
  expect(moved.length).toBeGreaterThan(0);
  for (const { uid } of moved) expect((await told(uid)).notices).toEqual(['moved-up']);
}, 240_000);

describe('the line', () => {
  test('moves the oldest up that fits, past one that does not; each is told once', async () => {
    await event('teatro', 'fila', 3);
    await ask('ana', 'fila', 3);
    moment += 1000;
    await ask('beto', 'fila', 4);
    moment += 1000;
    await ask('caro', 'fila', 1);
    expect([await seats('beto', 'fila'), await seats('caro', 'fila')]).toEqual(['0/4', '0/1']);
    expect(await ask('ana', 'fila', 2)).toBe('down');
    expect(await seats('caro', 'fila')).toBe('1');
    expect(await told('caro')).toEqual({ notices: ['moved-up'], letters: ['moved-up Evento fila'] });
    await giveUp('ana', 'fila');
    expect(await seats('beto', 'fila'), 'two of four are not enough').toBe('0/4');
    await ask('beto', 'fila', 2);
    expect(await seats('beto', 'fila')).toBe('2');
    expect(await told('beto'), 'who presses sees it').toEqual({ notices: [], letters: [] });
    expect(await counted('fila')).toMatchObject({ had: 3, taken: 3, waiting: 0, waitingCount: 0 });
  });

  test('keeps what one has while one waits for more', async () => {
    await event('teatro', 'mas', 4);
    await ask('ana', 'mas', 2);
    moment += 1000;
    await ask('beto', 'mas', 2);
    moment += 1000;
    await ask('ana', 'mas', 4);
    moment += 1000;
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

describe('without agreeing to wait', () => {
  test('a party gets what is free, or is told what is left and nothing changes', async () => {
    await event('teatro', 'justo', 5);
    await ask('ana', 'justo', 2);
    expect(await askFree('beto', 'justo', 4)).toBe(3);
    expect(await seats('beto', 'justo')).toBeNull();
    expect(await askFree('beto', 'justo', 3)).toBe('down');
    expect(await askFree('ana', 'justo', 4), 'more than one has').toBe(0);
    expect(await seats('ana', 'justo')).toBe('2');
    expect(await counted('justo')).toMatchObject({ had: 5, taken: 5, waiting: 0, waitingCount: 0 });
    expect((await listDates(deps, null, id('justo'), FECHA))?.[0]).toMatchObject({
      ...{ fecha: FECHA, free: 0, aforo: 5, mine: null },
    });
  });

  test('whoever waits may wait for fewer, and not for more', async () => {
    await event('teatro', 'menos', 1);
    await ask('ana', 'menos', 1);
    await ask('beto', 'menos', 3);
    expect(await askFree('beto', 'menos', 2)).toBe('down');
    expect(await askFree('beto', 'menos', 4)).toBe(0);
    expect(await seats('beto', 'menos')).toBe('0/2');
  });

  test('a refused party moves up those who came before it', async () => {
    await event('teatro', 'antes', 1);
    await ask('ana', 'antes', 1);
    await ask('beto', 'antes', 2);
    await change('antes', { aforo: 3 });
    expect(await askFree('caro', 'antes', 1)).toBe(0);
    expect([await seats('beto', 'antes'), await seats('caro', 'antes')]).toEqual(['2', null]);
  });

  test('12 ask for 2 of 5 seats at once: none waits, and none has more than there is', async () => {
    await event('teatro', 'carrera', 5);
    const all = names('a', 12);
    const outcomes = await Promise.all(all.map((uid) => instances[0]?.askFree(uid, 'carrera', 2)));
    expect(outcomes.filter((one) => one === 'down')).toHaveLength(2);
    expect(await counted('carrera')).toMatchObject({ had: 4, taken: 4, waiting: 0, waitingCount: 0 });
  }, 60_000);
});

test('dates that are over are listed for 30 days, with the seats somebody had', async () => {
  await people(['fue', 'espero']);
  await event('teatro', 'ayer', 2);
  await ask('fue', 'ayer', 2);
  await ask('espero', 'ayer', 1);
  const before = moment;
  moment += 7 * DAY_MS;
  expect(await listMine(deps, 'fue')).toMatchObject({
    parties: [],
    past: [{ evento: 'ayer', fecha: FECHA, startsAt: `${FECHA}T21:00`, titulo: 'Evento ayer', held: 2 }],
  });
  expect((await listMine(deps, 'espero')).past, 'whoever waited was not there').toEqual([]);
  moment = before;
});

describe('the creator', () => {
  test('lowers the seats: nobody loses theirs, and nobody gets more; raises them: who waits moves up', async () => {
    await event('teatro', 'cambia', 4);
    await ask('ana', 'cambia', 4);
    await change('cambia', { aforo: 2 });
    await eventChanged(deps, 'cambia');
    expect(await seats('ana', 'cambia')).toBe('4');
    await ask('beto', 'cambia', 1);
    await ask('ana', 'cambia', 2);
    expect([await seats('ana', 'cambia'), await seats('beto', 'cambia')]).toEqual(['2', '0/1']);
    await change('cambia', { aforo: 30 });
    await eventChanged(deps, 'cambia');
    expect(await seats('beto', 'cambia')).toBe('1');
    expect(await counted('cambia')).toMatchObject({ had: 3, taken: 3, waitingCount: 0 });
  });

  test('raised, whoever asks next moves up those before them, whether the trigger has run or not', async () => {
    await event('teatro', 'sube', 1);
    await ask('ana', 'sube', 1);
    moment += 1000;
    await ask('beto', 'sube', 2);
    await change('sube', { aforo: 3 });
    moment += 1000;
    await ask('caro', 'sube', 1);
    expect([await seats('beto', 'sube'), await seats('caro', 'sube')]).toEqual(['2', '0/1']);
  });

  test.each([
    ['cancelled', { estado: 'cancelado' }],
    ['postponed', { estado: 'pospuesto' }],
    ['cancelled', { excepciones: [`${FECHA}|cancelado`] }],
    ['moved', { fechaPeriodica: 'Todos los lunes' }],
    ['cancelled', { visible: false }],
  ])('%s by %j: who is down is told once, and no seat is kept', async (kind, fields) => {
    const who = ['x1', 'x2', 'x3'].map((one) =>
      `${one}${Object.keys(fields)[0]}${kind}`.toLowerCase().slice(0, 20),
    );
    await people(who);
    await event('teatro', 'apagado', 3);
    for (const uid of who) await ask(uid, 'apagado', 2);
    await change('apagado', fields);
    expect(await eventChanged(deps, 'apagado')).toEqual({ told: 3 });
    expect(await eventChanged(deps, 'apagado'), 'delivered again').toEqual({ told: 0 });
    for (const uid of who)
      expect(await told(uid)).toEqual({ notices: [kind], letters: [`${kind} Evento apagado`] });
    expect(await counted('apagado')).toMatchObject({ had: 0, taken: 0, waitingCount: 0, parties: [] });
    expect(await ask(who[0] ?? '', 'apagado', 1)).not.toBe('down');
  });

  test('gives a date other hours: who is down stays, and is told once', async () => {
    await event('teatro', 'horas', 3);
    await people(['hora']);
    await ask('hora', 'horas', 2);
    await change('horas', { excepciones: [`${FECHA}|22:30|23:30`] });
    expect(await eventChanged(deps, 'horas')).toEqual({ told: 1 });
    expect(await eventChanged(deps, 'horas')).toEqual({ told: 0 });
    expect(await party('hora', 'horas')).toMatchObject({ held: 2, startsAt: `${FECHA}T22:30` });
    expect((await told('hora')).notices).toEqual(['moved']);
    const [queued] = (await refs.mail(db).where('uid', '==', 'hora').get()).docs;
    expect(queued?.get('letter')).toMatchObject({
      edition: { creador: 'teatro' },
      news: { [FECHA]: { kind: 'moved', startsAt: `${FECHA}T22:30`, isKept: true } },
    });
  });

  test('deletes an event: who is down is told by its title, once, though a delivery is cut off and others come at once', async () => {
    await event('teatro', 'borrado', 200, { titulo: 'Peña <b>&</b> baile' });
    const who = names('d', 120);
    await people(who);
    for (const uid of who) expect(await ask(uid, 'borrado', 1)).toBe('down');
    await refs.item(db, 'evento', 'borrado').delete();
    let asked = 0;
    const cutOff = {
      ...deps,
      // Each party asks twice: whether its date is over, and when it is told. So the second transaction is cut off.
      now: () => {
        if (++asked > 120) throw new Error('cut off');
        return deps.now();
      },
    };
    await expect(eventChanged(cutOff, 'borrado')).rejects.toThrow('cut off');
    expect((await counted('borrado')).parties).toHaveLength(70);
    const deliveries = await Promise.all([eventChanged(deps, 'borrado'), eventChanged(deps, 'borrado')]);
    expect(deliveries.reduce((sum, one) => sum + one.told, 0)).toBe(70);
    for (const uid of who)
      expect(await told(uid)).toEqual({
        notices: ['cancelled'],
        letters: ['cancelled Peña <b>&</b> baile'],
      });
    const [queued] = (await refs.mail(db).where('uid', '==', 'd100').get()).docs;
    expect(JSON.stringify(queued?.data()), 'no address is stored').not.toContain('@');
    expect((await refs.seats(db, { evento: 'borrado', fecha: FECHA }).get()).exists).toBe(false);
  }, 120_000);
});

describe('a change of an event with many dates', () => {
  const DATES = 60;
  /** Puts somebody down for each of the next Saturdays, each in a week in which it is offered. */
  const fill = async (evento: string, uid: string) => {
    const before = moment;
    for (let week = 0; week < DATES; week++) {
      const fecha = new Date(Date.parse(FECHA) + week * 7 * DAY_MS).toISOString().slice(0, 10);
      expect(await ask(uid, evento, 1, fecha)).toBe('down');
      moment += 7 * DAY_MS;
    }
    moment = before;
  };
  const partiesOf = async (evento: string) =>
    (await db.collection('party').where('evento', '==', evento).get()).size;
  /** Does steps until the note is gone; tells how many each told. */
  const allSteps = async (evento: string) => {
    const steps: number[] = [];
    for (;;) {
      const told = await stepOfChange(deps, evento);
      if (told === null) return steps;
      steps.push(told);
    }
  };

  test('goes on step by step, after a step that was cut off too; each party is told once', async () => {
    await people(['fiel']);
    await event('teatro', 'temporada', 3);
    await fill('temporada', 'fiel');
    await change('temporada', { estado: 'cancelado' });
    expect(await noteChange(db, 'temporada')).toBe(true);
    expect(await stepOfChange(deps, 'temporada')).toBeLessThanOrEqual(10);
    expect(await partiesOf('temporada')).toBe(DATES - 10);
    let reads = 0;
    const cutOff = {
      ...deps,
      now: () => {
        if (++reads > 9) throw new Error('cut off');
        return deps.now();
      },
    };
    await expect(stepOfChange(cutOff, 'temporada')).rejects.toThrow('cut off');
    const steps = await allSteps('temporada');
    expect(steps.length).toBeGreaterThan(3);
    expect(Math.max(...steps)).toBeLessThanOrEqual(10);
    expect(await partiesOf('temporada')).toBe(0);
    expect((await told('fiel')).notices).toHaveLength(DATES);
    expect((await refs.seatChange(db, 'temporada').get()).exists).toBe(false);
  }, 180_000);

  test('begins again where the event is written meanwhile', async () => {
    await people(['fiel2']);
    await event('teatro', 'gira', 3);
    await fill('gira', 'fiel2');
    await noteChange(db, 'gira');
    await stepOfChange(deps, 'gira');
    await change('gira', { horaInicio: new Date('1970-01-01T22:00:00Z') });
    await noteChange(db, 'gira');
    const steps = await allSteps('gira');
    expect(steps.reduce((sum, one) => sum + one, 0)).toBe(DATES);
    expect(await party('fiel2', 'gira')).toMatchObject({ startsAt: `${FECHA}T22:00` });
  }, 180_000);

  test('needs no note where nobody is down', async () => {
    await event('teatro', 'sin-nadie', 3);
    expect(await noteChange(db, 'sin-nadie')).toBe(false);
    expect(await stepOfChange(deps, 'sin-nadie')).toBeNull();
  });
});

describe('who asks', () => {
  test('has a confirmed e-mail, asks for a date that is to come, of an event that keeps seats', async () => {
    await event('teatro', 'abierto', 2);
    await event('teatro', 'con-link', 2, { linkReserva: 'https://example.com/' });
    await event('teatro', 'agotado', 2, { agotado: true });
    const wanted = { evento: id('abierto'), fecha: FECHA, asked: 1 };
    expect(await go(deps, { uid: 'ana', isConfirmed: false }, wanted)).toEqual({
      kind: 'mail-not-confirmed',
    });
    expect(await go(deps, { uid: 'nadie', isConfirmed: true }, wanted)).toEqual({ kind: 'no-account' });
    expect(await ask('ana', 'abierto', 1, '2026-11-27')).toBe('not-found');
    expect(await ask('ana', 'abierto', 1, '2026-11-21')).toBe('over');
    expect(await ask('ana', 'no-hay')).toBe('not-found');
    expect(await ask('ana', 'con-link')).toBe('over');
    expect(await ask('ana', 'agotado')).toBe('over');
    expect(await listDates(deps, 'ana', id('con-link'))).toEqual([]);
    expect(await listDates(deps, 'ana', id('no-hay'))).toBeNull();
  });

  test('gets no date that is not offered, unless they are down for it', async () => {
    await people(['lejana', 'lejano']);
    await event('teatro', 'lejos', 8);
    for (const fecha of ['2026-12-26', '2027-06-26', '2126-07-27'])
      expect(await ask('lejana', 'lejos', 1, fecha), fecha).toBe('not-found');
    expect((await db.collection('seats').where('evento', '==', 'lejos').get()).size).toBe(0);
    const [fecha, before] = ['2026-12-19', moment];
    expect(await ask('lejana', 'lejos', 2, fecha)).toBe('down');
    moment -= 14 * DAY_MS; // now the date is the sixth, not one of the next four
    expect(await ask('lejano', 'lejos', 1, fecha)).toBe('not-found');
    expect(await ask('lejana', 'lejos', 1, fecha)).toBe('down');
    expect(await ask('lejana', 'lejos', 3, fecha)).toBe('down');
    expect(await giveUp('lejana', 'lejos', fecha)).toBe(true);
    expect(await ask('lejana', 'lejos', 1, fecha)).toBe('not-found');
    moment = before;
  });

  test('may go until it begins', async () => {
    await event('teatro', 'hoy', 2);
    const before = moment;
    moment = new Date(`${FECHA}T23:59:00Z`).getTime();
    expect(await ask('ana', 'hoy')).toBe('down');
    moment = new Date(`${FECHA}T24:00:00Z`).getTime();
    expect(await ask('beto', 'hoy')).toBe('over');
    moment = before;
  });

  test('is told the day alone where the event says no hour', async () => {
    await event('teatro', 'sin-hora', 2, { horaInicio: null });
    await ask('ana', 'sin-hora');
    expect((await listDates(deps, 'ana', id('sin-hora')))?.[0]).toMatchObject({
      fecha: FECHA,
      startsAt: FECHA,
    });
    await eventChanged(deps, 'sin-hora');
    expect(await told('ana')).not.toContain('moved');
  });

  test('is down for so many dates at most, whoever presses when', async () => {
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

  test('is one party however often they press at once', async () => {
    await event('teatro', 'doble', 8);
    await Promise.all(Array.from({ length: 6 }, () => scattered.ask('dani', 'doble', 2)));
    expect(await counted('doble')).toMatchObject({ had: 2, taken: 2 });
    expect(await giveUp('dani', 'doble')).toBe(true);
    expect(await giveUp('dani', 'doble')).toBe(false);
  });
});

test('its creator alone is told who comes, by display names', async () => {
  await event('teatro', 'puerta', 3);
  await ask('ana', 'puerta', 2);
  moment += 1000;
  await ask('beto', 'puerta', 2);
  const asked = { evento: id('puerta'), fecha: FECHA };
  const listed = await listAttending(deps, 'teatro', asked);
  expect(listed).toMatchObject({
    titulo: 'Evento puerta',
    aforo: 3,
    parties: [
      { nombre: 'Persona ana', asked: 2, held: 2, state: 'going' },
      { nombre: 'Persona beto', asked: 2, held: 0, state: 'waiting' },
    ],
  });
  expect(JSON.stringify(listed)).not.toMatch(/@|"uid"|SECRETO/);
  expect(await listAttending(deps, 'ana', asked)).toBeNull();
});

test('notices: newest first, unread until marked, and listed for thirty days', async () => {
  await people(['avisada']);
  await event('teatro', 'avisa', 1);
  await ask('ana', 'avisa', 1);
  await ask('avisada', 'avisa', 1);
  await giveUp('ana', 'avisa');
  const { notices } = await listMine(deps, 'avisada');
  expect(notices).toMatchObject([
    { kind: 'moved-up', evento: 'avisa', fecha: FECHA, titulo: 'Evento avisa', aviso: '', readAt: null },
  ]);
  const before = moment;
  moment += 1000;
  await change('avisa', { estado: 'cancelado', aviso: ' Por la\nlluvia\u202e ' });
  await eventChanged(deps, 'avisa');
  const both = (await listMine(deps, 'avisada')).notices;
  expect(both).toMatchObject([
    { kind: 'cancelled', aviso: 'Por la lluvia', isKept: false, readAt: null, isGone: false },
    { kind: 'moved-up', held: 1, isKept: true, readAt: null },
  ]);
  const read = [both[0]?.id ?? '', both[0]?.id ?? '', 'another'];
  await markRead(deps, 'beto', read);
  expect((await listMine(deps, 'avisada')).notices, 'one’s own alone').toEqual(both);
  await markRead(deps, 'avisada', read);
  moment += 1000;
  await markRead(deps, 'avisada', read);
  await refs.item(db, 'evento', 'avisa').delete();
  expect((await listMine(deps, 'avisada')).notices, 'the first reading counts').toMatchObject([
    { kind: 'cancelled', aviso: 'Por la lluvia', readAt: before + 1000, isGone: true },
    { kind: 'moved-up', readAt: null, isGone: true },
  ]);
  expect((await refs.notices(db, 'avisada').doc('another').get()).exists).toBe(false);
  moment = before + 30 * DAY_MS;
  expect((await listMine(deps, 'avisada')).notices).toMatchObject([{ kind: 'cancelled' }]);
  moment = before;
});

test('a creator who becomes personal: the notice has no reason of before', async () => {
  await people(['oculta']);
  await event('teatro', 'oculto', 2, { aviso: 'Traé abrigo' });
  await ask('oculta', 'oculto', 1);
  await change('oculto', { visible: false });
  await eventChanged(deps, 'oculto');
  expect((await listMine(deps, 'oculta')).notices).toMatchObject([
    { kind: 'cancelled', aviso: '', isGone: true },
  ]);
});
