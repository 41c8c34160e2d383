import fc from 'fast-check';
import { ACTORS, type Actor } from '../../support/actors.ts';
import { functionsOnly } from '../../support/functions-only.ts';
import { type FirestoreWrite, nothing, now, text, time } from '../support/wire.ts';
import { capitalsOf, NUMBER, prefixOf, uidOf } from './attempts.ts';
import { type Mutation, onWrite, shown, withField } from './changes.ts';
import { KINDS } from './items.ts';
import { anything } from './values.ts';

const OWN = prefixOf('creador');
const IDS = [
  `${NUMBER}${'x'.repeat(124)}`,
  `nuevo${NUMBER}`,
  `${NUMBER}${'Z9'.repeat(8)}`.slice(0, 20),
  `${prefixOf('otherCreador')}nuevo00${NUMBER}`,
  `${capitalsOf('creador')}nuevo00${NUMBER}`,
  `${OWN}nuevo0${NUMBER}`,
  `${OWN}nuevo00${NUMBER}`,
  `${OWN}${NUMBER}${'x'.repeat(15)}`,
  `${OWN}${NUMBER}${'x'.repeat(16)}`,
  `${OWN}${NUMBER}x_x-xxx`,
  `${OWN}${NUMBER}xxxxxxx\n`,
  `${OWN}${NUMBER}ñandúes`,
  `x${OWN}${NUMBER}xxxxxxx`,
  OWN,
  ` ${NUMBER} x`,
  `${NUMBER}\t`,
  `${NUMBER}\u2028`,
  `ñandú${NUMBER}`,
  `${NUMBER}.html`,
  `__${NUMBER}__`,
  `${NUMBER}/mas/b`,
  '',
  '.',
  `propio${NUMBER}`,
  `ajeno${NUMBER}`,
  `${NUMBER}%2F`,
  `😀${NUMBER}`,
  `-${NUMBER}`,
];
/** Moves the document elsewhere; the count names the new id. */
const renamed = (path: (old: string) => string, what: string): Mutation => ({
  what,
  apply: (attempt) => {
    const [first, ...others] = attempt.writes;
    if (!first) return attempt;
    const name = path(first.path);
    const last = text(name.slice(name.indexOf('/') + 1));
    const follow = (write: FirestoreWrite) =>
      write.fields?.lastId ? withField(write, 'lastId', last) : write;
    return { ...attempt, writes: [{ ...first, path: name }, ...others.map(follow)] };
  },
});
const PLACES = [
  ...KINDS.map((kind) => `${kind}/${NUMBER}`),
  ...functionsOnly(uidOf('creador'), NUMBER),
  ...functionsOnly(uidOf('personal'), 'x'),
  `party/x_2026-11-28_${uidOf('personal')}`,
  `categoria/${NUMBER}`,
  `orden/${NUMBER}`,
  `orden/${uidOf('personal')}`,
  `nada/${NUMBER}`,
  `user/${uidOf('creador')}`,
  `user/${uidOf('personal')}`,
  `user/${uidOf('creador')}/refRolCreador/${uidOf('creador')}`,
  `user/${uidOf('creador')}/counter/nada`,
  `user/${uidOf('creador')}/brought/evento`,
  `user/${uidOf('personal')}/brought/evento`,
  `user/${uidOf('creador')}/figures/2026-11`,
  `user/${uidOf('personal')}/figures/2026-11`,
  `user/${uidOf('creador')}/mas/x`,
];

/** Ids of deleted items, with and without their owner's prefix. */
const DELETED: [whose: string, uid: string, id: string][] = [
  ['an own item', uidOf('creador'), `${OWN}gone000${NUMBER}`],
  ['an own item without a prefix', uidOf('creador'), `antes${NUMBER}`],
  ['another’s item', uidOf('otherCreador'), `${prefixOf('otherCreador')}gone000${NUMBER}`],
  ['another’s item without a prefix', uidOf('otherCreador'), `suyo${NUMBER}`],
];
const afterDeletion = fc.constantFrom(...DELETED).map(([whose, uid, id]): Mutation => {
  const { what, apply } = renamed(
    (old) => `${old.split('/')[0]}/${id}`,
    `the id is of ${whose} that was deleted`,
  );
  return {
    what,
    apply: (attempt) => {
      const path = `${attempt.writes[0]?.path.split('/')[0]}/${id}`;
      return { ...apply(attempt), deleted: [[path, { uid: text(uid), titulo: text('Antes') }]] };
    },
  };
});

