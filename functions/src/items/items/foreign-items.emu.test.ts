import { describe, expect, test } from 'vitest';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { detail } from '../../site/api/read/detail.ts';
import { explore } from '../../site/api/read/explore.ts';
import { featured } from '../../site/api/read/featured.ts';
import { file } from '../../site/sitemap/files.ts';
import { repairedLists } from '../../testing/agenda.ts';
import { creador, itemData, publish } from '../../testing/data.ts';
import { NOW, project } from '../../testing/project.ts';
import { putRaw, rawReference } from '../../testing/raw-publishing.ts';
import { itemWritten } from './item-written.ts';
import { syncItems } from './owner-items.ts';

const deps = project('foreign-items');
const { db } = deps;
const shown = async (id: string) => (await db.doc(`evento/${id}`).get()).get('visible');

async function foreign(id: string, uid: string): Promise<void> {
  const ref = db.doc(`evento/${id}`);
  await ref.set(itemData(db, 'evento', uid));
  await putRaw(ref, 'refUsuario', rawReference('otro', `user/${uid}`));
  await itemWritten(deps, { tipo: 'evento', id, before: undefined });
}

describe('an item whose owner reference leads to another database', () => {
  test('is never shown, and is deleted with the account', async () => {
    await creador(db, 'astuta');
    await publish(deps, 'evento', 'astuta', { propio: {} });
    await foreign('ajeno', 'astuta');
    expect([await shown('propio'), await shown('ajeno')]).toEqual([true, false]);
    await db.doc('user/astuta').update({ display_name: 'Otro nombre' });
    await syncItems(deps, 'astuta');
    expect([await shown('propio'), await shown('ajeno')]).toEqual([true, false]);
    expect(await detail(deps, 'evento', 'ajeno')).toBeNull();
    await removeAccount(deps, 'astuta');
    expect((await db.doc('evento/ajeno').get()).exists).toBe(false);
  });

  test('is hidden after an update to such a reference, and not shown before', async () => {
    await creador(db, 'cambia');
    await publish(deps, 'evento', 'cambia', { cambiado: {} });
    await putRaw(db.doc('evento/cambiado'), 'refUsuario', rawReference('otro', 'user/cambia'));
    expect(await shown('cambiado')).toBe(true);
    expect(await detail(deps, 'evento', 'cambiado')).toBeNull();
    await itemWritten(deps, { tipo: 'evento', id: 'cambiado', before: undefined });
    expect(await shown('cambiado')).toBe(false);
  });

  test.each([
    ['of somebody else', 'duenia'],
    ['with a slash', 'a/b'],
    ['that is a number', 7],
  ])('is hidden with a uid %s beside an own reference', async (name, uid) => {
    const id = `uid-${name.replaceAll(' ', '-')}`;
    await creador(db, 'mezcla');
    await db.doc(`evento/${id}`).set({ ...itemData(db, 'evento', 'mezcla'), uid });
    await itemWritten(deps, { tipo: 'evento', id, before: undefined });
    expect(await shown(id)).toBe(false);
  });
});

test('an old item without a uid gets its owner’s', async () => {
  await creador(db, 'antigua');
  const { uid: _, ...old } = itemData(db, 'link', 'antigua');
  await db.doc('link/antiguo').set(old);
  await itemWritten(deps, { tipo: 'link', id: 'antiguo', before: undefined });
  const stored = await db.doc('link/antiguo').get();
  expect([stored.get('uid'), stored.get('visible')]).toEqual(['antigua', true]);
});

describe.each([' a x', 'a\tb', 'a\u2028b', 'x'.repeat(129), 'ñandú'])('an event with the id %j', (id) => {
  test('is hidden by every derivation', async () => {
    await creador(db, 'mala');
    await db.doc(`evento/${id}`).set({ ...itemData(db, 'evento', 'mala'), visible: true });
    await syncItems(deps, 'mala');
    expect(await shown(id)).toBe(false);
    await itemWritten(deps, { tipo: 'evento', id, before: undefined });
    expect(await shown(id)).toBe(false);
  });
});

test('lists skip unreadable items, and keep their length', async () => {
  const list = project('unreadable-list');
  await creador(list.db, 'buena');
  const good = Array.from({ length: 30 }, (_, i) => [`bueno-${String(i).padStart(2, '0')}`, {}]);
  await publish(list, 'evento', 'buena', Object.fromEntries(good));
  const derived = { visible: true, cantLikes: 0, proximaFecha: NOW };
  const bad: [string, Record<string, unknown>][] = [
    ...[' a x', 'a\tb', 'x'.repeat(129)].map((id): [string, Record<string, unknown>] => [id, {}]),
    ['sin-titulo', { titulo: null }],
    ['sin-duenia', { refUsuario: null }],
    ['otra-duenia', { uid: 'otra' }],
  ];
  for (const [id, extra] of bad) {
    const stored = { ...itemData(list.db, 'evento', 'buena'), fechaExacta: NOW, ...derived, ...extra };
    await list.db.doc(`evento/${id}`).set(stored);
  }
  const lists = await repairedLists(list);
  const first = await explore({ lists, now: list.now }, { tipo: 'evento' });
  expect(first.items.map(({ id }) => id.slice(0, 5))).toEqual(Array(24).fill('bueno'));
  expect(first.cursor).not.toBeNull();
  expect((await featured(list)).eventos).toHaveLength(6);
  const map = await file({ ...list, lists, origin: 'https://vidriera.ar' }, 'evento-2026-11');
  const ids = [...(map ?? '').matchAll(/<loc>.*\/([^/]*)<\/loc>/g)].map(([, id]) => id);
  expect(ids).toHaveLength(33);
  expect(ids.filter((id) => !/^[a-z0-9-]{1,128}$/.test(id ?? ''))).toEqual([]);
});
