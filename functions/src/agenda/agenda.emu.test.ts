import { TIPOS_AGENDA } from 'domain/values/ids';
import fc from 'fast-check';
import { DocumentReference, FieldValue, Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rollDates } from '../daily/roll-dates.ts';
import { refs } from '../shared/refs.ts';
import { kept, plain, trigger, type Write, writesOf } from '../testing/agenda.ts';
import { creador, itemData, publish } from '../testing/data.ts';
import { project } from '../testing/project.ts';
import { readsOf } from '../testing/reads.ts';
import { itemChanged, ownerOfNote } from './pending.ts';
import { repair } from './repair.ts';
import { readPart } from './stored.ts';
import { readTurn } from './turns.ts';
import { work } from './work.ts';

const BEGIN = new Date('2026-11-25T15:00:00Z');
let clock = BEGIN;
const deps = project('agenda', () => clock);
const { db } = deps;

const PEOPLE = ['ana', 'beto', 'caro'];
beforeEach(async () => {
  clock = BEGIN;
  for (const name of [
    ...TIPOS_AGENDA,
    'user',
    'username',
    'agenda',
    'agendaTexts',
    'pendiente',
    'interno',
    'cuenta',
  ])
    await db.recursiveDelete(db.collection(name));
  for (const uid of PEOPLE) await creador(db, uid, { localidad: 'salta', eventLikes: [] });
});
afterEach(() => vi.restoreAllMocks());

const arbPlace = fc.constantFrom('salta', 'rosario', 'san-telmo', null);
const arbItem = { tipo: fc.constantFrom(...TIPOS_AGENDA), id: fc.constantFrom('a', 'b') };
/** What people, the clock and the platform do. */
const arbAct = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('write' as const),
      ...arbItem,
      uid: fc.constantFrom(...PEOPLE),
      titulo: fc.constantFrom('Uno', 'Otro'),
      descripcion: fc.constantFrom('', 'Con abrazo', 'Pista de pinotea'),
      localidad: arbPlace,
      modalidad: fc.constantFrom('Presencial', 'Virtual', 'Hibrida'),
      fechaHasta: fc.option(fc.integer({ min: -2, max: 5 })),
      estado: fc.constantFrom('programado', 'pospuesto', 'reprogramado', 'cancelado'),
      agotado: fc.boolean(),
    }),
  },
  fc.record({ act: fc.constant('delete' as const), ...arbItem }),
  fc.record({ act: fc.constant('like' as const), ...arbItem, uid: fc.constantFrom(...PEOPLE) }),
  fc.record({
    act: fc.constant('person' as const),
    uid: fc.constantFrom(...PEOPLE),
    change: fc.oneof(
      fc.record({ role: fc.constantFrom('creador', 'personal') }),
      fc.record({ display_name: fc.constantFrom('Casa', 'Club') }),
      fc.record({ localidad: arbPlace }),
    ),
  }),
  fc.record({
    act: fc.constant('profile' as const),
    uid: fc.constantFrom(...PEOPLE),
    descripcion: fc.constantFrom('', 'Salón de baile', 'Bodega'),
  }),
  fc.record({ act: fc.constant('night' as const) }),
  // A release with another shape of entries: all parts are foreign to it.
  fc.record({ act: fc.constant('release' as const) }),
  // All that triggers are to be told, and the worker after it.
  { weight: 3, arbitrary: fc.record({ act: fc.constant('settle' as const) }) },
  // Of what triggers are to be told: which, and whether it is told again later.
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('told' as const), which: fc.nat(20), again: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('work' as const),
      killed: fc.constantFrom('', 'before', 'after', 'deleting'),
    }),
  },
);
type Act = typeof arbAct extends fc.Arbitrary<infer A> ? A : never;

/** The worker, which is ended before or after what it writes, or before it takes away what it did. */
async function worked(killed: string): Promise<void> {
  const ended = new Error('ended');
  const { runTransaction } = Firestore.prototype;
  if (killed === 'before') vi.spyOn(Firestore.prototype, 'runTransaction').mockRejectedValue(ended);
  if (killed === 'after')
    vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(async function (
      this: Firestore,
      ...args
    ) {
      await runTransaction.apply(this, args);
      throw ended;
    });
  if (killed === 'deleting') vi.spyOn(DocumentReference.prototype, 'delete').mockRejectedValue(ended);
  const wasEmpty = (await db.collection('pendiente').get()).empty;
  const working = work(deps);
  if (killed && !wasEmpty) await expect(working).rejects.toThrow('left');
  else await working;
  vi.restoreAllMocks();
}

