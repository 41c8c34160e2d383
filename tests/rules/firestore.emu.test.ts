import { cursoDocSchema } from 'domain/curso';
import { eventoDocSchema } from 'domain/evento';
import { TIPOS, type Tipo } from 'domain/ids';
import { linkDocSchema } from 'domain/link';
import { promoDocSchema } from 'domain/promo';
import { usuarioDocSchema } from 'domain/usuario';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uncovered } from './support/coverage.ts';
import { formTakes } from './support/form.ts';
import { admin, db, freshId, judge, put, shown, start, stop, update } from './support/harness.ts';
import { ITEM_CASES, OPERATIONS, PROMO_CASES } from './support/item-cases.ts';
import { FIELD_CASES, ITEMS, OWNER } from './support/items.ts';
import { userDoc } from './support/people.ts';
import { ON_PATH, PLACE_CASES, PLACES } from './support/place-cases.ts';
import { LIKE_CASES, PROFILE_CASES } from './support/user-cases.ts';
import { changed, forClient, NOW } from './support/values.ts';

const READ = { evento: eventoDocSchema, curso: cursoDocSchema, promo: promoDocSchema, link: linkDocSchema };

beforeAll(start);
afterAll(stop);

describe.each([...TIPOS])('%s', (tipo: Tipo) => {
  const rows = tipo === 'promo' ? [...ITEM_CASES, ...PROMO_CASES] : ITEM_CASES;
  it.each(rows.map((row) => [row[3], row[0], row[1], shown(row[2]), row] as const))(
    '%s %s %s %s',
    async (_verdict, _actor, _operation, _shown, [actor, operation, fixture, verdict]) => {
      await judge(verdict, OPERATIONS[operation](actor, tipo, fixture));
    },
  );

  describe.each(FIELD_CASES[tipo].map((one) => [one.verdict, shown(one.change), one] as const))(
    '%s %s',
    (_verdict, _shown, { change, verdict, differs }) => {
      it('on create, and what is stored can be read', async () => {
        const path = `${tipo}/${freshId()}`;
        await judge(
          verdict,
          setDoc(doc(db(OWNER), path), forClient(db(OWNER), changed(ITEMS[tipo], change))),
        );
        const stored = (await admin.doc(path).get()).data();
        expect(READ[tipo].safeParse(stored).success).toBe(verdict === 'allow');
      });

      it('on update', async () => {
        const path = `${tipo}/${freshId()}`;
        await put(path, {
          ...ITEMS[tipo],
          visible: true,
          cantLikes: 3,
          busqueda: ['milonga'],
          proximaFecha: null,
        });
        await judge(verdict, updateDoc(doc(db(OWNER), path), update(OWNER, { ...change, updatedAt: NOW })));
      });

      it(differs ? `in the form it differs: ${differs}` : 'and the form’s schema agrees', () => {
        expect(formTakes(tipo, changed(ITEMS[tipo], change))).toBe(
          (verdict === 'allow') !== Boolean(differs),
        );
      });
    },
  );
});

describe('user', () => {
  beforeAll(async () => {
    for (const tipo of TIPOS) for (const id of ['a', 'b', 'c']) await put(`${tipo}/${id}`, ITEMS[tipo]);
  });

  it.each([...PROFILE_CASES, ...LIKE_CASES].map((one) => [one.verdict, one.actor, one.title, one] as const))(
    '%s %s updates %s',
    async (_verdict, _actor, _title, { actor, on = actor, before = {}, change, verdict }) => {
      await put(`user/${on}`, { ...userDoc(on, 'personal'), ...before });
      await judge(verdict, updateDoc(doc(db(actor), `user/${on}`), update(actor, change)));
      const stored = (await admin.doc(`user/${on}`).get()).data();
      expect(usuarioDocSchema.safeParse(stored).error).toBeUndefined();
    },
  );
});

describe('every other place', () => {
  beforeAll(async () => {
    for (const path of PLACES) await put(path, { titulo: 'Musica' });
    await put('user/creador', userDoc('creador', 'creador'));
  });
  it.each(PLACE_CASES.map((row) => [row[3], row[0], row[1], row[2], row] as const))(
    '%s %s %s %s',
    async (_verdict, _actor, _operation, _path, [actor, operation, path, verdict]) => {
      await judge(verdict, ON_PATH[operation](actor, path));
    },
  );
});

it('every expression of the rules was evaluated, and every condition was both true and false', async () => {
  const { expressions, conditions, missing } = await uncovered();
  expect(missing).toEqual([]);
  expect(expressions).toBeGreaterThan(300);
  expect(conditions).toBeGreaterThan(100);
});
