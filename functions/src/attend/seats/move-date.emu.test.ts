import { midnight } from '@vidriera/domain/values/fecha';
import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { names, seatsProject } from '../../testing/seats-project.ts';
import { noteChange, stepOfChange } from './change-note.ts';
import { eventChanged } from './event-changed.ts';
import { leaveDate } from './leave.ts';
import { finishMoves, keepPlaces, moveSome } from './move-date.ts';

const { clock, db, deps, people, event, change, ask, seats, counted, told, party } =
  seatsProject('seats-move-date');
const [FRIDAY, SATURDAY, SUNDAY] = ['2026-12-04', '2026-12-05', '2026-12-06'] as const;

const single = (id: string, aforo: number) =>
  event('teatro', id, aforo, { fechaPeriodica: null, fechaExacta: midnight(FRIDAY) });
const keep = (id: string, fecha: string, to: string | null, uid = 'teatro') =>
  keepPlaces(deps, uid, { evento: itemIdSchema.parse(id), fecha, to });
const moveTo = (id: string, dia: string) =>
  change(id, { fechaExacta: midnight(dia), estado: 'reprogramado' });
const leave = (uid: string, id: string, fecha: string) =>
  leaveDate(deps, uid, { evento: itemIdSchema.parse(id), fecha });
const exists = async (id: string, fecha: string) =>
  (await refs.seats(db, { evento: id, fecha }).get()).exists;

test('a date that moves takes along places, line and reminders, and tells everybody once', async () => {
  await people(['p1', 'p2', 'p3', 'p4']);
  await single('pena', 4);
  await ask('p1', 'pena', 3, FRIDAY);
  for (const uid of ['p2', 'p3', 'p4']) {
    clock.moment += 1000;
    await ask(uid, 'pena', uid === 'p4' ? 1 : 2, FRIDAY);
  }
  await refs.party(db, { evento: 'pena', fecha: FRIDAY }, 'p1').update({ remindedOf: `${FRIDAY}T21:00` });
  await refs.door(db, { evento: 'pena', fecha: FRIDAY }).set({ creador: 'teatro', evento: 'pena' });
  expect(await keep('pena', FRIDAY, SATURDAY)).toEqual({ kind: 'kept' });
  expect(await eventChanged(deps, 'pena'), 'before it has moved').toEqual({ told: 0 });
  await moveTo('pena', SATURDAY);
  expect(await eventChanged(deps, 'pena')).toEqual({ told: 4 });
  expect(await eventChanged(deps, 'pena'), 'delivered again').toEqual({ told: 0 });

  for (const [uid, has] of [
    ['p1', '3'],
    ['p2', '0/2'],
    ['p3', '0/2'],
    ['p4', '1'],
  ])
    expect([uid, await seats(uid ?? '', 'pena', SATURDAY), await seats(uid ?? '', 'pena', FRIDAY)]).toEqual([
      uid,
      has,
      null,
    ]);
  expect(await party('p1', 'pena', SATURDAY)).toMatchObject({
    startsAt: `${SATURDAY}T21:00`,
    remindedOf: `${FRIDAY}T21:00`,
    earlier: [FRIDAY],
  });
  expect(await counted('pena', SATURDAY)).toMatchObject({ had: 4, taken: 4, waiting: 2, waitingCount: 2 });
  expect([await exists('pena', FRIDAY), await exists('pena', SATURDAY)]).toEqual([false, true]);
  expect((await refs.door(db, { evento: 'pena', fecha: FRIDAY }).get()).exists).toBe(false);
  expect((await told('p1')).notices).toEqual(['moved']);
  const [letter] = (await refs.mail(db).where('uid', '==', 'p1').get()).docs.filter((doc) =>
    doc.get('letter.news'),
  );
  expect(letter?.get(`letter.news.${SATURDAY}`)).toMatchObject({
    kind: 'moved',
    from: `${FRIDAY}T21:00`,
    startsAt: `${SATURDAY}T21:00`,
    held: 3,
    isKept: true,
  });
  await leave('p1', 'pena', SATURDAY);
  expect([await seats('p2', 'pena', SATURDAY), await seats('p3', 'pena', SATURDAY)]).toEqual(['2', '0/2']);
});