const days = (count: number | null) =>
  count === null ? null : new Date(BEGIN.getTime() + count * 86_400_000);
/** Gives all parts of some zonas, of one part each, the version of an earlier shape. */
async function outdate(zonas: readonly string[]): Promise<void> {
  for (const zona of zonas) await refs.part(db, zona, 0).update({ version: 'anterior' });
  const versions = zonas.map((zona) => [`zonas.${zona}`, ['anterior']]);
  if (zonas.length > 0) await refs.agenda(db).update(Object.fromEntries(versions));
}

async function act(one: Exclude<Act, { act: 'told' | 'work' | 'settle' | 'release' }>): Promise<void> {
  if (one.act === 'night') {
    clock = new Date(clock.getTime() + 86_400_000);
    await rollDates(deps);
  } else if (one.act === 'person') {
    await refs.user(db, one.uid).update(one.change);
  } else if (one.act === 'profile') {
    await refs.creador(db, one.uid).update({ descripcion: one.descripcion });
  } else if (one.act === 'like') {
    await refs
      .user(db, one.uid)
      .update({ eventLikes: FieldValue.arrayUnion(refs.item(db, one.tipo, one.id)) });
  } else if (one.act === 'delete') {
    await refs.item(db, one.tipo, one.id).delete();
  } else {
    const { tipo, id, uid, titulo, descripcion, localidad, modalidad, fechaHasta, estado, agotado } = one;
    const ref = refs.item(db, tipo, id);
    const own = {
      titulo,
      descripcion,
      localidad,
      ...(tipo !== 'promo' && { modalidad }),
      updatedAt: FieldValue.serverTimestamp(),
    };
    const dates =
      tipo === 'evento'
        ? { fechaExacta: days(fechaHasta), estado, agotado }
        : { fechaHasta: days(fechaHasta) };
    if ((await ref.get()).exists) await ref.update({ ...own, ...dates });
    else await ref.set(itemData(db, tipo, uid, { ...own, ...dates }));
  }
}

test('parts are what the plain query says, whatever is done, told twice, late and in any order, and ended anywhere', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(arbAct, { minLength: 6, maxLength: 24 }), async (acts) => {
        const untold: Write[] = [];
        const tell = async (write: Write) => untold.push(...(await writesOf(db, () => trigger(deps, write))));
        for (const one of acts) {
          if (one.act === 'settle') {
            for (let write = untold.pop(); write; write = untold.pop()) await tell(write);
            await work(deps);
          } else if (one.act === 'work') await worked(one.killed);
          else if (one.act === 'release')
            await outdate(Object.keys((await refs.agenda(db).get()).get('zonas') ?? {}));
          else if (one.act === 'told') {
            const at = one.which % Math.max(1, untold.length);
            const [write] = one.again ? untold.slice(at, at + 1) : untold.splice(at, 1);
            if (write) await tell(write);
          } else untold.push(...(await writesOf(db, () => act(one))));
        }
        for (let write = untold.pop(); write; write = untold.pop()) await tell(write);
        await work(deps);
        expect((await db.collection('pendiente').get()).size).toBe(0);
        // Entries that ended since their part was written leave by night; nothing else is left to mend.
        expect(await repair(deps)).toMatchObject({ entries: 0, owners: 0, through: true });
        expect(await kept(deps)).toEqual(await plain(deps));
        expect(await repair(deps)).toMatchObject({ entries: 0, owners: 0, over: 0, parts: 0 });
      })
      .beforeEach(async () => {
        clock = BEGIN;
        for (const name of [...TIPOS_AGENDA, 'agenda', 'agendaTexts', 'pendiente', 'interno'])
          await db.recursiveDelete(db.collection(name));
        await repair(deps);
        for (const uid of PEOPLE)
          await refs.user(db, uid).update({ role: 'creador', localidad: 'salta', eventLikes: [], luces: {} });
      }),
    { numRuns: 8, endOnFailure: true }, // each failure would be tried again by minutes
  );
}, 300_000);

