import fc from 'fast-check';
import { map, nothing, reference, text, time, whole } from '../support/wire.ts';
import { uidOf } from './attempts.ts';
import { drop, type Mutation, set, transformed } from './changes.ts';
import { counting } from './count-mutations.ts';
import {
  asAnother,
  condition,
  elsewhere,
  inAnothersName,
  maskless,
  ofAnotherRole,
  suspended,
  twice,
  unconfirmed,
} from './elsewhere.ts';
import { FIELDS, type GeneratedKind } from './items.ts';
import { anything, constants, type ValueArb } from './values.ts';

const owners = constants(
  ...[
    `user/${uidOf('creador')}`,
    `user/${uidOf('otherCreador')}`,
    `user/${uidOf('creador')}/mas/b`,
    'user/a',
  ].map((path) => reference(path)),
  reference(`user/${uidOf('creador')}`, 'otro'),
  reference(`user/${uidOf('creador')}`, undefined, 'otra'),
  text(`user/${uidOf('creador')}`),
);
export const times = constants(time('2026-11-30T03:00:00Z'), time('1970-01-01T00:00:00Z'), whole(5));
const uids = constants(
  text(uidOf('otherCreador')),
  text(uidOf('creador')),
  text(''),
  text(`${uidOf('creador')}/a`),
);

/** Fields that forms write only on creation, or never. */
const KEPT: Record<string, ValueArb> = {
  uid: fc.oneof(uids, anything),
  refUsuario: fc.oneof(owners, owners, anything),
  createdAt: fc.oneof(times, anything),
  updatedAt: fc.oneof(times, anything),
  reemplaza: fc.oneof(constants(time('2026-11-20T12:00:00Z')), times, anything),
  fecha: fc.oneof(times, anything),
  visible: constants({ booleanValue: true }, { booleanValue: false }),
  retenido: constants(text('revision'), text('baja'), text('orden'), nothing),
  retirado: constants({ booleanValue: true }, { booleanValue: false }),
  cambiaEl: times,
  empieza: times,
  publicadoEl: times,
  canceladoEl: times,
  proximaFecha: times,
  localidadEfectiva: constants(text('salta'), text('quilmes'), nothing),
  zona: constants(text('salta'), text('buenos-aires'), nothing),
  fechaAnterior: constants(
    nothing,
    map({ fecha: time('2026-11-30T03:00:00Z'), hora: nothing, movida: time('2026-11-30T03:00:00Z') }),
  ),
  cantLikes: constants(whole(3), whole(999), { doubleValue: 3 }),
  listedHosts: constants(nothing, text('malo.example')),
  alikeHosts: constants(nothing, text('malo.example')),
};
const extraName = fc.constantFrom(
  'isAdmin',
  'Titulo',
  'titulo ',
  'url',
  'notaInterna',
  'ñ',
  'a.b',
  'a`b',
  '😀',
  '\u200B',
);

export function itemMutation(kind: GeneratedKind): fc.Arbitrary<Mutation> {
  const names = [...Object.keys(FIELDS[kind]), ...Object.keys(KEPT)];
  const ofField = fc.constantFrom(...Object.entries(FIELDS[kind]));
  return fc.oneof(
    {
      weight: 10,
      arbitrary: ofField.chain(([name, { strange }]) => strange.map((value) => set(name, value))),
    },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(...Object.entries(KEPT))
        .chain(([name, values]) => values.map((value) => set(name, value))),
    },
    { weight: 2, arbitrary: fc.constantFrom(...names).map((name) => drop(name)) },
    { weight: 1, arbitrary: fc.tuple(extraName, anything).map(([name, value]) => set(name, value)) },
    { weight: 2, arbitrary: transformed(names) },
    { weight: 2, arbitrary: elsewhere },
    { weight: 2, arbitrary: asAnother },
    { weight: 1, arbitrary: inAnothersName },
    { weight: 1, arbitrary: ofAnotherRole },
    { weight: 1, arbitrary: suspended },
    { weight: 1, arbitrary: unconfirmed },
    { weight: 1, arbitrary: condition },
    { weight: 1, arbitrary: maskless },
    { weight: 1, arbitrary: twice },
    { weight: 3, arbitrary: counting(kind) },
  );
}