test('without that answer, or for another day, places end as they do today', async () => {
  await single('sin', 4);
  await ask('ana', 'sin', 2, FRIDAY);
  await keep('sin', FRIDAY, SATURDAY);
  await keep('sin', FRIDAY, null);
  await moveTo('sin', SATURDAY);
  await eventChanged(deps, 'sin');
  expect([await seats('ana', 'sin', FRIDAY), await seats('ana', 'sin', SATURDAY)]).toEqual([null, null]);

  await single('otro', 4);
  await ask('ana', 'otro', 2, FRIDAY);
  await keep('otro', FRIDAY, SATURDAY);
  await moveTo('otro', SUNDAY);
  await eventChanged(deps, 'otro');
  expect([await seats('ana', 'otro', FRIDAY), await seats('ana', 'otro', SUNDAY)]).toEqual([null, null]);
  expect((await told('ana')).notices).toEqual(['moved', 'moved']);
});

test('only its creator keeps places, of a single date that has not begun', async () => {
  await single('ajeno', 4);
  await ask('beto', 'ajeno', 1, FRIDAY);
  expect(await keep('ajeno', FRIDAY, SATURDAY, 'beto')).toEqual({ kind: 'not-found' });
  expect(await keep('no-hay', FRIDAY, SATURDAY)).toEqual({ kind: 'not-found' });
  await event('teatro', 'serie', 4);
  await ask('beto', 'serie', 1);
  expect(await keep('serie', '2026-11-28', '2026-11-29')).toEqual({ kind: 'kept' });
  const head = (id: string, fecha: string) => refs.seats(db, { evento: id, fecha }).get();
  expect((await head('serie', '2026-11-28')).get('movesTo'), 'a series').toBeUndefined();
  expect((await head('ajeno', FRIDAY)).get('movesTo')).toBeUndefined();
  const now = clock.moment;
  clock.moment = Date.parse(`${FRIDAY}T21:30:00-03:00`);
  expect(await keep('ajeno', FRIDAY, SATURDAY)).toEqual({ kind: 'over' });
  clock.moment = now;
});

test('whoever asks or leaves before the trigger meets one date with all its places', async () => {
  await people(['q1', 'q2', 'q3']);
  await single('antes', 3);
  await ask('q1', 'antes', 2, FRIDAY);
  await keep('antes', FRIDAY, SATURDAY);
  await moveTo('antes', SATURDAY);
  expect(await ask('q2', 'antes', 2, SATURDAY)).toBe('down');
  expect([await seats('q1', 'antes', SATURDAY), await seats('q2', 'antes', SATURDAY)]).toEqual(['2', '0/2']);
  await eventChanged(deps, 'antes');
  expect(await counted('antes', SATURDAY)).toMatchObject({ had: 2, taken: 2, waitingCount: 1 });
  expect(await leave('q1', 'antes', FRIDAY), 'by a page from before').toBe(true);
  expect(await seats('q2', 'antes', SATURDAY)).toBe('2');

  await single('antes2', 3);
  await ask('q3', 'antes2', 2, FRIDAY);
  await keep('antes2', FRIDAY, SATURDAY);
  await moveTo('antes2', SATURDAY);
  expect(await ask('q3', 'antes2', 1, SATURDAY), 'the same person').toBe('down');
  expect([await seats('q3', 'antes2', SATURDAY), await seats('q3', 'antes2', FRIDAY)]).toEqual(['1', null]);
  await keep('antes2', SATURDAY, SUNDAY);
  await moveTo('antes2', SUNDAY);
  await moveSome(deps, { evento: 'antes2', fecha: SATURDAY }, 0);
  expect(await leave('q3', 'antes2', SUNDAY), 'while it moves').toBe(true);
  expect(await counted('antes2', SUNDAY)).toMatchObject({ had: 0, taken: 0 });
});