test('the night makes all of it where there is nothing, and mends what is wrong, in turns where time is short', async () => {
  await publish(deps, 'evento', 'ana', {
    uno: {},
    dos: { localidad: 'rosario' },
    tres: { modalidad: 'Virtual' },
  });
  await publish(deps, 'promo', 'beto', { cuatro: {} });
  expect((await db.collection('agenda').get()).size).toBe(0);
  const short = async () => {
    let left = 10;
    return repair(deps, () => left-- > 0);
  };
  let turns = 1;
  while (!(await short()).through) turns++;
  expect(turns).toBeGreaterThan(3);
  expect(await kept(deps)).toEqual(await plain(deps));
  expect(Object.keys(await kept(deps)).sort()).toEqual(['rosario', 'salta', 'virtual']);

  // What nobody told of: a change, a removal, a rename; a part that says another version, and one that nobody can read.
  await db.doc('evento/uno').update({ titulo: 'Otro' });
  await db.doc('evento/dos').delete();
  await db.doc('evento/tres').update({ descripcion: 'Pista de pinotea' });
  await db.doc('user/beto').update({ display_name: 'Beto' });
  await refs.creador(db, 'ana').update({ descripcion: 'Salón de baile' });
  expect(await repair(deps)).toMatchObject({ entries: 3, owners: 2 });
  expect(await kept(deps)).toEqual(await plain(deps));
  await refs.part(db, 'salta', 0).update({ version: 'otra' });
  await refs.part(db, 'virtual', 0).update({ datos: Buffer.from('nada') });
  await outdate(['rosario']);
  await refs.texts(db, 'salta-0').update({ data: Buffer.from('nada') });
  await repair(deps);
  expect(await kept(deps)).toEqual(await plain(deps));
  expect((await readPart(await refs.part(db, 'rosario', 0).get())).isForeign).toBe(false);
});

test('asked for all of it, the worker compares it from the beginning', async () => {
  await publish(deps, 'evento', 'ana', { uno: {} });
  await refs.pending(db, 'todo').set({ pedido: BEGIN });
  await refs.pending(db, 'cualquier-cosa').set({ pedido: BEGIN });
  expect(await work(deps)).toMatchObject({ parts: 1 });
  expect(await kept(deps)).toEqual(await plain(deps));
  expect((await db.collection('pendiente').get()).size).toBe(0);
});

test('what moves is taken from where it was, as often as it moves before the worker comes', async () => {
  await publish(deps, 'evento', 'ana', { uno: {}, otro: {} });
  await repair(deps);
  const untold: Write[] = [];
  for (const localidad of ['rosario', 'quilmes', null, 'rosario'])
    untold.push(...(await writesOf(db, () => db.doc('evento/uno').update({ localidad }))));
  for (let write = untold.pop(); write; write = untold.pop()) {
    const told = write;
    untold.push(...(await writesOf(db, () => trigger(deps, told))));
  }
  await work(deps);
  expect(await kept(deps)).toEqual(await plain(deps));
  expect(Object.keys((await kept(deps)).salta?.entries ?? {})).toEqual(['evento/otro']);
});

test('a like, a word and a rename write one part each; what lists do not say, none', async () => {
  await publish(
    deps,
    'evento',
    'ana',
    Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`e${i}`, {}])),
  );
  await repair(deps);
  const changes = async (change: () => Promise<unknown>) => {
    const untold = await writesOf(db, change);
    for (let write = untold.pop(); write; write = untold.pop()) {
      const told = write;
      untold.push(...(await writesOf(db, () => trigger(deps, told))));
    }
    return (await work(deps)).parts;
  };
  expect(await changes(() => db.doc('evento/e1').update({ titulo: 'Otro' }))).toBe(1);
  expect(await changes(() => db.doc('evento/e1').update({ descripcion: 'Otra' }))).toBe(1);
  expect(await changes(() => refs.creador(db, 'ana').update({ descripcion: 'Otra' }))).toBe(1);
  expect(await changes(() => refs.creador(db, 'ana').update({ urlImagenes: [] }))).toBe(0);
  expect(await changes(() => db.doc('user/ana').update({ display_name: 'Ana' }))).toBe(1);
  expect(await changes(() => db.doc('user/ana').update({ phone_number: '1' }))).toBe(0);
  expect(await changes(() => db.doc('user/beto').update({ eventLikes: [db.doc('evento/e1')] }))).toBe(1);
  const idle = await readsOf(() => work(deps));
  expect(idle.documents + idle.loose).toBe(2);
});

