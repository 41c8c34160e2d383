import { RulesSyntaxError } from './source.ts';

type TokenKind = 'name' | 'number' | 'string' | 'sign';

/** A token; `start` and `end` are offsets, `end` exclusive. */
export interface Token {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const TOKEN =
  /(?<name>[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<sign>&&|\|\||[=!<>]=|[-+*/%<>!?:.,;=()[\]{}$])/y;

/** Returns the first offset from `offset` on after white space and comments. */
export function skipBlank(text: string, offset: number): number {
  BLANK.lastIndex = offset;
  BLANK.exec(text);
  return BLANK.lastIndex;
}

/** Returns the token at or after an offset; `null` at the end. */
export function tokenAt(text: string, offset: number): Token | null {
  const start = skipBlank(text, offset);
  if (start >= text.length) return null;
  TOKEN.lastIndex = start;
  const found = TOKEN.exec(text);
  if (!found?.groups) throw new RulesSyntaxError(`Unexpected '${text[start]}'.`, start);
  const kind = (['name', 'number', 'string', 'sign'] as const).find((name) => found.groups?.[name]);
  return { kind: kind ?? 'sign', text: found[0], start, end: start + found[0].length };
}
