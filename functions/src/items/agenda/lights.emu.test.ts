import { apiPaths } from '@vidriera/domain/api/api';
import { pageSchema } from '@vidriera/domain/api/schema';
import { midnight } from '@vidriera/domain/values/fecha';
import type { Tipo } from '@vidriera/domain/values/ids';
import { describe, expect, test } from 'vitest';
import { userWritten } from '../../accounts/owners/user-written.ts';
import { refs } from '../../base/firestore/refs.ts';
import { rollDates } from '../../jobs/daily/roll-dates.ts';
import { testApi } from '../../testing/api.ts';
import { creador, itemData, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { updateDerived } from '../items/derived.ts';
import { itemWritten } from '../items/item-written.ts';
import { repair } from './repair.ts';

const { deps, db, request } = testApi('lights');
const DIA = 86_400_000;
const dia = (text: string) => midnight(text) as Date;
const lightsOf = async (uid: string) =>
  Object.keys((await refs.user(db, uid).get()).get('lights') ?? {}).sort();

/** @returns the trigger's reads */
async function write(tipo: Tipo, id: string, uid: string, fields: Record<string, unknown>) {
  const ref = refs.item(db, tipo, id);
  const before = (await ref.get()).data();
  await ref.set({ ...before, ...itemData(db, tipo, uid, fields) });
  return readsOf(() => itemWritten(deps, { tipo, id, before }));
}

async function remove(tipo: Tipo, id: string): Promise<void> {
  const ref = refs.item(db, tipo, id);
  const before = (await ref.get()).data();
  await ref.delete();
  await itemWritten(deps, { tipo, id, before });
}

describe('the lights of a window', () => {
  test('come and go with events and courses, and follow their dates', async () => {
    await creador(db, 'faro');
    await write('evento', 'feria', 'faro', { fechaExacta: dia('2026-12-20') });
    await write('curso', 'clase', 'faro', { fechaDesde: dia('2026-11-28') });
    await write('promo', 'vale', 'faro', { fechaHasta: dia('2026-11-28') });
    await write('evento', 'ayer', 'faro', { fechaExacta: dia('2026-11-23') });
    expect(await lightsOf('faro')).toEqual(['curso/clase', 'evento/feria']);
    await write('evento', 'feria', 'faro', { fechaExacta: dia('2026-11-23') });
    expect(await lightsOf('faro')).toEqual(['curso/clase']);
    await remove('curso', 'clase');
    expect(await lightsOf('faro')).toEqual([]);
  });

  test('are removed and restored with the role', async () => {
    await creador(db, 'vuelve');
    await write('evento', 'semanal', 'vuelve', { fechaPeriodica: 'Todos los lunes' });
    expect(await lightsOf('vuelve')).toEqual(['evento/semanal']);
    for (const [role, lit] of [
      ['personal', []],
      ['creador', ['evento/semanal']],
    ] as const) {
      const user = refs.user(db, 'vuelve');
      const before = (await user.get()).data();
      await user.update({ role });
      await userWritten(deps, { uid: 'vuelve', before, after: (await user.get()).data() });
      expect(await lightsOf('vuelve')).toEqual(lit);
    }
  });

  test('cost one write if they change, and no read', async () => {
    await creador(db, 'medida');
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`medida-${i}`, { fechaExacta: dia('2026-11-27') }]),
    );
    await publish(deps, 'evento', 'medida', many);
    // Reads the item twice and its owner; writes the item and the owner's lights.
    const moved = await write('evento', 'medida-0', 'medida', { fechaExacta: dia('2026-11-28') });
    expect(moved).toEqual({ queries: 0, documents: 0, loose: 3, changed: 2 });
    const worded = await write('evento', 'medida-0', 'medida', {
      titulo: 'Otro título',
      fechaExacta: dia('2026-11-28'),
    });
    expect(worded).toEqual({ queries: 0, documents: 0, loose: 3, changed: 0 });
    const user = refs.user(db, 'medida');
    const before = (await user.get()).data();
    await user.update({ lights: {} });
    const change = { uid: 'medida', before, after: (await user.get()).data() };
    const following = await readsOf(() => userWritten(deps, change));
    expect(following, 'the trigger on the person rests').toEqual({
      queries: 0,
      documents: 0,
      loose: 0,
      changed: 0,
    });
    await updateDerived(
      deps,
      Object.keys(many).map((id) => refs.item(db, 'evento', id)),
    );
    expect(await lightsOf('medida')).toHaveLength(40);
  });

  test('need no nightly run: a weekly event’s light stays after its date moves', async () => {
    const own = project('lights-at-night');
    await creador(own.db, 'noche');
    await publish(own, 'evento', 'noche', { martes: { fechaPeriodica: 'Todos los martes' } });
    const user = refs.user(own.db, 'noche');
    const { updateTime } = await user.get();
    expect(await rollDates({ ...own, now: () => new Date(NOW.getTime() + 8 * DIA) })).toEqual({
      moved: 1,
      more: false,
    });
    expect((await user.get()).updateTime).toEqual(updateTime);
  });
});

test('explore: each card of a lit author has the end of the light, and nothing else', async () => {
  await creador(db, 'lumbre');
  await creador(db, 'oscura');
  const hours = { horaInicio: new Date('1970-01-01T10:00:00Z'), horaFin: new Date('1970-01-01T13:00:00Z') };
  await publish(deps, 'evento', 'lumbre', { hoy: { fechaExacta: dia('2026-11-25'), ...hours } });
  await publish(deps, 'promo', 'lumbre', { lejos: {} });
  await publish(deps, 'promo', 'oscura', { nada: {} });
  await repair(deps);
  const response = await request(`${apiPaths.explore}?tipo=promo`);
  const text = await response.text();
  const authors = pageSchema.parse(JSON.parse(text)).items.map(({ usuario }) => usuario);
  const until = Object.fromEntries(authors.map(({ id, prendidaHasta }) => [id, prendidaHasta]));
  expect(until).toMatchObject({ lumbre: '2026-11-25T13:00', oscura: undefined });
  expect(text).not.toMatch(/luces|evento/);
});
