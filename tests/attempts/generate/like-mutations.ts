import fc from 'fast-check';
import { list, reference, text } from '../support/wire.ts';
import { NUMBER, uidOf } from './attempts.ts';
import { LISTS } from './base.ts';
import { drop, type Mutation, onWrite, set, shown, transformed } from './changes.ts';
import { asAnother, condition, elsewhere, maskless, suspended } from './elsewhere.ts';
import { times } from './item-mutations.ts';
import { type GeneratedKind, KINDS } from './items.ts';
import { anything, constants } from './values.ts';

export function likeMutation(kind: GeneratedKind): fc.Arbitrary<Mutation> {
  const fields = [
    'role',
    'username',
    'email',
    'isAdmin',
    'refRolCreador',
    'url_imagenes',
    'closedAt',
    'retenido',
    'verificado',
    'suspendedUntil',
    'terminosVersion',
    'terminosAceptados',
    'lights',
    'figuresMail',
    'reminderMail',
    'reminderSoonMail',
    'digestMail',
    'blocked',
    'newsReadAt',
    'digestOf',
    'listedHosts',
    'alikeHosts',
    ...Object.values(LISTS),
  ];
  const targets = [
    `${kind}/propio${NUMBER}`,
    `${kind}/nada${NUMBER}`,
    `user/${uidOf('creador')}`,
    `${kind}/propio${NUMBER}/mas/b`,
    ...KINDS.map((tipo) => `${tipo}/propio${NUMBER}`),
  ];
  const values = fc.oneof(
    fc.constantFrom(...targets).map((path) => reference(path)),
    constants(
      reference(`${kind}/propio${NUMBER}`, 'otro'),
      reference(`${kind}/propio${NUMBER}`, undefined, 'otra'),
      text('x'),
    ),
    anything.filter((value) => !('arrayValue' in value)),
  );
  return fc.oneof(
    fc.tuple(fc.constantFrom(...fields), anything).map(([name, value]) => set(name, value)),
    fc
      .tuple(fc.constantFrom(...Object.values(LISTS)), fc.array(values, { maxLength: 3 }))
      .map(([name, all]) => set(name, list(all))),
    fc
      .tuple(fc.constantFrom(...Object.values(LISTS)), fc.array(values, { minLength: 1, maxLength: 2 }))
      .map(([fieldPath, all]) =>
        onWrite(`likes ${shown(all)} too`, (write) => ({
          ...write,
          transforms: [...(write.transforms ?? []), { fieldPath, appendMissingElements: { values: all } }],
        })),
      ),
    fc.constantFrom('updated_time', LISTS[kind], 'role').map((name) => drop(name)),
    times.map((value) => set('updated_time', value)),
    asAnother,
    suspended,
    elsewhere,
    maskless,
    condition,
    transformed(fields),
    fc.constant(onWrite('the document is deleted', ({ path }) => ({ path, fields: null }))),
  );
}
