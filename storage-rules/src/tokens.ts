import { RulesSyntaxError } from './source.ts';

type TokenKind = 'name' | 'number' | 'string' | 'sign';

/** One token of the rules language; `start` and `end` are offsets in the file, `end` exclusive. */
export interface Token {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const TOKEN =
  /(?<name>[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<sign>&&|\|\||[=!<>]=|[-+*/%<>!?:.,;=()[\]{}$])/y;

/** First offset at or after `offset` that is neither white space nor comment. */
export function skipBlank(text: string, offset: number): number {
  BLANK.lastIndex = offset;
  BLANK.exec(text);
  return BLANK.lastIndex;
}

/** The token at or after an offset, or `null` at the end of the file. */
export function tokenAt(text: string, offset: number): Token | null {
  const start = skipBlank(text, offset);
  if (start >= text.length) return null;
  TOKEN.lastIndex = start;
  const found = TOKEN.exec(text);
  if (!found?.groups) throw new RulesSyntaxError(`Unexpected '${text[start]}'.`, start);
  const kind = (['name', 'number', 'string', 'sign'] as const).find((one) => found.groups?.[one]);
  return { kind: kind ?? 'sign', text: found[0], start, end: start + found[0].length };
}