export const elsewhere = fc.oneof(
  afterDeletion,
  fc
    .constantFrom(...IDS)
    .map((id) => renamed((old) => `${old.split('/')[0]}/${id}`, `the id is ${shown(id)}`)),
  fc.constantFrom(...PLACES).map((place) => renamed(() => place, `the document is ${place}`)),
);
export const asAnother = fc
  .constantFrom(...ACTORS)
  .map((actor): Mutation => ({ what: `asked by ${actor}`, apply: (attempt) => ({ ...attempt, actor }) }));
/** Replaces the owner everywhere, ids included. */
const inName = <T>(what: T, actor: Actor): T =>
  JSON.parse(
    JSON.stringify(what)
      .replaceAll(uidOf('creador'), uidOf(actor))
      .replaceAll(prefixOf('creador'), prefixOf(actor)),
  ) as T;
export const inAnothersName = fc.constantFrom<Actor>('personal', 'otherCreador', 'withoutDocument').map(
  (actor): Mutation => ({
    what: `asked by ${actor} in his own name throughout`,
    apply: ({ stored, writes }) => ({
      actor,
      stored,
      writes: inName(writes, actor),
    }),
  }),
);
/** An unconfirmed creador with the same documents. */
export const unconfirmed = fc.constant<Mutation>({
  what: 'the address is not confirmed',
  apply: ({ stored, writes }) => ({
    actor: 'unconfirmed',
    ...inName({ stored, writes }, 'unconfirmed'),
  }),
});
/** The owner is suspended, or was; or frozen. */
export const suspended = fc
  .constantFrom(
    { suspendedUntil: time('2199-12-31T00:00:00Z') },
    { suspendedUntil: time('2020-01-01T00:00:00Z') },
    { suspendedUntil: text('for good') },
    { suspendedUntil: nothing },
    { frozenAt: time('2020-01-01T00:00:00Z') },
  )
  .map(
    (standing): Mutation => ({
      what: `the owner has ${shown(standing)}`,
      apply: (attempt) => ({
        ...attempt,
        stored: attempt.stored.map(([path, fields]) => [
          path,
          path === `user/${uidOf('creador')}` ? { ...fields, ...standing } : fields,
        ]),
      }),
    }),
  );
export const ofAnotherRole = fc.constantFrom('personal', null).map(
  (role): Mutation => ({
    what: `the owner’s role is ${role}`,
    apply: (attempt) => ({
      ...attempt,
      stored: attempt.stored.map(([path, fields]) => [
        path,
        path === `user/${uidOf('creador')}`
          ? { ...fields, role: role ? text(role) : { nullValue: null } }
          : fields,
      ]),
    }),
  }),
);
export const condition = fc
  .boolean()
  .map((exists) =>
    onWrite(`only if it ${exists ? 'is' : 'is not'} there`, (write) => ({ ...write, exists })),
  );
export const maskless = fc.constant(onWrite('no mask', ({ mask: _, ...write }) => write));
export const twice = fc
  .oneof(
    fc
      .tuple(fc.constantFrom('visible', 'titulo', 'uid', 'cantLikes'), anything)
      .map(([name, value]) => ({ [name]: value })),
    fc.constant({}),
  )
  .map(
    (fields): Mutation => ({
      what: `written a second time: ${shown(fields)}`,
      apply: (attempt) => {
        const path = attempt.writes[0]?.path ?? '';
        return {
          ...attempt,
          writes: [
            ...attempt.writes,
            { path, fields, mask: Object.keys(fields), transforms: [now('updatedAt')] },
          ],
        };
      },
    }),
  );
