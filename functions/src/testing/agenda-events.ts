import { Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, vi } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { itemData } from './data.ts';
import { NOW, project } from './project.ts';

/** Prepares a project that each test begins empty, and a clock that tests set. */
export function agendaEvents(name: string) {
  const clock = { now: NOW };
  const deps = project(name, () => clock.now);
  const { db } = deps;
  beforeEach(async () => {
    clock.now = NOW;
    for (const name of ['evento', 'curso', 'promo', 'user', 'username', 'agenda', 'pending', 'internal'])
      await db.recursiveDelete(db.collection(name));
  });
  afterEach(() => void vi.restoreAllMocks());

  const dataOf = (uid: string, zona: string, more: Record<string, unknown> = {}) =>
    itemData(db, 'evento', uid, { visible: true, localidad: zona, localidadEfectiva: zona, zona, ...more });
  const idOf = (i: number) => `e${String(i).padStart(4, '0')}`;
  /** Stores events. */
  async function store(events: { id: string; uid: string; zona: string; more?: Record<string, unknown> }[]) {
    for (let i = 0; i < events.length; i += 250) {
      const batch = db.batch();
      for (const { id, uid, zona, more } of events.slice(i, i + 250))
        batch.set(refs.item(db, 'evento', id), dataOf(uid, zona, more));
      await batch.commit();
    }
  }
  const someOf = (zona: string, from: number, count: number, more: Record<string, unknown> = {}) =>
    Array.from({ length: count }, (_, i) => ({ id: idOf(from + i), uid: 'ana', zona, more }));
  /** Records the times of writes of the versions, in milliseconds. */
  function writesOfVersions(): number[] {
    const at: number[] = [];
    const { set } = Transaction.prototype;
    vi.spyOn(Transaction.prototype, 'set').mockImplementation(function (this: Transaction, ref, ...rest) {
      if (ref.path === refs.agenda(db).path) at.push(performance.now());
      return set.call(this, ref, ...(rest as [never]));
    });
    return at;
  }
  return { clock, deps, db, dataOf, idOf, store, someOf, writesOfVersions };
}
