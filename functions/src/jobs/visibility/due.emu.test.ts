import { TIPOS } from '@vidriera/domain/values/ids';
import { afterEach, expect, test, vi } from 'vitest';
import { readVisible } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { creador, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { changeDue, LATE_LINE } from './due.ts';

let moment = NOW.getTime();
const deps = project('visibility', () => new Date(moment));
const { db } = deps;
const MINUTE = 60_000;
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
const always = () => true;
const stored = async (tipo: (typeof TIPOS)[number], id: string) => {
  const item = await refs.item(db, tipo, id).get();
  return [item.get('visible'), item.get('cambiaEl')?.toDate() ?? null];
};

afterEach(() => {
  moment = NOW.getTime();
});

test('an item of each kind appears at its moment, leaves at its end, and then rests', async () => {
  await creador(db, 'reloj');
  for (const tipo of TIPOS)
    await publish(deps, tipo, 'reloj', {
      agendado: { publicarDesde: after(10), publicarHasta: after(20) },
      'con-enlace': { visibilidad: 'enlace', publicarDesde: after(10) },
    });
  expect(await changeDue(deps, always), 'before').toEqual({ changed: 0, more: false });
  for (const tipo of TIPOS) expect(await stored(tipo, 'agendado')).toEqual([false, after(10)]);
  moment = after(10).getTime();
  expect(await changeDue(deps, always)).toEqual({ changed: TIPOS.length, more: false });
  for (const tipo of TIPOS) {
    expect(await stored(tipo, 'agendado')).toEqual([true, after(20)]);
    expect(await stored(tipo, 'con-enlace'), 'in no list').toEqual([false, null]);
  }
  moment = after(20).getTime();
  expect(await changeDue(deps, always)).toEqual({ changed: TIPOS.length, more: false });
  for (const tipo of TIPOS) expect(await stored(tipo, 'agendado')).toEqual([false, null]);
  expect(await changeDue(deps, always), 'again').toEqual({ changed: 0, more: false });
});

test('its page follows the clock, however late the function is', async () => {
  await creador(db, 'tarde');
  await publish(deps, 'evento', 'tarde', {
    pronto: { publicarDesde: after(10), publicarHasta: after(20) },
    enlace: { visibilidad: 'enlace', publicarHasta: after(20) },
    oculto: { visibilidad: 'oculto' },
  });
  const seen = async (at: Date) => {
    moment = at.getTime();
    const found = await Promise.all(
      ['pronto', 'enlace', 'oculto'].map((id) => readVisible(deps, 'evento', id)),
    );
    return found.map(Boolean);
  };
  expect(await seen(after(0))).toEqual([false, true, false]);
  expect(await seen(after(10))).toEqual([true, true, false]);
  expect(await seen(after(20))).toEqual([false, false, false]);
});

test('who schedules hundreds for one minute delays nobody; what is left waits for the next run', async () => {
  await creador(db, 'mucho');
  await creador(db, 'poco');
  const many = Array.from({ length: 150 }, (_, i) => [`m${i}`, { publicarDesde: after(1) }]);
  await publish(deps, 'link', 'mucho', Object.fromEntries(many));
  await publish(deps, 'link', 'poco', { uno: { publicarDesde: after(2) } });
  moment = after(2).getTime();
  let batches = 0;
  expect(await changeDue(deps, () => ++batches === 1)).toEqual({ changed: 100, more: true });
  expect((await stored('link', 'uno'))[0]).toBe(true);
  expect(await changeDue(deps, always)).toEqual({ changed: 51, more: false });
});

test('reports items that have waited for minutes', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  await creador(db, 'espera');
  await publish(deps, 'curso', 'espera', { c: { publicarHasta: after(1) } });
  moment = after(5).getTime();
  expect(await changeDue(deps, always)).toEqual({ changed: 1, more: false });
  expect(warn.mock.calls).toEqual([[LATE_LINE, { seconds: 240, items: 1 }]]);
});

test('a creator who leaves the role has nothing due, and everything again after coming back', async () => {
  await creador(db, 'vuelve', { role: 'personal' });
  await publish(deps, 'promo', 'vuelve', { p: { publicarDesde: after(1) } });
  expect(await stored('promo', 'p')).toEqual([false, null]);
  await refs.user(db, 'vuelve').update({ role: 'creador' });
  await publish(deps, 'promo', 'vuelve', { p: { publicarDesde: after(1) } });
  expect(await stored('promo', 'p')).toEqual([false, after(1)]);
});
