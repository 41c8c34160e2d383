import { ITEM_FIELDS } from '@vidriera/domain/item/fields';
import { STORED_SCHEMA } from '@vidriera/domain/item/kinds-schema';
import { ordenStoredSchema } from '@vidriera/domain/orden/schema';
import { fieldsOf } from '@vidriera/domain/testing/items';
import { usuarioStoredSchema } from '@vidriera/domain/usuario/schema';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROUGHT_CASES } from './support/brought-cases.ts';
import { COUNTER_CASES } from './support/counter-cases.ts';
import { addCoverage, uncovered } from './support/coverage.ts';
import type { FieldCase } from './support/field-case.ts';
import { FIELD_CASES } from './support/field-cases.ts';
import { ofOtherTypes } from './support/field-checks.ts';
import { admin, createItem, db, freshId, judge, put, start, stop, update } from './support/harness.ts';
import { ID_CASES } from './support/id-cases.ts';
import { ITEM_CASES, KIND_CASES, OPERATIONS } from './support/item-cases.ts';
import { ITEMS, OWNER } from './support/items.ts';
import { ORDEN_CASES, writeOrden } from './support/orden-cases.ts';
import { userDoc } from './support/people.ts';
import { FOLLOW, ON_PATH, PLACE_CASES, PLACES } from './support/place-cases.ts';
import { shown } from './support/shown.ts';
import { LIKE_CASES, PROFILE_CASES, type UserCase } from './support/user-cases.ts';
import { changed, NOW, type RulesFixture } from './support/values.ts';

beforeAll(start);
afterAll(stop);

/**
 * The cases that cover the rules run first, and their coverage is read after each group. Then long values, other
 * kinds' common fields and updates follow, whose documents would make the report larger.
 */
const isShort = (change: RulesFixture) => JSON.stringify(change).length < 700;
const isFirst = (tipo: Tipo, one: FieldCase) => isShort(one.change) && (tipo === 'link' || !isCommon(one));
const titled = (cases: FieldCase[]) => cases.map((one) => [one.verdict, shown(one.change), one] as const);
/** One right and one wrong value of each field: elsewhere the same functions check it (`goodItem`, `goodEvento`). */
const sample = (cases: FieldCase[]): FieldCase[] => [
  ...new Map(cases.map((one) => [`${one.verdict} ${Object.keys(one.change)}`, one])).values(),
];
const isCommon = ({ change }: FieldCase) => Object.keys(change).every((name) => name in ITEM_FIELDS);
const createdLater = (tipo: Tipo): FieldCase[] => {
  const later = FIELD_CASES[tipo].filter((one) => !isFirst(tipo, one));
  return tipo === 'link'
    ? later
    : [...later.filter((one) => !isCommon(one)), ...sample(later.filter(isCommon))];
};

/** Kinds run in parallel, cases of one kind in sequence, because they share the owner's count. */
const BESIDE = { concurrent: true };
const IN_TURN = { concurrent: false };

async function create(tipo: Tipo, { change, verdict }: FieldCase): Promise<void> {
  const id = freshId();
  await judge(verdict, createItem(OWNER, tipo, id, changed(ITEMS[tipo], change)));
  const stored = (await admin.doc(`${tipo}/${id}`).get()).data();
  expect(STORED_SCHEMA[tipo].safeParse(stored).success, 'the domain reads what was let in').toBe(
    verdict === 'allow',
  );
}

describe('operations', () => {
  afterAll(addCoverage);
  describe.each([...TIPOS])('%s', BESIDE, (tipo: Tipo) => {
    it.each(
      [...ITEM_CASES, ...KIND_CASES[tipo]].map(
        (row) => [row[3], row[0], row[1], shown(row[2]), row] as const,
      ),
    )(
      '%s %s %s %s',
      IN_TURN,
      async (_verdict, _actor, _operation, _shown, [actor, operation, fixture, verdict]) => {
        await judge(verdict, OPERATIONS[operation](actor, tipo, fixture));
      },
    );
  });
});

describe('counting and ids', () => {
  afterAll(addCoverage);
  // In turn: a case writes another kind's count, and two kinds that do it to each other wait for each other.
  describe.each([...TIPOS])('%s', IN_TURN, (tipo: Tipo) => {
    it.each(COUNTER_CASES.map(([title, verdict, run]) => [verdict, title, run] as const))(
      '%s counting: %s',
      IN_TURN,
      async (verdict, _title, run) => {
        await judge(verdict, run(tipo));
      },
    );

    it.each(ID_CASES.map(([title, verdict, run]) => [verdict, title, run] as const))(
      '%s a creation %s',
      IN_TURN,
      async (verdict, _title, run) => {
        await judge(verdict, run(tipo));
      },
    );
  });
});

