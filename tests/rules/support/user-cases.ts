import { LIKES_FIELD, TIPOS } from '@vidriera/domain/values/ids';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { Actor } from '../../support/actors.ts';
import type { RulesVerdict } from './harness.ts';
import { FUTURE, LEFT_OUT, NOW, PAST, type RulesFixture, ref } from './values.ts';

/** An update of `user/{actor}` (or of `on`): document, change and verdict. */
export interface UserCase {
  title: string;
  actor: Actor;
  on?: string;
  before?: RulesFixture;
  change: RulesFixture;
  verdict: RulesVerdict;
}

/** Fields of `user` that only callables write, with tempting values. */
const NOT_THEIRS: RulesFixture = {
  uid: 'otro',
  email: 'otro@example.com',
  username: 'otro',
  display_name: 'Otro',
  photo_url: 'https://ejemplo.com/foto.jpg',
  phone_number: '123',
  link_Instagram: 'https://instagram.com/otro',
  link_Wssp: 'https://wa.me/1',
  link_TikTok: 'https://tiktok.com/@otro',
  link_Facebook: 'https://facebook.com/otro',
  link_SitioWeb: 'https://ejemplo.com/',
  role: 'creador',
  refRolCreador: ref('user/personal/refRolCreador/personal'),
  refRolPersonal: ref('user/personal'),
  url_imagenes: [],
  lights: { 'evento/a': [new Date(0), new Date(0)] },
  retenido: 'revision',
  listedHosts: [],
  alikeHosts: [],
  verificado: true,
  usernameChangedAt: NOW,
  suspendedUntil: new Date(0),
  terminosVersion: '2026-01-01',
  terminosAceptados: NOW,
  created_time: NOW,
  isAdmin: true,
};

export const PROFILE_CASES: UserCase[] = [
  { title: 'the time alone', actor: 'personal', change: { updated_time: NOW }, verdict: 'allow' },
  ...Object.entries(NOT_THEIRS).map(
    ([name, value]): UserCase => ({
      title: name,
      actor: 'personal',
      change: { [name]: value, updated_time: NOW },
      verdict: 'deny',
    }),
  ),
  {
    title: 'role taken away',
    actor: 'personal',
    change: { role: LEFT_OUT, updated_time: NOW },
    verdict: 'deny',
  },
  ...(['figuresMail', 'reminderMail', 'reminderSoonMail', 'digestMail'] as const).flatMap(
    (setting): UserCase[] => [
      {
        title: `no letters of ${setting}`,
        actor: 'personal',
        change: { [setting]: false },
        verdict: 'allow',
      },
      {
        title: `${setting} again`,
        actor: 'personal',
        before: { [setting]: false },
        change: { [setting]: true },
        verdict: 'allow',
      },
      { title: `${setting}: a text`, actor: 'personal', change: { [setting]: 'no' }, verdict: 'deny' },
      {
        title: `${setting}: taken away`,
        actor: 'personal',
        before: { [setting]: false },
        change: { [setting]: LEFT_OUT },
        verdict: 'deny',
      },
      {
        title: `somebody else’s ${setting}`,
        actor: 'otherCreador',
        on: 'personal',
        change: { [setting]: false },
        verdict: 'deny',
      },
    ],
  ),
  {
    title: 'summaries and another field',
    actor: 'personal',
    change: { figuresMail: false, eventMail: false },
    verdict: 'deny',
  },
  {
    title: 'both settings at once',
    actor: 'personal',
    change: { figuresMail: false, reminderMail: false },
    verdict: 'deny',
  },
  ...([FUTURE, 'for good'] as const).flatMap((suspendedUntil): UserCase[] =>
    [{ updated_time: NOW }, { figuresMail: false }, { suspendedUntil: LEFT_OUT, updated_time: NOW }].map(
      (change) => ({
        title: `suspended: ${Object.keys(change)}`,
        actor: 'personal',
        before: { suspendedUntil },
        change,
        verdict: 'deny',
      }),
    ),
  ),
  {
    title: 'frozen',
    actor: 'personal',
    before: { frozenAt: PAST },
    change: { updated_time: NOW },
    verdict: 'deny',
  },
  {
    title: 'after a suspension',
    actor: 'personal',
    before: { suspendedUntil: PAST },
    change: { updated_time: NOW },
    verdict: 'allow',
  },
  { title: 'a time of one’s own', actor: 'personal', change: { updated_time: new Date(0) }, verdict: 'deny' },
  ...(['visitor', 'otherCreador', 'withoutDocument'] as const).map(
    (actor): UserCase => ({
      title: 'somebody else’s',
      actor,
      on: 'personal',
      change: { updated_time: NOW },
      verdict: 'deny',
    }),
  ),
];

