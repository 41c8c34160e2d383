import type { PerfilDatosEntrada } from 'domain/usuario';
import { perfilDatosSchema } from 'domain/usuario-schema';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { userWritten } from '../owners/user-written.ts';
import { creador, publicar } from '../testing/data.ts';
import { proyecto } from '../testing/project.ts';
import { saveProfile } from './save-profile.ts';

const deps = proyecto('save-profile');
const { db } = deps;
const perfil = (extra: Partial<PerfilDatosEntrada>) =>
  perfilDatosSchema.parse({ display_name: 'Ana', role: 'personal', ...extra });
const comoCreador = perfil({ role: 'creador', creador: { descripcion: 'Bailamos' } });

async function estado(uid: string) {
  const [user, doc] = await db.getAll(db.doc(`user/${uid}`), db.doc(`user/${uid}/refRolCreador/${uid}`));
  const items = await Promise.all(
    (['evento', 'link'] as const).map(async (tipo) => (await db.doc(`${tipo}/${uid}`).get()).get('visible')),
  );
  return {
    role: user?.get('role'),
    ref: user?.get('refRolCreador')?.path ?? null,
    perfil: doc?.exists,
    visibles: items,
  };
}
/** A role, its reference and its document always go together. */
const ENTERO = {
  creador: (uid: string) => ({ role: 'creador', ref: `user/${uid}/refRolCreador/${uid}`, perfil: true }),
  personal: () => ({ role: 'personal', ref: null, perfil: false }),
};
async function conItems(uid: string) {
  await creador(db, uid);
  await publicar(deps, 'evento', uid, { [uid]: {} });
  await publicar(deps, 'link', uid, { [uid]: {} });
}

describe('saveProfile', () => {
  test('leaving the role hides what was published, coming back shows it', async () => {
    await conItems('ida-y-vuelta');
    expect(await saveProfile(deps, 'ida-y-vuelta', perfil({}))).toEqual({
      kind: 'saved',
      role: 'personal',
      ocultados: 2,
    });
    expect(await estado('ida-y-vuelta')).toEqual({ ...ENTERO.personal(), visibles: [false, false] });
    expect(await saveProfile(deps, 'ida-y-vuelta', perfil({}))).toMatchObject({ ocultados: 0 });
    expect(await saveProfile(deps, 'ida-y-vuelta', comoCreador)).toMatchObject({
      role: 'creador',
      ocultados: 0,
    });
    expect(await estado('ida-y-vuelta')).toEqual({
      ...ENTERO.creador('ida-y-vuelta'),
      visibles: [true, true],
    });
  });

  test('merges: the gallery, the e-mail, the username and the likes stay', async () => {
    await creador(db, 'fusion');
    await saveProfile(deps, 'fusion', comoCreador);
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

  test('nobody without an account', async () => {
    expect(await saveProfile(deps, 'nadie', comoCreador)).toEqual({ kind: 'no-account' });
    expect((await db.doc('user/nadie/refRolCreador/nadie').get()).exists).toBe(false);
  });

  test('both roles at once end in one of them, whole', async () => {
    await conItems('a-la-vez');
    await Promise.all(
      [0, 1, 2, 3].map((i) => saveProfile(deps, 'a-la-vez', i % 2 ? comoCreador : perfil({}))),
    );
    const { role, ref, perfil: doc } = await estado('a-la-vez');
    expect([ENTERO.personal(), ENTERO.creador('a-la-vez')]).toContainEqual({ role, ref, perfil: doc });
  });
});

/** Firestore whose `paso`-th call of a kind, and all after it, fail: the process died there. */
function muereEn(paso: number): Firestore {
  let llamadas = 0;
  return new Proxy(db, {
    get(target, key) {
      const valor: unknown = Reflect.get(target, key);
      if (typeof valor !== 'function') return valor;
      const corta = key === 'runTransaction' || key === 'collection';
      return (...args: unknown[]) => {
        if (corta && ++llamadas >= paso) throw new Error('died');
        return (valor as (...rest: unknown[]) => unknown).apply(target, args);
      };
    },
  });
}

describe('a role switch interrupted', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'at step %i leaves a whole state, which the trigger completes',
    async (paso) => {
      const uid = `corte-${paso}`;
      await conItems(uid);
      const antes = (await db.doc(`user/${uid}`).get()).data();
      await saveProfile({ ...deps, db: muereEn(paso) }, uid, perfil({})).catch((error: Error) => {
        expect(error.message).toBe('died');
      });
      const { role, ref, perfil: doc } = await estado(uid);
      expect([ENTERO.personal(), ENTERO.creador(uid)]).toContainEqual({ role, ref, perfil: doc });
      const despues = (await db.doc(`user/${uid}`).get()).data();
      await userWritten(deps, { uid, antes, despues });
      const fin = await estado(uid);
      expect(fin.visibles).toEqual(role === 'creador' ? [true, true] : [false, false]);
    },
  );
});
