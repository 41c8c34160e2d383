import { type PerfilForm, perfilFormSchema } from '@vidriera/domain/usuario/schema';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { userWritten } from '../owners/user-written.ts';
import { creador, publish } from '../testing/data.ts';
import { project } from '../testing/project.ts';
import { saveProfile } from './save-profile.ts';

const deps = project('save-profile');
const { db } = deps;
const perfil = (extra: Partial<PerfilForm>) =>
  perfilFormSchema.parse({ display_name: 'Ana', role: 'personal', ...extra });
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
    expect(await saveProfile(deps, 'ida-y-vuelta', perfil({}))).toEqual({
      kind: 'saved',
      role: 'personal',
      hidden: 2,
    });
    expect(await status('ida-y-vuelta')).toEqual({ ...WHOLE.personal(), visible: [false, false] });
    expect(await saveProfile(deps, 'ida-y-vuelta', perfil({}))).toMatchObject({ hidden: 0 });
    expect(await saveProfile(deps, 'ida-y-vuelta', asCreador)).toMatchObject({
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
    await saveProfile(deps, 'de-mas', perfil({ creador: { descripcion: 'Bailamos' } }));
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
    await saveProfile(
      deps,
      uid,
      perfil({ role: 'creador', creador: { descripcion: 'Bailamos', localidad } }),
    );
    const [user, doc] = await db.getAll(db.doc(`user/${uid}`), db.doc(`user/${uid}/refRolCreador/${uid}`));
    expect([user?.get('localidad'), doc?.get('localidad')]).toEqual([expected, undefined]);
    await saveProfile(deps, uid, perfil({}));
    expect((await db.doc(`user/${uid}`).get()).get('localidad')).toBeNull();
  });

  test('keeps the gallery, e-mail, username and likes', async () => {
    await creador(db, 'fusion');
    await saveProfile(deps, 'fusion', asCreador);
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
    expect(await saveProfile(deps, 'nadie', asCreador)).toEqual({ kind: 'no-account' });
    expect((await db.doc('user/nadie/refRolCreador/nadie').get()).exists).toBe(false);
  });

  test('switching to both roles at once ends in one of them, complete', async () => {
    await withItems('a-la-vez');
    await Promise.all([0, 1, 2, 3].map((i) => saveProfile(deps, 'a-la-vez', i % 2 ? asCreador : perfil({}))));
    const { role, ref, perfil: doc } = await status('a-la-vez');
    expect([WHOLE.personal(), WHOLE.creador('a-la-vez')]).toContainEqual({ role, ref, perfil: doc });
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
      await saveProfile({ ...deps, db: diesIn(step) }, uid, perfil({})).catch((error: Error) => {
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