/** Every kind has stored items `tipo/a`, `tipo/b` and `tipo/c`. */
export const LIKE_CASES: UserCase[] = TIPOS.flatMap((tipo) => {
  const field = LIKES_FIELD[tipo];
  const other = TIPOS.find((candidate) => candidate !== tipo) ?? tipo;
  const [a, b, c] = [ref(`${tipo}/a`), ref(`${tipo}/b`), ref(`${tipo}/c`)];
  const many = (count: number) => Array.from({ length: count }, (_, at) => ref(`${tipo}/x${at}`));
  const like = (
    title: string,
    before: unknown,
    after: unknown,
    verdict: RulesVerdict,
    more: RulesFixture = {},
  ): UserCase => ({
    title: `${field}: ${title}`,
    actor: 'personal',
    before: before === undefined ? {} : { [field]: before },
    change: { [field]: after, updated_time: NOW, ...more },
    verdict,
  });
  return [
    like('the first', undefined, [a], 'allow'),
    like('one more', [a], [a, b], 'allow'),
    like('one less', [a, b, c], [a, c], 'allow'),
    like('the last taken back', [a], [], 'allow'),
    like('none', undefined, [], 'allow'),
    like('the same', [a, b], [a, b], 'allow'),
    like(`number ${LIMITS.likes}`, many(LIMITS.likes - 1), [...many(LIMITS.likes - 1), a], 'allow'),
    like(`number ${LIMITS.likes + 1}`, many(LIMITS.likes), [...many(LIMITS.likes), a], 'deny'),
    like('two at once', undefined, [a, b], 'deny'),
    like('two less', [a, b, c], [a], 'deny'),
    like('one for another', [a], [b], 'deny'),
    like('one put and one taken back', [a, c], [a, b], 'deny'),
    like('a double', [a], [a, a], 'deny'),
    like('a double of a new one', [a], [a, b, b], 'deny'),
    like('a double in the place of another', [a, b], [a, a], 'deny'),
    like('doubles of old taken back', [a, a, b], [b], 'allow'),
    like('another beside doubles of old', [a, a], [a, a, b], 'allow'),
    like('a third of old doubles', [a, a], [a, a, a], 'deny'),
    like('another kind', undefined, [ref(`${other}/a`)], 'deny'),
    like('a person', undefined, [ref('user/creador')], 'deny'),
    like('deeper than an item', undefined, [ref(`${tipo}/a/mas/b`)], 'deny'),
    like('what does not exist', undefined, [ref(`${tipo}/nada`)], 'deny'),
    like('a text', undefined, [`${tipo}/a`], 'deny'),
    like('a path as text', undefined, [`/databases/(default)/documents/${tipo}/a`], 'deny'),
    like('null', undefined, [null], 'deny'),
    like('no list', [a], 'a', 'deny'),
    like('no list but a map', [], { a }, 'deny'),
    like('the list taken away', [a, b], LEFT_OUT, 'deny'),
    like('with another field', undefined, [a], 'deny', { display_name: 'Otra' }),
    like('without the time', undefined, [a], 'deny', { updated_time: new Date(0) }),
    {
      title: `${field}: somebody else’s`,
      actor: 'creador',
      on: 'personal',
      change: { [field]: [a], updated_time: NOW },
      verdict: 'deny',
    },
  ];
});
