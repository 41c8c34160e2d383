import { LETTER_COUNT, LETTERS } from './letters.ts';

/** Letters outside the alphabet, and the similar one within. */
const SOUNDS_LIKE: Record<string, string> = { V: 'B', S: 'C', Z: 'C', N: 'M', Ñ: 'M', Q: 'K' };

/** Explains why typed text is not six letters of a claim. @param typed in upper case, without blanks */
export function lettersProblem(typed: string): string {
  const letters = Array.from(typed);
  const { length } = letters;
  if (length === 0) return 'Escribí las seis letras.';
  if (length !== LETTER_COUNT) return repetition(letters) ?? `Son seis letras. Escribiste ${length}.`;
  const unknown = [...new Set(letters.filter((letter) => !LETTERS.includes(letter)))];
  const [first = ''] = unknown;
  const named = unknown.map((letter) => `«${letter}»`).join(', ');
  if (unknown.length > 1) return `Ninguna promo tiene ${named}. Pedile que las lea de nuevo.`;
  const similar = SOUNDS_LIKE[first];
  return `Ninguna promo tiene ${named}. ${similar ? `¿Será «${similar}»?` : 'Pedile que las lea de nuevo.'}`;
}

/** Detects a repeated letter, or all six typed twice. */
function repetition(letters: readonly string[]): string | null {
  const { length } = letters;
  const typed = letters.join('');
  if (length === 2 * LETTER_COUNT && typed.slice(0, LETTER_COUNT) === typed.slice(LETTER_COUNT))
    return 'Están escritas dos veces. Dejalas una sola vez.';
  const at = letters.findIndex((letter, i) => letter === letters[i + 1]);
  if (length < LETTER_COUNT || at < 0) return null;
  return `Escribiste ${length} letras en lugar de seis: «${letters[at]}» está repetida.`;
}
