import fc from 'fast-check';
import type { Actor } from '../../support/actors.ts';
import {
  type FirestoreFields,
  type FirestoreValue,
  list,
  map,
  nothing,
  now,
  text,
  whole,
} from '../support/wire.ts';
import { type Attempt, NUMBER, uidOf } from './attempts.ts';
import { around } from './base.ts';
import { drop, type Mutation, onWrite, set, transformed } from './changes.ts';
import {
  asAnother,
  condition,
  elsewhere,
  inAnothersName,
  maskless,
  ofAnotherRole,
  suspended,
} from './elsewhere.ts';
import { times } from './item-mutations.ts';
import { anything } from './values.ts';

const PATH = `orden/${uidOf('creador')}`;
const id = fc.oneof(
  fc.constantFrom(`propio${NUMBER}`, `ajeno${NUMBER}`, `nada${NUMBER}`, 'x'.repeat(128), '_-9'),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,24}$/),
);
const heading = fc
  .oneof(
    fc.constantFrom('Entradas anticipadas', 'ñ'.repeat(60), '#', '😀', 'a|b', '# # x'),
    fc.stringMatching(/^[a-z¡-ÿ]{1,5}[ a-z¡-ÿ]{0,20}$/),
  )
  .map((titulo) => `# ${titulo}`);
const texts = (element: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(element, { maxLength }).map((all) => list(all.map(text)));
const long = fc
  .constantFrom(499, 500)
  .map((size) => list(Array.from({ length: size }, (_, i) => text(`x${i}`))));

const fields: fc.Arbitrary<FirestoreFields> = fc.record(
  {
    lista: fc.oneof(
      { weight: 5, arbitrary: texts(fc.oneof(id, heading), 12) },
      { weight: 1, arbitrary: long },
    ),
    fijados: fc
      .record(
        { link: texts(id, 5), evento: texts(id, 1), curso: texts(id, 1), promo: texts(id, 1) },
        { requiredKeys: [] },
      )
      .map((pins) => map(pins as FirestoreFields)),
    pestana: fc.constantFrom('info', 'links', 'eventos', 'cursos', 'promos').map(text),
  },
  { requiredKeys: [] },
);

/** A creator's new order, or a change of the stored one. */
export const arrangement: fc.Arbitrary<Attempt> = fc
  .record({ people: around('link', 1), before: fc.option(fields), written: fields })
  .map(({ people, before, written }) => ({
    actor: 'creador' satisfies Actor,
    stored: [...people, ...(before ? [[PATH, before] as [string, FirestoreFields]] : [])],
    writes: [
      {
        path: PATH,
        fields: written,
        ...(before && { mask: Object.keys(written) }),
        transforms: [now('updatedAt')],
      },
    ],
  }));

const STRANGE: FirestoreValue[] = [
  ...['', '# ', '#  x', '#x', '# \tx', 'a b', 'a/b', 'a\nb', '# a\n# b', '# a\nb', 'á', 'a.b'].map(text),
  ...[`# ${'a'.repeat(61)}`, `# ${'😀'.repeat(60)}`, `# ${'😀'.repeat(61)}`, 'x'.repeat(129)].map(text),
  whole(5),
  nothing,
  { booleanValue: true },
  list([text('a')]),
  map({}),
];
const strange = fc.constantFrom(...STRANGE);
const strangeList = fc.oneof(
  fc.tuple(strange, fc.nat(2)).map(([element, at]) => list([text('a'), text('b')].toSpliced(at, 0, element))),
  strange.map((element) => list([element])),
  fc.constantFrom(
    list([text('a'), text('b'), text('a')]),
    list(Array.from({ length: 501 }, (_, i) => text(`x${i}`))),
    list([text('# Redes'), text('# Redes')]),
  ),
  anything,
);
const NAMES = ['lista', 'fijados', 'pestana', 'updatedAt', 'titulo', 'uid'];
const kind = fc.constantFrom('link', 'evento', 'curso', 'promo', 'perfil');

export const ordenMutation: fc.Arbitrary<Mutation> = fc.oneof(
  strangeList.map((value) => set('lista', value)),
  fc.tuple(kind, strangeList).map(([tipo, value]) => set('fijados', map({ [tipo]: value }))),
  kind.map((tipo) => set('fijados', map({ [tipo]: list([text('a'), text('b')]) }))),
  fc.tuple(fc.constantFrom(...NAMES), anything).map(([name, value]) => set(name, value)),
  fc.constantFrom(text('likes'), text('Info'), nothing).map((value) => set('pestana', value)),
  times.map((value) => set('updatedAt', value)),
  fc.constant(drop('updatedAt')),
  fc.constant(onWrite('the document is deleted', ({ path }) => ({ path, fields: null }))),
  transformed(NAMES),
  asAnother,
  inAnothersName,
  ofAnotherRole,
  suspended,
  elsewhere,
  maskless,
  condition,
);
