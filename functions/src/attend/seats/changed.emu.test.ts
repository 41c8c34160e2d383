import { midnight } from '@vidriera/domain/values/fecha';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { FECHA } from '../../testing/seats.ts';
import { DAY_MS, names, seatsProject } from '../../testing/seats-project.ts';
import { noteChange, stepOfChange } from './change-note.ts';
import { eventChanged } from './event-changed.ts';
import { listDates, listMine } from './listed.ts';

const { clock, db, deps, people, event, change, ask, giveUp, seats, counted, told, party } =
  seatsProject('seats-changed');

const noticeTo = async (uid: string) =>
  (await refs.mail(db).where('uid', '==', uid).get()).docs.find((doc) => doc.get('letter.news'));

describe('eventChanged', () => {
  test('fewer seats: parties keep theirs, and nobody gets more; more seats: the line moves up', async () => {
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

  test('fewer seats than a waiting party wants: it waits for all there are, in its place, and is told once', async () => {
    await people(['fa', 'fb', 'fc', 'fd']);
    await event('teatro', 'achica', 4);
    await ask('fa', 'achica', 3);
    for (const [uid, asked] of [
      ['fb', 4],
      ['fc', 2],
    ] as const) {
      clock.moment += 1000;
      await ask(uid, 'achica', asked);
    }
    await change('achica', { aforo: 3 });
    expect(await eventChanged(deps, 'achica')).toEqual({ told: 1 });
    expect(await eventChanged(deps, 'achica'), 'delivered again').toEqual({ told: 0 });
    expect([await seats('fb', 'achica'), await seats('fc', 'achica')]).toEqual(['0/3', '0/2']);
    expect(await told('fb')).toEqual({ notices: ['fewer'], letters: ['fewer Evento achica'] });
    expect(await told('fc')).toEqual({ notices: [], letters: [] });
    await giveUp('fa', 'achica');
    expect(await seats('fb', 'achica')).toBe('3');
  });

  test('fewer seats than a waiting party has: it keeps them, and waits for no more', async () => {
    await people(['ga', 'gb']);
    await event('teatro', 'sobra', 4);
    await ask('ga', 'sobra', 2);
    await ask('gb', 'sobra', 2);
    clock.moment += 1000;
    await ask('gb', 'sobra', 3);
    expect(await seats('gb', 'sobra')).toBe('2/3');
    await change('sobra', { aforo: 1 });
    expect(await eventChanged(deps, 'sobra')).toEqual({ told: 1 });
    expect(await seats('gb', 'sobra')).toBe('2');
    expect(await counted('sobra')).toMatchObject({ had: 4, taken: 4, waiting: 0, waitingCount: 0 });
  });

  test('no seats any more: the waiting list is over, and is told', async () => {
    await people(['ha', 'hb']);
    await event('teatro', 'ninguno', 1);
    await ask('ha', 'ninguno', 1);
    await ask('hb', 'ninguno', 1);
    await change('ninguno', { aforo: 0 });
    expect(await eventChanged(deps, 'ninguno')).toEqual({ told: 1 });
    expect([await seats('ha', 'ninguno'), await seats('hb', 'ninguno')]).toEqual(['1', null]);
    expect((await listMine(deps, 'hb')).notices).toMatchObject([{ kind: 'fewer', held: 0, isKept: false }]);
    expect(await counted('ninguno')).toMatchObject({ had: 1, taken: 1, waitingCount: 0 });
  });

  test('more seats: the next request moves up older parties even before the trigger runs', async () => {
    await event('teatro', 'sube', 2);
    await ask('ana', 'sube', 2);
    clock.moment += 1000;
    await ask('beto', 'sube', 2);
    await change('sube', { aforo: 4 });
    clock.moment += 1000;
    await ask('caro', 'sube', 1);
    expect([await seats('beto', 'sube'), await seats('caro', 'sube')]).toEqual(['2', '0/1']);
  });

  test.each([
    ['cancelled', { estado: 'cancelado' }],
    ['postponed', { estado: 'pospuesto' }],
    ['cancelled', { excepciones: [`${FECHA}|cancelado`] }],
    ['moved', { fechaPeriodica: 'Todos los lunes' }],
    [
      'moved',
      {
        regla: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA',
        fechaPeriodica: null,
        fechaDesde: midnight('2026-12-05'),
      },
    ],
    ['cancelled', { visible: false, retirado: true }],
  ])('%s by %j: each party is notified once, and no seat stays taken', async (kind, fields) => {
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

  test('hidden: parties stay, see theirs and hear of changes; nobody gets more', async () => {
    const hidden = { visibilidad: 'oculto', visible: false, retirado: false };
    await people(['ha1', 'ha2', 'ha3']);
    await event('teatro', 'oculto', 3);
    await ask('ha1', 'oculto', 3);
    clock.moment += 1000;
    await ask('ha2', 'oculto', 1);
    await change('oculto', hidden);
    expect(await eventChanged(deps, 'oculto')).toEqual({ told: 0 });
    expect(await ask('ha3', 'oculto', 1), 'a stranger').toBe('not-found');
    const oculto = itemIdSchema.parse('oculto');
    expect(await listDates(deps, 'ha3', oculto)).toBeNull();
    expect(await listDates(deps, 'ha1', oculto)).toMatchObject([{ free: 0, mine: { held: 3 } }]);
    expect((await listMine(deps, 'ha1')).parties).toMatchObject([{ evento: 'oculto', isHidden: true }]);
    expect(await ask('ha1', 'oculto', 4), 'more seats').toBe('over');
    expect(await ask('ha1', 'oculto', 2), 'fewer seats').toBe('down');
    expect([await seats('ha1', 'oculto'), await seats('ha2', 'oculto')]).toEqual(['2', '1']);
    await change('oculto', { excepciones: [`${FECHA}|22:30|23:30`] });
    expect(await eventChanged(deps, 'oculto'), 'other hours').toEqual({ told: 2 });
    await change('oculto', { estado: 'cancelado' });
    expect(await eventChanged(deps, 'oculto'), 'cancelled').toEqual({ told: 2 });
    expect((await told('ha2')).notices.sort()).toEqual(['cancelled', 'moved', 'moved-up']);
    expect((await refs.unanswered(db, 'oculto').get()).exists, 'nothing to answer').toBe(false);
  });

  test('other hours: parties stay, and are notified once', async () => {
    await event('teatro', 'horas', 3);
    await people(['hora']);
    await ask('hora', 'horas', 2);
    await change('horas', { excepciones: [`${FECHA}|22:30|23:30`] });
    expect(await eventChanged(deps, 'horas')).toEqual({ told: 1 });
    expect(await eventChanged(deps, 'horas')).toEqual({ told: 0 });
    expect(await party('hora', 'horas')).toMatchObject({ held: 2, startsAt: `${FECHA}T22:30` });
    expect((await told('hora')).notices).toEqual(['moved']);
    const queued = await noticeTo('hora');
    expect(queued?.get('letter')).toMatchObject({
      edition: { creador: 'teatro' },
      news: { [FECHA]: { kind: 'moved', startsAt: `${FECHA}T22:30`, isKept: true } },
    });
  });

  test('deleted event: parties are notified once with its title, despite interrupted and simultaneous runs', async () => {
    await event('teatro', 'borrado', 200, { titulo: 'Peña <b>&</b> baile' });
    const who = names('d', 120);
    await people(who);
    for (const uid of who) expect(await ask(uid, 'borrado', 1)).toBe('down');
    await refs.item(db, 'evento', 'borrado').delete();
    let clockReads = 0;
    const cutOff = {
      ...deps,
      // Each party reads the clock twice, for its date and its notice. So the second transaction is cut off.
      now: () => {
        if (++clockReads > 120) throw new Error('cut off');
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
    const queued = await noticeTo('d100');
    expect(JSON.stringify(queued?.data()), 'no address is stored').not.toContain('@');
    expect((await refs.seats(db, { evento: 'borrado', fecha: FECHA }).get()).exists).toBe(false);
  });
});

describe('stepOfChange, with many dates', () => {
  const DATES = 35;
  /** Books one seat on each of 35 Saturdays, in a week that offers it. */
  const fill = async (evento: string, uid: string) => {
    const before = clock.moment;
    for (let week = 0; week < DATES; week++) {
      const fecha = new Date(Date.parse(FECHA) + week * 7 * DAY_MS).toISOString().slice(0, 10);
      expect(await ask(uid, evento, 1, fecha)).toBe('down');
      clock.moment += 7 * DAY_MS;
    }
    clock.moment = before;
  };
  const partiesOf = async (evento: string) =>
    (await db.collection('party').where('evento', '==', evento).get()).size;
  /** Runs steps until the note is deleted; returns how many people each told. */
  const allSteps = async (evento: string) => {
    const steps: number[] = [];
    for (;;) {
      const told = await stepOfChange(deps, evento);
      if (told === null) return steps;
      steps.push(told);
    }
  };

  test('continues after an interrupted step; each party is notified once', async () => {
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
    expect(steps.length).toBeGreaterThan(1);
    expect(Math.max(...steps)).toBeLessThanOrEqual(10);
    expect(await partiesOf('temporada')).toBe(0);
    expect((await told('fiel')).notices).toHaveLength(DATES);
    expect((await refs.seatChange(db, 'temporada').get()).exists).toBe(false);
  });

  test('starts again if the event is written meanwhile', async () => {
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
  });

  test('an event without parties gets no note', async () => {
    await event('teatro', 'sin-nadie', 3);
    expect(await noteChange(db, 'sin-nadie')).toBe(false);
    expect(await stepOfChange(deps, 'sin-nadie')).toBeNull();
  });
});

test('a hidden event: the notice leaves out its earlier reason', async () => {
  await people(['oculta']);
  await event('teatro', 'oculto', 2, { aviso: 'Traé abrigo' });
  await ask('oculta', 'oculto', 1);
  await change('oculto', { visible: false });
  await eventChanged(deps, 'oculto');
  expect((await listMine(deps, 'oculta')).notices).toMatchObject([
    { kind: 'cancelled', aviso: '', isGone: true },
  ]);
});
