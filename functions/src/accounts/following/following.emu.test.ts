import { FOLLOWING } from '@vidriera/domain/following/limits';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { describe, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { updateDerived } from '../../items/items/derived.ts';
import { creador, publish, putPeople, SECRET } from '../../testing/data.ts';
import { hold } from '../../testing/holds.ts';
import { NOW, project } from '../../testing/project.ts';
import { exportData } from '../account/export-data.ts';
import { removeAccount } from '../account/remove-account.ts';
import { countFollowers, listMine } from './listed.ts';
import { markNewsRead, readNews } from './news.ts';
import { block, follow, unblock, unfollow } from './relate.ts';

const deps = project('following');
const { db } = deps;
const done = { kind: 'done' };
const at = (days: number) => ({ ...deps, now: () => new Date(NOW.getTime() + days * DAY_MS) });
const blockedBy = async (uid: string): Promise<unknown> => (await refs.user(db, uid).get()).get('blocked');
const isFollowed = async (uid: string, creator: string) => (await refs.follow(db, uid, creator).get()).exists;
const pair = (uid: string, creator: string) => ({ uid, creador: creator });
const titles = async (uid: string, days = 0) =>
  (await readNews(at(days), uid)).items.map(({ card }) => card.titulo);

describe('following and blocking', () => {
  test('a repeated follow stays one, and the creator reads a count', async () => {
    await creador(db, 'sala');
    await putPeople(deps, ['ana', 'beto']);
    for (const uid of ['ana', 'ana', 'beto']) expect(await follow(deps, pair(uid, 'sala'))).toEqual(done);
    expect(await countFollowers(deps, 'sala')).toBe(2);
    for (const _ of [1, 2]) expect(await unfollow(deps, pair('beto', 'sala'))).toEqual(done);
    expect(await countFollowers(deps, 'sala')).toBe(1);
  });

  test('only shown creators are followed, nobody follows or blocks themselves, a closed person nobody', async () => {
    await creador(db, 'retenida');
    await creador(db, 'cerrada', { closedAt: NOW });
    await putPeople(deps, ['carla', 'visita']);
    await putPeople(deps, ['seva'], { closedAt: NOW });
    await hold(deps, subjectOf('user', 'retenida'), 'desk');
    for (const creator of ['visita', 'retenida', 'cerrada', 'nadie'])
      expect(await follow(deps, pair('carla', creator)), creator).toEqual({ kind: 'not-found' });
    for (const act of [follow, block]) {
      expect(await act(deps, pair('sala', 'sala'))).toEqual({ kind: 'yourself' });
      expect(await act(deps, pair('seva', 'sala'))).toEqual({ kind: 'no-account' });
      expect(await act(deps, pair('nadie', 'sala'))).toEqual({ kind: 'no-account' });
    }
    expect(await unblock(deps, pair('nadie', 'sala'))).toEqual({ kind: 'no-account' });
    expect(await countFollowers(deps, 'retenida')).toBe(0);
  });

  test('blocking ends following, and following ends blocking', async () => {
    await putPeople(deps, ['dora']);
    await follow(deps, pair('dora', 'sala'));
    for (const _ of [1, 2]) expect(await block(deps, pair('dora', 'sala'))).toEqual(done);
    expect([await isFollowed('dora', 'sala'), await blockedBy('dora')]).toEqual([false, ['sala']]);
    await follow(deps, pair('dora', 'sala'));
    expect([await isFollowed('dora', 'sala'), await blockedBy('dora')]).toEqual([true, []]);
    await block(deps, pair('dora', 'sala'));
    for (const _ of [1, 2]) expect(await unblock(deps, pair('dora', 'sala'))).toEqual(done);
    expect(await blockedBy('dora')).toEqual([]);
  });

  test('both lists are bounded, also when acts come together', async () => {
    const uids = Array.from({ length: FOLLOWING.mostFollowed - 1 }, (_, n) => `x${n}`);
    await putPeople(deps, ['llena'], { blocked: uids.concat('otra') });
    const batch = db.batch();
    for (const uid of uids)
      batch.set(refs.follow(db, 'llena', uid), { uid: 'llena', creador: uid, since: NOW });
    await batch.commit();
    await creador(db, 'una');
    await creador(db, 'dos');
    const both = await Promise.all(['una', 'dos'].map((creator) => follow(deps, pair('llena', creator))));
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'full']);
    expect(await block(deps, pair('llena', 'sala'))).toEqual({ kind: 'full' });
  });
});

