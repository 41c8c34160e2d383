import { type PerfilForm, perfilFormSchema } from '@vidriera/domain/usuario/schema';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { creador, publish } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { saveForm } from '../../testing/save-form.ts';
import { userWritten } from '../owners/user-written.ts';
import { beforeOf } from './merge.ts';
import { saveProfile } from './save-profile.ts';

const deps = project('save-profile');
const { db } = deps;
const perfil = (extra: Partial<PerfilForm>) =>
  perfilFormSchema.parse({ display_name: 'Ana', role: 'personal', ...extra });
/** The profile that a creator's form found before it changed the role. */
const AS_CREADOR = beforeOf({ display_name: 'Ana', role: 'creador' });
const asCreador = perfil({ role: 'creador', creador: { descripcion: 'Bailamos' } });

async function status(uid: string) {
  const [user, doc] = await db.getAll(db.doc(`user/${uid}`), db.doc(`user/${uid}/refRolCreador/${uid}`));
  const items = await Promise.all(
    (['evento', 'link'] as const).map(async (tipo) => (await db.doc(`${tipo}/${uid}`).get()).get('visible')),
  );
  return {
    role: user?.get('role'),
    ref: user?.get('refRolCreador')?.path ?? null,
    perfil: doc?.exists,
    visible: items,
  };
}
/** The three parts of a role. */
const WHOLE = {
  creador: (uid: string) => ({ role: 'creador', ref: `user/${uid}/refRolCreador/${uid}`, perfil: true }),
  personal: () => ({ role: 'personal', ref: null, perfil: false }),
};
async function withItems(uid: string) {
  await creador(db, uid);
  await publish(deps, 'evento', uid, { [uid]: {} });
  await publish(deps, 'link', uid, { [uid]: {} });
}

describe('saveProfile', () => {
  test('leaving the role hides the items, coming back shows them', async () => {
    await withItems('ida-y-vuelta');
    expect(await saveForm(deps, 'ida-y-vuelta', perfil({}))).toEqual({
      kind: 'saved',
      role: 'personal',
      hidden: 2,
    });
    expect(await status('ida-y-vuelta')).toEqual({ ...WHOLE.personal(), visible: [false, false] });
    expect(await saveForm(deps, 'ida-y-vuelta', perfil({}))).toMatchObject({ hidden: 0 });
    expect(await saveForm(deps, 'ida-y-vuelta', asCreador)).toMatchObject({
      role: 'creador',
      hidden: 0,
    });
    expect(await status('ida-y-vuelta')).toEqual({
      ...WHOLE.creador('ida-y-vuelta'),
      visible: [true, true],
    });
  });

  test('a personal account’s creator part is not stored', async () => {
    await creador(db, 'de-mas');
    await saveForm(deps, 'de-mas', perfil({ creador: { descripcion: 'Bailamos' } }));
    expect(await status('de-mas')).toMatchObject(WHOLE.personal());
  });

  test.each([
    ['is stored by its code', 'quilmes', 'quilmes'],
    ['that is unknown becomes null', 'atlantida', null],
    ['is removed by null', null, null],
    ['stays if the form has no such field', undefined, 'salta'],
  ])('a place %s', async (name, localidad, expected) => {
    const uid = `lugar-${name.length}`;
    await creador(db, uid, { localidad: 'salta' });
    await saveForm(deps, uid, perfil({ role: 'creador', creador: { descripcion: 'Bailamos', localidad } }));
    const [user, doc] = await db.getAll(db.doc(`user/${uid}`), db.doc(`user/${uid}/refRolCreador/${uid}`));
    expect([user?.get('localidad'), doc?.get('localidad')]).toEqual([expected, undefined]);
    await saveForm(deps, uid, perfil({}));
    expect((await db.doc(`user/${uid}`).get()).get('localidad')).toBeNull();
  });

  test('keeps the gallery, e-mail, username and likes', async () => {
    await creador(db, 'fusion');
    await saveForm(deps, 'fusion', asCreador);
    const user = await db.doc('user/fusion').get();
    expect(user.get('display_name')).toBe('Ana');
    expect(user.get('username')).toBe('fusion');
    expect(user.get('email')).toContain('@example.com');
    expect(user.get('eventLikes')).toHaveLength(1);
    const doc = await db.doc('user/fusion/refRolCreador/fusion').get();
    expect(doc.get('descripcion')).toBe('Bailamos');
    expect(doc.get('direccion')).toBeNull();
    expect(doc.get('urlImagenes')).toHaveLength(1);
  });

  test('refuses a uid without an account', async () => {
    expect(await saveForm(deps, 'nadie', asCreador)).toEqual({ kind: 'no-account' });
    expect((await db.doc('user/nadie/refRolCreador/nadie').get()).exists).toBe(false);
  });

  test('switching to both roles at once ends in one of them, complete', async () => {
    await withItems('a-la-vez');
    await Promise.all([0, 1, 2, 3].map((i) => saveForm(deps, 'a-la-vez', i % 2 ? asCreador : perfil({}))));
    const { role, ref, perfil: doc } = await status('a-la-vez');
    expect([WHOLE.personal(), WHOLE.creador('a-la-vez')]).toContainEqual({ role, ref, perfil: doc });
  });
});

