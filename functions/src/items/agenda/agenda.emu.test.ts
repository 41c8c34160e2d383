import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import fc from 'fast-check';
import { DocumentReference, FieldValue, Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { rollDates } from '../../jobs/daily/roll-dates.ts';
import {
  type AgendaWrite,
  emptyAgenda,
  expectedAgenda,
  outdate,
  PEOPLE,
  storedAgenda,
  trigger,
  writesOf,
} from '../../testing/agenda.ts';
import { itemData } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { unpaced } from './pace.ts';
import { repair } from './repair.ts';
import { work } from './worker.ts';

const BEGIN = new Date('2026-11-25T15:00:00Z');
let clock = BEGIN;
const deps = project('agenda', () => clock);
const { db } = deps;

beforeEach(async () => {
  clock = BEGIN;
  await emptyAgenda(db);
});
afterEach(() => vi.restoreAllMocks());

const arbPlace = fc.constantFrom('salta', 'rosario', 'san-telmo', null);
const arbItem = { tipo: fc.constantFrom(...TIPOS_AGENDA), id: fc.constantFrom('a', 'b') };
/** Acts of people, the clock and the platform. */
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
  // A release with another shape of entries: no stored part fits.
  fc.record({ act: fc.constant('release' as const) }),
  // Delivers all pending events, then runs the worker.
  { weight: 3, arbitrary: fc.record({ act: fc.constant('settle' as const) }) },
  // Delivers one pending event; `again`: delivers it once more later.
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

/** Runs the worker; kills it before or after a transaction, or before it deletes its notes. */
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
  const working = work(deps, undefined, unpaced);
  // A note of a creator without items has nothing to write, so it does not fail.
  if (killed) await working.catch((error: unknown) => expect(`${error}`).toContain('failed notes'));
  else await working;
  vi.restoreAllMocks();
}

const days = (count: number | null) =>
  count === null ? null : new Date(BEGIN.getTime() + count * 86_400_000);
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

test('parts equal the plain query, after any changes, repeated, late, unordered or interrupted', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(arbAct, { minLength: 6, maxLength: 24 }), async (acts) => {
        const untold: AgendaWrite[] = [];
        const tell = async (write: AgendaWrite) =>
          untold.push(...(await writesOf(db, () => trigger(deps, write))));
        for (const one of acts) {
          if (one.act === 'settle') {
            for (let write = untold.pop(); write; write = untold.pop()) await tell(write);
            await work(deps, undefined, unpaced);
          } else if (one.act === 'work') await worked(one.killed);
          else if (one.act === 'release')
            await outdate(db, Object.keys((await refs.agenda(db).get()).get('zonas') ?? {}));
          else if (one.act === 'told') {
            const at = one.which % Math.max(1, untold.length);
            const [write] = one.again ? untold.slice(at, at + 1) : untold.splice(at, 1);
            if (write) await tell(write);
          } else untold.push(...(await writesOf(db, () => act(one))));
        }
        for (let write = untold.pop(); write; write = untold.pop()) await tell(write);
        await work(deps, undefined, unpaced);
        expect((await db.collection('pending').get()).size).toBe(0);
        // Only past entries are left for the nightly run.
        expect(await repair(deps)).toMatchObject({ entries: 0, owners: 0, through: true });
        expect(await storedAgenda(deps)).toEqual(await expectedAgenda(deps));
        expect(await repair(deps)).toMatchObject({ entries: 0, owners: 0, over: 0, parts: 0 });
      })
      .beforeEach(async () => {
        clock = BEGIN;
        for (const name of [...TIPOS_AGENDA, 'agenda', 'agendaTexts', 'pending', 'internal'])
          await db.recursiveDelete(db.collection(name));
        await repair(deps);
        for (const uid of PEOPLE)
          await refs
            .user(db, uid)
            .update({ role: 'creador', localidad: 'salta', eventLikes: [], lights: {} });
      }),
    { numRuns: 4, endOnFailure: true }, // shrinking would take minutes
  );
});