/** Notes that somebody wrote so many events, as their trigger does. */
async function noteEvents(
  uid: string,
  ids: readonly string[],
  placeOf: (i: number) => string = () => 'salta',
) {
  const none = await refs.item(db, 'evento', 'no-hay').get();
  for (let i = 0; i < ids.length; i += 250) {
    const some = ids.slice(i, i + 250).map((id) => refs.item(db, 'evento', id));
    const batch = db.batch();
    for (const [n, ref] of some.entries()) {
      const zona = placeOf(i + n);
      const shown = { visible: true, localidad: zona, localidadEfectiva: zona, zona };
      batch.set(ref, itemData(db, 'evento', uid, shown));
    }
    await batch.commit();
    await Promise.all((await db.getAll(...some)).map((after) => itemChanged(db, { before: none, after })));
  }
}
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}${String(i).padStart(4, '0')}`);

test('worker: does another owner’s note in the first page while 2,000 notes of one owner wait', async () => {
  await repair(deps);
  await noteEvents('ana', many('a', 2000));
  await noteEvents('beto', ['z-de-beto']);
  await expect(work(deps, () => false)).rejects.toThrow('for want of time');
  const { salta } = await kept(deps);
  expect(Object.keys(salta?.entries ?? {})).toContain('evento/z-de-beto');
  expect((await db.collection('pendiente').get()).size).toBeGreaterThan(1700);
  await noteEvents('caro', ['z-de-caro']);
  await expect(work(deps, () => false)).rejects.toThrow('for want of time');
  expect(Object.keys((await kept(deps)).salta?.entries ?? {})).toContain('evento/z-de-caro');
  await work(deps);
  expect((await db.collection('pendiente').get()).size).toBe(0);
  expect(await kept(deps)).toEqual(await plain(deps));
}, 180_000);

test('worker: begins with another owner’s note where one owner’s batches take all of a page’s time', async () => {
  await repair(deps);
  await noteEvents('ana', many('a', 300), (i) => `a${String(i % 40).padStart(2, '0')}`);
  await noteEvents('beto', ['b'], () => 'z');
  const { runTransaction } = Firestore.prototype;
  vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(async function (
    this: Firestore,
    ...args
  ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return runTransaction.apply(this, args);
  });
  let pages = 2;
  await expect(work(deps, () => --pages > 0)).rejects.toThrow('for want of time');
  const waiting = (await db.collection('pendiente').get()).docs.map(({ id }) => ownerOfNote(id));
  expect(waiting.length).toBeGreaterThan(100);
  expect(waiting).not.toContain('beto');
}, 120_000);

test('worker: leaves notes that fail, and does all others of the same owner', async () => {
  await repair(deps);
  await noteEvents('ana', many('a', 450));
  await noteEvents('beto', ['b']);
  const { runTransaction } = Firestore.prototype;
  let calls = 0;
  vi.spyOn(Firestore.prototype, 'runTransaction').mockImplementation(async function (
    this: Firestore,
    ...args
  ) {
    if (++calls === 1) throw new Error('broken');
    return runTransaction.apply(this, args);
  });
  await expect(work(deps)).rejects.toThrow('agenda: 1 left');
  vi.restoreAllMocks();
  expect((await db.collection('pendiente').get()).size).toBe(200);
  await work(deps);
  expect(await kept(deps)).toEqual(await plain(deps));
}, 120_000);

test('turns: begin with the first note of each owner, and bring every owner’s once in a cycle', async () => {
  const note = (uid: string, id: string) => refs.pending(db, `${uid} evento-${id}`);
  const owners = many('o', 450);
  const notes = [
    ...owners.map((uid) => note(uid, 'uno')),
    ...many('e', 300).map((id) => note('abad', id)),
    ...many('e', 3).map((id) => note('abad-otro', id)),
  ];
  for (let i = 0; i < notes.length; i += 400) {
    const batch = db.batch();
    for (const ref of notes.slice(i, i + 400)) batch.set(ref, { zonas: [] });
    await batch.commit();
  }
  const seen: string[][] = [];
  for (let after = ''; ; ) {
    const { page, next } = await readTurn(db, { after, failed: new Set(), size: 200 });
    seen.push(page.map(({ id }) => id));
    after = next;
    if (next === '') break;
  }
  expect(seen[0]?.slice(0, 2)).toEqual(['abad evento-e0000', 'abad-otro evento-e0000']);
  expect(new Set(seen.flat().map(ownerOfNote))).toEqual(new Set(['abad', 'abad-otro', ...owners]));
  expect(seen.length).toBeLessThanOrEqual(3);
});