describe('a form that another tab overtook', () => {
  test('keeps the role and what else was stored meanwhile', async () => {
    await creador(db, 'alcanzada', { role: 'personal', refRolCreador: null });
    const opened = beforeOf({ display_name: 'Casa alcanzada', role: 'personal' });
    await saveForm(
      deps,
      'alcanzada',
      perfil({ display_name: 'Casa alcanzada', role: 'creador', creador: { descripcion: 'Bailamos' } }),
    );
    await publish(deps, 'evento', 'alcanzada', { alcanzada: {} });
    await db
      .doc('user/alcanzada')
      .update({ link_Instagram: 'https://instagram.com/otra', phone_number: '11' });
    const sent = perfil({ display_name: 'Casa nueva', role: 'personal' });
    expect(await saveProfile(deps, 'alcanzada', sent, opened)).toEqual({
      kind: 'saved',
      role: 'creador',
      hidden: 0,
    });
    expect(await status('alcanzada')).toMatchObject(WHOLE.creador('alcanzada'));
    expect((await db.doc('evento/alcanzada').get()).get('visible')).toBe(true);
    const user = (await db.doc('user/alcanzada').get()).data();
    expect(user).toMatchObject({
      display_name: 'Casa nueva',
      link_Instagram: 'https://instagram.com/otra',
      phone_number: '11',
    });
    const doc = await db.doc('user/alcanzada/refRolCreador/alcanzada').get();
    expect([doc.get('descripcion'), doc.get('urlImagenes')]).toEqual(['Bailamos', expect.any(Array)]);
  });

  test('writes nothing where both changed a field, and says which; again after a lost answer it is saved', async () => {
    await creador(db, 'las-dos');
    const opened = beforeOf({
      display_name: 'Casa las-dos',
      role: 'creador',
      creador: { descripcion: 'Vieja' },
    });
    await db.doc('user/las-dos').update({ display_name: 'De allá' });
    const sent = perfil({ display_name: 'De acá', role: 'creador', creador: { descripcion: 'Vieja' } });
    expect(await saveProfile(deps, 'las-dos', sent, opened)).toEqual({
      kind: 'changed',
      fields: ['display_name'],
    });
    expect((await db.doc('user/las-dos').get()).get('display_name')).toBe('De allá');
    const seen = { ...opened, display_name: 'De allá' };
    for (const _ of ['pressed', 'pressed again after a lost answer'])
      expect(await saveProfile(deps, 'las-dos', sent, seen)).toMatchObject({ kind: 'saved' });
    expect((await db.doc('user/las-dos').get()).get('display_name')).toBe('De acá');
  });

  test('of last week, without what it found, can’t leave the role', async () => {
    await withItems('de-antes');
    expect(await saveProfile(deps, 'de-antes', perfil({}), null)).toEqual({ kind: 'old-page' });
    expect(await status('de-antes')).toMatchObject({ ...WHOLE.creador('de-antes'), visible: [true, true] });
    expect(await saveProfile(deps, 'de-antes', asCreador, null)).toMatchObject({ kind: 'saved' });
  });
});

/**
 * Returns a Firestore that fails from its `step`-th transaction or query on, as in a crash. Queries within a
 * transaction continue: a throw between parallel reads would leave an unawaited promise.
 */
function diesIn(step: number): Firestore {
  let calls = 0;
  let inTransaction = false;
  const die = () => {
    if (++calls >= step) throw new Error('died');
  };
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key === 'runTransaction')
        return async (...args: Parameters<Firestore['runTransaction']>) => {
          die();
          inTransaction = true;
          return target.runTransaction(...args).finally(() => {
            inTransaction = false;
          });
        };
      return (...args: unknown[]) => {
        if (key === 'collection' && !inTransaction) die();
        return (value as (...rest: unknown[]) => unknown).apply(target, args);
      };
    },
  });
}

describe('an interrupted role switch', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'at step %i leaves a consistent state, which the trigger completes',
    async (step) => {
      const uid = `corte-${step}`;
      await withItems(uid);
      const before = (await db.doc(`user/${uid}`).get()).data();
      await saveProfile({ ...deps, db: diesIn(step) }, uid, perfil({}), AS_CREADOR).catch((error: Error) => {
        expect(error.message).toBe('died');
      });
      const { role, ref, perfil: doc } = await status(uid);
      expect([WHOLE.personal(), WHOLE.creador(uid)]).toContainEqual({ role, ref, perfil: doc });
      const after = (await db.doc(`user/${uid}`).get()).data();
      await userWritten(deps, { uid, before, after });
      const end = await status(uid);
      expect(end.visible).toEqual(role === 'creador' ? [true, true] : [false, false]);
    },
  );
});
