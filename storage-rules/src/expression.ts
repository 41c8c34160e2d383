import type { Expression } from './ast.ts';
import { FUNCTIONS, MEMBERS, NAMESPACES, TYPES } from './builtins.ts';
import type { Token } from './tokens.ts';

/** An expression in CEL. */
export interface CelText {
  cel: string;
  /** Maps an offset in `cel` to one in the rules file. */
  origin(at: number): number;
}

/** A feature of the rules language that this runtime lacks. */
export class UnsupportedError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const NOT_CALLS = new Set(['in', 'is']);
const BINDS_TIGHTER = new Set(['!', '-', '+', '*', '/', '%']);

/**
 * Translates an expression to CEL. Prefixed names hide CEL's own `matches` or `startsWith`; `x is string`
 * becomes a call.
 * @param resolve CEL name of a declared function, by name and number of arguments
 * @throws UnsupportedError for unknown features
 */
export function toCel({ tokens }: Expression, resolve: (name: string) => string | null): CelText {
  const out = tokens.map((token) => token.text);
  tokens.forEach((token, at) => {
    if (token.text === 'is' && at > 0) rewriteIs(tokens, out, at);
    else if (token.text === '$')
      throw new UnsupportedError('Paths to other documents are not supported', token.start);
    else if (token.kind === 'name' && tokens[at + 1]?.text === '(' && !NOT_CALLS.has(token.text))
      rewriteCall(tokens, out, at, resolve);
  });
  const starts: number[] = [];
  let cel = '';
  for (const text of out) {
    starts.push(cel.length);
    cel += `${text} `;
  }
  return {
    cel,
    origin: (at) =>
      tokens[
        Math.max(
          0,
          starts.findLastIndex((start) => start <= at),
        )
      ]?.start ?? 0,
  };
}

function rewriteCall(
  tokens: Token[],
  out: string[],
  at: number,
  resolve: (name: string) => string | null,
): void {
  const { text, start } = tokens[at] as Token;
  if (tokens[at - 1]?.text !== '.') {
    const name = resolve(text) ?? (FUNCTIONS.has(text) ? `f_${text}` : null);
    if (!name) throw new UnsupportedError(`Unknown function '${text}'`, start);
    out[at] = name;
    return;
  }
  const space = tokens[at - 2];
  if (space?.kind === 'name' && NAMESPACES.has(space.text) && tokens[at - 3]?.text !== '.') {
    if (!FUNCTIONS.has(`${space.text}.${text}`))
      throw new UnsupportedError(`Unknown function '${space.text}.${text}'`, start);
    out[at - 2] = '';
    out[at - 1] = '';
    out[at] = `f_${space.text}_${text}`;
    return;
  }
  if (!MEMBERS.has(text)) throw new UnsupportedError(`Unknown method '${text}'`, start);
  out[at] = `m_${text}`;
}

function rewriteIs(tokens: Token[], out: string[], at: number): void {
  const type = tokens[at + 1];
  if (!type || !TYPES.has(type.text))
    throw new UnsupportedError(`Unknown type '${type?.text ?? ''}'`, (type ?? tokens[at])?.start ?? 0);
  const from = operandStart(tokens, at - 1);
  if (BINDS_TIGHTER.has(tokens[from - 1]?.text ?? ''))
    throw new UnsupportedError("Put brackets around the operand before 'is'", tokens[from]?.start ?? 0);
  out[from] = `f_is(${out[from]}`;
  out[at] = ',';
  out[at + 1] = `"${type.text}")`;
}

/** Returns the index of the first token of the operand (`a.b(c)[d]`) that ends at `end`. */
function operandStart(tokens: Token[], end: number): number {
  let at = end;
  for (;;) {
    const text = tokens[at]?.text;
    if (text === ')' || text === ']') {
      for (let depth = 0; at >= 0; at--) {
        if (tokens[at]?.text === ')' || tokens[at]?.text === ']') depth++;
        else if (tokens[at]?.text === '(' || tokens[at]?.text === '[') depth--;
        if (depth === 0) break;
      }
      const before = tokens[at - 1];
      const isCallOrIndex =
        (before?.kind === 'name' && !NOT_CALLS.has(before.text)) ||
        (text === ']' && (before?.text === ')' || before?.text === ']'));
      if (isCallOrIndex) {
        at--;
        if (before?.kind !== 'name') continue;
      }
    }
    if (tokens[at - 1]?.text !== '.') return at;
    at -= 2;
  }
}