describe('fields', () => {
  afterAll(addCoverage);
  describe.each([...TIPOS])('%s', BESIDE, (tipo: Tipo) => {
    it.each(titled(FIELD_CASES[tipo].filter((one) => isFirst(tipo, one))))(
      '%s on create: %s',
      IN_TURN,
      async (_verdict, _shown, one) => create(tipo, one),
    );
  });
});

const userCases = [...PROFILE_CASES, ...LIKE_CASES].map(
  (one) => [one.verdict, one.actor, one.title, one] as const,
);
async function updateUser({ actor, on = actor, before = {}, change, verdict }: UserCase): Promise<void> {
  await put(`user/${on}`, { ...userDoc(on, 'personal'), ...before });
  await judge(verdict, updateDoc(doc(db(actor), `user/${on}`), update(actor, change)));
  const stored = (await admin.doc(`user/${on}`).get()).data();
  expect(usuarioStoredSchema.safeParse(stored).error, 'the domain reads what is stored').toBeUndefined();
}

describe('user', () => {
  afterAll(addCoverage);
  beforeAll(async () => {
    for (const tipo of TIPOS) for (const id of ['a', 'b', 'c']) await put(`${tipo}/${id}`, ITEMS[tipo]);
  });

  it.each(userCases.filter(([, , , { change }]) => isShort(change)))(
    '%s %s updates %s',
    async (...[, , , one]) => updateUser(one),
  );
  // One full list for coverage; the other kinds follow below.
  it.each(userCases.filter(([, , , one]) => !isShort(one.change)).slice(0, 2))(
    '%s %s updates %s',
    async (...[, , , one]) => updateUser(one),
  );
});

describe('orden', () => {
  afterAll(addCoverage);
  beforeAll(async () => {
    for (const uid of ['creador', 'personal'] as const) await put(`user/${uid}`, userDoc(uid, uid));
  });
  it.each(ORDEN_CASES.map((one) => [one.verdict, one.actor, one.title, one] as const))(
    '%s %s arranges a profile: %s',
    async (verdict, _actor, _title, one) => {
      await judge(verdict, writeOrden(one));
      const stored = (await admin.doc(`orden/${one.on ?? one.actor}`).get()).data();
      if (verdict === 'allow')
        expect(ordenStoredSchema.parse(stored), 'the domain reads all that is stored').toMatchObject(
          withoutTime(stored),
        );
    },
  );
});
const withoutTime = ({ updatedAt: _, ...rest }: RulesFixture = {}): RulesFixture => rest;

describe('what was brought', () => {
  afterAll(addCoverage);
  it.each(BROUGHT_CASES.map(([title, verdict, run]) => [verdict, title, run] as const))(
    '%s %s',
    IN_TURN,
    async (verdict, _title, run) => {
      await judge(verdict, run());
    },
  );
});

describe('every other place', () => {
  afterAll(addCoverage);
  beforeAll(async () => {
    for (const path of PLACES) await put(path, { titulo: 'Musica' });
    await put(FOLLOW, { uid: 'personal', creador: 'creador' });
    await put('user/creador', userDoc('creador', 'creador'));
  });
  it.each(PLACE_CASES.map((row) => [row[3], row[0], row[1], row[2], row] as const))(
    '%s %s %s %s',
    async (_verdict, _actor, _operation, _path, [actor, operation, path, verdict]) => {
      await judge(verdict, ON_PATH[operation](actor, path));
    },
  );
});

it('every expression of the rules was evaluated, and every condition was both true and false', () => {
  const { expressions, conditions, missing } = uncovered();
  expect(missing).toEqual([]);
  expect(expressions).toBeGreaterThan(300);
  expect(conditions).toBeGreaterThan(100);
});

describe('long lists of likes', () => {
  it.each(userCases.filter(([, , , one]) => !isShort(one.change)).slice(2))(
    '%s %s updates %s',
    async (...[, , , one]) => updateUser(one),
  );
});

describe.each([...TIPOS])('%s: values', BESIDE, (tipo: Tipo) => {
  it.each(titled(createdLater(tipo)))('%s on create: %s', IN_TURN, async (_verdict, _shown, one) =>
    create(tipo, one),
  );

  it.each(titled(sample(FIELD_CASES[tipo])))(
    '%s on update: %s',
    IN_TURN,
    async (_verdict, _shown, { change, verdict }) => {
      const path = `${tipo}/${freshId()}`;
      await put(path, {
        ...ITEMS[tipo],
        visible: true,
        cantLikes: 3,
        proximaFecha: null,
      });
      await judge(verdict, updateDoc(doc(db(OWNER), path), update(OWNER, { ...change, updatedAt: NOW })));
    },
  );

  it.each(fieldsOf(tipo))('%s refuses values of other types', async (name, field) => {
    const path = `${tipo}/${freshId()}`;
    await put(path, ITEMS[tipo]);
    for (const value of ofOtherTypes(field))
      await judge('deny', updateDoc(doc(db(OWNER), path), update(OWNER, { [name]: value, updatedAt: NOW })));
  });
});
