import { LIMITS } from '../values/limits.ts';

/** Strength of a password, from worst to best. It only advises; length alone decides. */
export const STRENGTHS = ['short', 'weak', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Pieces that everybody tries first. */
const COMMON = [
  'contraseña',
  'contrasena',
  'contra',
  'password',
  'secreta',
  'secreto',
  'clave',
  'qwerty',
  'asdf',
  'zxcv',
  'argentina',
  'buenosaires',
  'vidriera',
  'boca',
  'river',
  'messi',
  'maradona',
  'hola',
  'teamo',
  'admin',
];

/** Lower bounds of good and strong. */
const BITS = { good: 38, strong: 60 };

const CLASSES: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
];

/** Counts characters that neither repeat nor continue the one before ('aaa', '1234', 'dcba'). */
const surprises = (text: string): number =>
  [...text].filter((letter, index, all) => {
    const previous = all[index - 1];
    return !previous || Math.abs((letter.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0)) > 1;
  }).length;

/**
 * Estimates a password by its surprising characters and its alphabet.
 * @param own known facts of the person (username, e-mail); parts that repeat them count for nothing
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  if (password.length < LIMITS.passwordMin) return 'short';
  const known = own.flatMap((fact) => fact.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  let rest = password.toLowerCase();
  for (const piece of [...COMMON, ...known.filter(({ length }) => length > 3)]) {
    rest = rest.replaceAll(piece, ' ');
  }
  const alphabet = CLASSES.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  const bits = surprises(rest) * Math.log2(alphabet);
  if (bits < BITS.good) return 'weak';
  return bits < BITS.strong ? 'good' : 'strong';
}
