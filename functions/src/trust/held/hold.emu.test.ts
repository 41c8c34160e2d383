import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { TIPOS } from '@vidriera/domain/values/ids';
import { expect, test } from 'vitest';
import { readHold } from '../../base/firestore/held.ts';
import { readVisible } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { creador, publish } from '../../testing/data.ts';
import { clear, hold } from '../../testing/holds.ts';
import { NOW, project } from '../../testing/project.ts';

let moment = NOW.getTime();
const deps = project('hold', () => new Date(moment));
const { db } = deps;
const stored = async (tipo: (typeof TIPOS)[number], id: string) =>
  (await refs.item(db, tipo, id).get()).data();
const shown = async (tipo: (typeof TIPOS)[number], id: string) =>
  (await readVisible(deps, tipo, id)) !== null;

test('an item of each kind is held and cleared, and is then as it was', async () => {
  await creador(db, 'dueno');
  for (const tipo of TIPOS) {
    await publish(deps, tipo, 'dueno', { uno: {}, oculto: { visibilidad: 'oculto' } });
    for (const id of ['uno', 'oculto']) {
      const before = await stored(tipo, id);
      const subject = subjectOf(tipo, id);
      await hold(deps, subject, 'desk');
      expect(await stored(tipo, id)).toMatchObject({ visible: false, retenido: 'revision', retirado: false });
      expect(await shown(tipo, id)).toBe(false);
      await clear(deps, subject);
      expect(await stored(tipo, id)).toEqual(before);
      expect((await refs.held(db, subject).get()).exists).toBe(false);
    }
  }
});

test('reasons come and go by themselves; `since` is of the first', async () => {
  await creador(db, 'varios');
  await publish(deps, 'evento', 'varios', { v: {} });
  const subject = subjectOf('evento', 'v');
  const reasons = async () => readHold(await refs.held(db, subject).get());
  await hold(deps, subject, 'complaints');
  moment += 60_000;
  await hold(deps, subject, 'complaints');
  await hold(deps, subject, 'suspension');
  expect(await reasons()).toMatchObject({
    since: NOW,
    reasons: { complaints: NOW, suspension: new Date(moment) },
  });
  await clear(deps, subject, 'complaints');
  expect((await reasons())?.reasons).toEqual({ suspension: new Date(moment) });
  expect(await shown('evento', 'v')).toBe(false);
  await clear(deps, subject, 'suspension');
  expect(await shown('evento', 'v')).toBe(true);
  moment = NOW.getTime();
});

test('an account is held with all its items, and an item of it for a reason of its own', async () => {
  await creador(db, 'cuenta');
  await publish(deps, 'evento', 'cuenta', { a: {}, b: {} });
  await publish(deps, 'link', 'cuenta', { l: {} });
  const before = (await refs.user(db, 'cuenta').get()).data();
  await hold(deps, subjectOf('evento', 'b'), 'complaints');
  await hold(deps, subjectOf('user', 'cuenta'), 'suspension');
  for (const [tipo, id] of [
    ['evento', 'a'],
    ['evento', 'b'],
    ['link', 'l'],
  ] as const)
    expect(await stored(tipo, id)).toMatchObject({ visible: false, retenido: 'revision' });
  await db.doc('evento/nuevo').set({ ...(await stored('evento', 'a')), visible: null });
  expect(await shown('evento', 'nuevo'), 'a new one').toBe(false);
  await refs.item(db, 'evento', 'nuevo').delete();
  await clear(deps, subjectOf('user', 'cuenta'));
  expect([await shown('evento', 'a'), await shown('evento', 'b'), await shown('link', 'l')]).toEqual([
    true,
    false,
    true,
  ]);
  await clear(deps, subjectOf('evento', 'b'));
  expect((await refs.user(db, 'cuenta').get()).data()).toEqual(before);
});

test('a removal ends an item; clearing it shows it again', async () => {
  await creador(db, 'baja');
  await publish(deps, 'promo', 'baja', { p: {} });
  const before = await stored('promo', 'p');
  const subject = subjectOf('promo', 'p');
  await hold(deps, subject, 'complaints');
  await hold(deps, subject, 'removed');
  expect(await stored('promo', 'p')).toMatchObject({ visible: false, retenido: 'baja', retirado: true });
  await clear(deps, subject);
  expect(await stored('promo', 'p')).toEqual(before);
});

test('an item written again, or created again under its id, stays held', async () => {
  await creador(db, 'vuelve');
  await publish(deps, 'curso', 'vuelve', { c: {} });
  await hold(deps, subjectOf('curso', 'c'), 'desk');
  await publish(deps, 'curso', 'vuelve', { c: { titulo: 'Otra vez' } });
  expect(await stored('curso', 'c')).toMatchObject({ visible: false, retenido: 'revision' });
});