describe('the news', () => {
  test('are the newest public items of those followed, unread until they are marked', async () => {
    await creador(db, 'club');
    await creador(db, 'ajena');
    await putPeople(deps, ['eva']);
    await follow(at(-2), pair('eva', 'club'));
    const later = (days: number) => ({ createdAt: new Date(NOW.getTime() + days * DAY_MS) });
    await publish(deps, 'evento', 'club', {
      'club-old': { titulo: 'De antes', ...later(-3) },
      'club-new': { titulo: 'Recién', ...later(-1) },
      'club-hidden': { titulo: 'Oculto', visibilidad: 'oculto', ...later(-1) },
      'club-link': { titulo: 'Por enlace', visibilidad: 'enlace', ...later(-1) },
      'club-stale': { titulo: 'De hace meses', ...later(-FOLLOWING.newsDays - 1) },
      'club-plan': {
        titulo: 'Programado',
        ...later(-20),
        publicarDesde: new Date(NOW.getTime() + DAY_MS / 2),
      },
    });
    await publish(deps, 'link', 'club', { 'club-site': { titulo: 'Sitio', ...later(-1.5) } });
    await publish(deps, 'evento', 'ajena', { 'ajena-1': { titulo: 'Ajeno' } });
    const { items, at: moment } = await readNews(deps, 'eva');
    expect(items.map(({ card, isUnread }) => [card.titulo, isUnread])).toEqual([
      ['Recién', true],
      ['Sitio', true],
      ['De antes', false],
    ]);
    expect(JSON.stringify(items)).not.toContain(SECRET);

    await markNewsRead(deps, 'eva', moment + DAY_MS);
    await markNewsRead(deps, 'eva', 0);
    const read = (await refs.user(db, 'eva').get()).get('newsReadAt').toDate();
    expect(read, 'never a time to come, never back').toEqual(NOW);
    await updateDerived(at(1), [refs.item(db, 'evento', 'club-plan')]);
    const next = (await readNews(at(1), 'eva')).items;
    expect(next.map(({ card, isUnread }) => [card.titulo, isUnread])).toEqual([
      ['Programado', true],
      ['Recién', false],
      ['Sitio', false],
      ['De antes', false],
    ]);
    await block(deps, pair('eva', 'club'));
    expect(await titles('eva')).toEqual([]);
  });

  test('a draft is new when it is published, and only once', async () => {
    await creador(db, 'traida');
    await putPeople(deps, ['ines']);
    await follow(at(-20), pair('ines', 'traida'));
    const old = new Date(NOW.getTime() - 10 * DAY_MS);
    await publish(deps, 'evento', 'traida', {
      'traida-1': { titulo: 'Traído', visibilidad: 'oculto', createdAt: old },
    });
    await markNewsRead(deps, 'ines', NOW.getTime());
    const ref = refs.item(db, 'evento', 'traida-1');
    const become = async (days: number, fields: object) => {
      await ref.update({ updatedAt: NOW, ...fields });
      await updateDerived(at(days), [ref]);
      return (await readNews(at(days), 'ines')).items.map(({ card, isUnread }) => [card.titulo, isUnread]);
    };
    expect(await become(1, {})).toEqual([]);
    expect(await become(2, { visibilidad: 'publico' })).toEqual([['Traído', true]]);
    await markNewsRead(at(3), 'ines', NOW.getTime() + 3 * DAY_MS);
    await become(4, { visibilidad: 'oculto' });
    const again = { visibilidad: 'publico', publicarDesde: new Date(NOW.getTime() + 4 * DAY_MS) };
    expect(await become(5, again), 'it is not new again').toEqual([['Traído', false]]);
  });

  test('leave out held items, and reach everybody that a person follows', async () => {
    const uids = Array.from({ length: 31 }, (_, n) => `f${n}`);
    await putPeople(deps, ['fede']);
    for (const uid of uids) {
      await creador(db, uid);
      await follow(at(-1), pair('fede', uid));
    }
    await publish(deps, 'curso', 'f0', { 'f0-1': { titulo: 'Primero' } });
    await publish(deps, 'promo', 'f30', { 'f30-1': { titulo: 'Último' } });
    expect((await titles('fede')).sort()).toEqual(['Primero', 'Último']);
    await hold(deps, subjectOf('promo', 'f30-1'), 'desk');
    expect(await titles('fede')).toEqual(['Primero']);
  });

  test('a renamed creator stays followed, by the present name', async () => {
    await putPeople(deps, ['gala']);
    await follow(deps, pair('gala', 'ajena'));
    await refs.user(db, 'ajena').update({ username: 'otro.nombre', display_name: 'Otro nombre' });
    await block(deps, pair('gala', 'sala'));
    const mine = await listMine(deps, 'gala');
    expect(mine.followed).toMatchObject([{ id: 'ajena', username: 'otro.nombre', nombre: 'Otro nombre' }]);
    expect(mine.blocked).toMatchObject([{ id: 'sala', nombre: 'Casa sala' }]);
    expect(JSON.stringify(mine)).not.toContain(SECRET);
    await hold(deps, subjectOf('user', 'ajena'), 'desk');
    await refs.user(db, 'sala').update({ role: 'personal' });
    const { followed, blocked } = await listMine(deps, 'gala');
    expect([followed, blocked].map(([person]) => [person?.id, person?.username, person?.imagen])).toEqual([
      ['ajena', '', null],
      ['sala', '', null],
    ]);
    expect(JSON.stringify([followed, blocked]), 'no name of a profile that is not shown').not.toMatch(
      /Otro nombre|Casa/,
    );
  });
});

test('an account’s end takes its follows, its followers and its place among the blocked ones; others stay', async () => {
  for (const uid of ['seva.creadora', 'queda']) await creador(db, uid);
  await putPeople(deps, ['hugo', 'iris']);
  await follow(deps, pair('hugo', 'seva.creadora'));
  await follow(deps, pair('hugo', 'queda'));
  await follow(deps, pair('seva.creadora', 'queda'));
  await block(deps, pair('iris', 'seva.creadora'));
  await deps.auth.createUser({ uid: 'hugo', email: 'hugo@example.com' });
  expect((await exportData(deps, 'hugo')).follows).toEqual([
    { creador: 'queda', since: NOW.toISOString() },
    { creador: 'seva.creadora', since: NOW.toISOString() },
  ]);
  await removeAccount(deps, 'seva.creadora');
  expect((await listMine(deps, 'hugo')).followed.map(({ id }) => id)).toEqual(['queda']);
  expect([await countFollowers(deps, 'queda'), await blockedBy('iris')]).toEqual([1, []]);
  await removeAccount(deps, 'hugo');
  expect(await countFollowers(deps, 'queda')).toBe(0);
});
