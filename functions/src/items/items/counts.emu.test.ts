import { midnight } from '@vidriera/domain/values/fecha';
import type { Tipo } from '@vidriera/domain/values/ids';
import { describe, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { creador, itemData, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { recountAll, storedCounts } from './counts.ts';
import { itemWritten } from './item-written.ts';
import { syncItems } from './owner-items.ts';

const DIA = 86_400_000;
const dia = (text: string) => midnight(text) as Date;

async function counted(name: string, now: () => Date = () => NOW) {
  const deps = project(`counts-${name}`, now);
  const { db } = deps;
  await creador(db, 'casa');
  return {
    deps,
    db,
    counts: () => storedCounts(db),
    write: async (tipo: Tipo, id: string, extra: Record<string, unknown> = {}) => {
      await refs.item(db, tipo, id).set(itemData(db, tipo, 'casa', extra));
      return itemWritten(deps, { tipo, id, before: undefined });
    },
    remove: async (tipo: Tipo, id: string) => {
      const ref = refs.item(db, tipo, id);
      const before = (await ref.get()).data();
      await ref.delete();
      const event = { tipo, id, before, deleted: new Date() };
      return { event, deliver: () => itemWritten(deps, event) };
    },
  };
}

describe('the counts follow', () => {
  test('published, shown, hidden and deleted items, however often an event arrives', async () => {
    const { deps, db, counts, write, remove } = await counted('follow');
    await write('evento', 'e1');
    await write('evento', 'e2', { fechaExacta: dia('2020-01-01') });
    await write('curso', 'c1');
    await write('promo', 'p1', { fechaHasta: dia('2026-12-01') });
    await write('promo', 'p2');
    await write('promo', 'vencida', { fechaHasta: dia('2026-11-01') });
    expect(await counts()).toEqual({ evento: 2, promo: 2 });
    for (let i = 0; i < 2; i++) await itemWritten(deps, { tipo: 'evento', id: 'e1', before: undefined });
    expect(await counts()).toEqual({ evento: 2, promo: 2 });

    const user = refs.user(db, 'casa');
    for (const [role, expected] of [
      ['personal', { evento: 0, promo: 0 }],
      ['creador', { evento: 2, promo: 2 }],
    ] as const) {
      await user.update({ role });
      for (let i = 0; i < 2; i++) await syncItems(deps, 'casa');
      expect(await counts()).toEqual(expected);
    }

    await db.doc('promo/p1').update({ fechaHasta: dia('2026-11-01') });
    await itemWritten(deps, { tipo: 'promo', id: 'p1', before: undefined });
    expect(await counts()).toEqual({ evento: 2, promo: 1 });

    for (const [tipo, id] of [
      ['evento', 'e1'],
      ['promo', 'p1'],
      ['promo', 'p2'],
    ] as const) {
      const { deliver } = await remove(tipo, id);
      await Promise.all([deliver(), deliver()]);
      await deliver();
    }
    expect(await counts()).toEqual({ evento: 1, promo: 0 });
  });

  test('an item created again under a deleted one’s id, in any order of events', async () => {
    const { counts, write, remove, deps } = await counted('anew');
    await write('evento', 'mismo');
    const { event, deliver } = await remove('evento', 'mismo');
    await write('evento', 'mismo', { createdAt: new Date(NOW.getTime() + 1000) });
    expect(await counts()).toEqual({ evento: 2, promo: 0 });
    await deliver();
    expect(await counts()).toEqual({ evento: 1, promo: 0 });
    await (await remove('evento', 'mismo')).deliver();
    await itemWritten(deps, event);
    expect(await counts()).toEqual({ evento: 0, promo: 0 });
  });

  test('many simultaneous changes, in several shards', async () => {
    const { db, counts, write } = await counted('many');
    await Promise.all(Array.from({ length: 30 }, (_, i) => write('evento', `e${i}`)));
    expect(await counts()).toEqual({ evento: 30, promo: 0 });
    expect((await db.collection('count').get()).size).toBeGreaterThan(4);
    const reads = await readsOf(counts);
    expect(reads.documents).toBeLessThanOrEqual(10);
  });
});

describe('the nightly run', () => {
  test('removes past promos, corrects lost counts, and then rests', async () => {
    let now = NOW;
    const { deps, db, counts } = await counted('night', () => now);
    await publish(deps, 'promo', 'casa', { hoy: { fechaHasta: dia('2026-11-25') }, siempre: {} });
    await publish(deps, 'evento', 'casa', { e1: {}, e2: {} });
    await db.doc('evento/e2').delete();
    await db.doc('evento/de-antes').set({ visible: true });
    await db.doc('evento/tambien').set({ visible: true });
    expect(await counts()).toEqual({ evento: 2, promo: 2 });
    now = new Date(NOW.getTime() + DIA);
    expect(await recountAll(deps)).toEqual({ evento: 1, promo: -1 });
    expect(await counts()).toEqual({ evento: 3, promo: 1 });
    expect(await recountAll(deps)).toEqual({ evento: 0, promo: 0 });
  });

  test('counts a deletion once that is reported during the full count', async () => {
    const { deps, counts, write, remove } = await counted('meanwhile');
    for (const id of ['uno', 'dos']) await write('evento', id);
    const { deliver } = await remove('evento', 'uno');
    const run = deps.db.runTransaction.bind(deps.db);
    const spied = vi.spyOn(deps.db, 'runTransaction').mockImplementationOnce(async (work, options) => {
      const counted = await run(work, options);
      await deliver();
      return counted;
    });
    expect(await recountAll(deps)).toEqual({ evento: 0, promo: 0 });
    spied.mockRestore();
    expect(await counts()).toEqual({ evento: 1, promo: 0 });
  });

  test('counts a deletion once, whether it is reported before or after the full count', async () => {
    const { deps, counts, write, remove } = await counted('late');
    for (const id of ['antes', 'despues']) await write('evento', id);
    const { deliver } = await remove('evento', 'antes');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await recountAll(deps);
    expect(await counts()).toEqual({ evento: 1, promo: 0 });
    await deliver();
    expect(await counts()).toEqual({ evento: 1, promo: 0 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await (await remove('evento', 'despues')).deliver();
    expect(await counts()).toEqual({ evento: 0, promo: 0 });
  });
});