test('a held event moves nobody until it is cleared', async () => {
  await single('tenida', 4);
  await ask('caro', 'tenida', 2, FRIDAY);
  await keep('tenida', FRIDAY, SATURDAY);
  await change('tenida', { fechaExacta: midnight(SATURDAY), retenido: 'revision', visible: false });
  expect(await eventChanged(deps, 'tenida')).toEqual({ told: 0 });
  expect(await seats('caro', 'tenida', FRIDAY)).toBe('2');
  await change('tenida', { retenido: null, visible: true });
  await eventChanged(deps, 'tenida');
  expect(await seats('caro', 'tenida', SATURDAY)).toBe('2');
});

test('more parties than a transaction takes move in several, by the note of a change', async () => {
  const uids = names('mm', 60);
  await people(uids);
  await single('llena', 70);
  for (const uid of uids) await ask(uid, 'llena', 1, FRIDAY);
  await keep('llena', FRIDAY, SATURDAY);
  await moveTo('llena', SATURDAY);
  await noteChange(db, 'llena');
  for (let told: number | null = 0; told !== null; ) told = await stepOfChange(deps, 'llena');
  expect(await counted('llena', SATURDAY)).toMatchObject({ had: 60, taken: 60, waitingCount: 0 });
  expect(await counted('llena', FRIDAY)).toMatchObject({ had: 0, taken: 0 });
}, 120_000);

type Act =
  | { kind: 'ask'; who: number; asked: number }
  | { kind: 'leave'; who: number; stale: boolean }
  | { kind: 'move'; to: number }
  | { kind: 'step' }
  | { kind: 'trigger' };
const DAYS = [FRIDAY, SATURDAY, SUNDAY];
const WHO = ['w0', 'w1', 'w2'];
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), who: fc.nat(2), asked: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('leave' as const), who: fc.nat(2), stale: fc.boolean() }),
    fc.record({ kind: fc.constant('move' as const), to: fc.nat(2) }),
    fc.record({ kind: fc.constant('step' as const) }),
    fc.record({ kind: fc.constant('trigger' as const) }),
  ),
  { minLength: 8, maxLength: 20 },
);

test('walks of takes, leaves, moves and interrupted moves lose nobody and give no place twice', async () => {
  await people(WHO);
  let walk = 0;
  await fc.assert(
    fc.asyncProperty(acts, async (list) => {
      const id = `walk${walk++}`;
      await single(id, 5);
      await run(id as ItemId, list);
    }),
    { numRuns: 15, seed: 7, endOnFailure: true },
  );
}, 300_000);

/** Applies acts, and looks after each whether everybody is down once, with no more places than there are. */
async function run(id: ItemId, list: readonly Act[]) {
  const down = new Set<string>();
  let [at, before] = [FRIDAY as string, FRIDAY as string];
  const parties = async () => (await db.collection('party').where('evento', '==', id).get()).docs;
  for (const act of list) {
    if (act.kind === 'ask') {
      const uid = WHO[act.who] ?? '';
      if ((await ask(uid, id, act.asked, at)) === 'down') down.add(uid);
    } else if (act.kind === 'leave') {
      const uid = WHO[act.who] ?? '';
      const left = await leave(uid, id, act.stale ? before : at);
      expect(left || act.stale || !down.has(uid), `${uid} leaves: ${JSON.stringify(list)}`).toBe(true);
      if (left) down.delete(uid);
    } else if (act.kind === 'move') {
      const to = DAYS[act.to] ?? FRIDAY;
      if (to !== at) {
        await keep(id, at, to);
        await moveTo(id, to);
        [before, at] = [at, to];
      }
    } else if (act.kind === 'step') await moveSome(deps, { evento: id, fecha: before }, 1);
    else await eventChanged(deps, id);
    const docs = await parties();
    expect(docs.map((doc) => doc.get('uid')).sort(), JSON.stringify(list)).toEqual([...down].sort());
    const had = docs.reduce((sum, doc) => sum + Number(doc.get('held')), 0);
    expect(had, JSON.stringify(list)).toBeLessThanOrEqual(5);
  }
  await eventChanged(deps, id);
  await finishMoves(deps, id);
  const { had, taken, waiting, waitingCount } = await counted(id, at);
  expect([taken, waitingCount], JSON.stringify(list)).toEqual([had, waiting]);
  expect((await parties()).every((doc) => doc.get('fecha') === at)).toBe(true);
}
