import { LIMITS } from '../values/limits.ts';

/** How hard a password is to guess, from worst to best. Advice only: what is accepted is a matter of length. */
export const STRENGTHS = ['short', 'weak', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Pieces everybody tries first. */
const COMMON = [
  ...[
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
  ],
  ...['argentina', 'buenosaires', 'vidriera', 'boca', 'river', 'messi', 'maradona', 'hola', 'teamo', 'admin'],
];

/** Bits below which it is weak, and from which it is strong. */
const BITS = { good: 38, strong: 60 };

const CLASSES: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
];

/** Characters that are a surprise: not the same as the one before, nor its neighbour ('aaa', '1234', 'dcba'). */
const surprises = (text: string): number =>
  [...text].filter((letter, index, all) => {
    const previous = all[index - 1];
    return !previous || Math.abs((letter.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0)) > 1;
  }).length;

/**
 * Estimates a password: how many characters surprise, out of how large an alphabet.
 * @param own what anybody knows of the person (username, e-mail): the password's parts that repeat it count for nothing.
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  if (password.length < LIMITS.passwordMin) return 'short';
  const known = own.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  let rest = password.toLowerCase();
  for (const piece of [...COMMON, ...known.filter(({ length }) => length > 3)]) {
    rest = rest.replaceAll(piece, ' ');
  }
  const alphabet = CLASSES.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  const bits = surprises(rest) * Math.log2(alphabet);
  if (bits < BITS.good) return 'weak';
  return bits < BITS.strong ? 'good' : 'strong';
}
