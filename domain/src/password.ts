import { LIMITES } from './limits.ts';

/** How hard a password is to guess, from worst to best. Advice only: what is accepted is a matter of length. */
export const FUERZAS = ['corta', 'debil', 'buena', 'fuerte'] as const;
export type Fuerza = (typeof FUERZAS)[number];

/** Pieces everybody tries first. */
const COMUNES = [
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
const BITS = { buena: 38, fuerte: 60 };

const CLASES: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
];

/** Characters that are a surprise: not the same as the one before, nor its neighbour ('aaa', '1234', 'dcba'). */
const sorpresas = (texto: string): number =>
  [...texto].filter((letra, indice, todas) => {
    const anterior = todas[indice - 1];
    return !anterior || Math.abs((letra.codePointAt(0) ?? 0) - (anterior.codePointAt(0) ?? 0)) > 1;
  }).length;

/**
 * Estimates a password: how many characters surprise, out of how large an alphabet.
 * @param propios what anybody knows of the person (username, e-mail): the password's parts that repeat it count for nothing.
 */
export function fuerzaDe(password: string, propios: readonly string[] = []): Fuerza {
  if (password.length < LIMITES.passwordMin) return 'corta';
  const sabidos = propios.flatMap((uno) => uno.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  let resto = password.toLowerCase();
  for (const pieza of [...COMUNES, ...sabidos.filter(({ length }) => length > 3)]) {
    resto = resto.replaceAll(pieza, ' ');
  }
  const alfabeto = CLASES.reduce((suma, [clase, cuantas]) => suma + (clase.test(password) ? cuantas : 0), 0);
  const bits = sorpresas(resto) * Math.log2(alfabeto);
  if (bits < BITS.buena) return 'debil';
  return bits < BITS.fuerte ? 'buena' : 'fuerte';
}
