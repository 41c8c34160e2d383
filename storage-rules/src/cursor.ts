import type { Expression } from './ast.ts';
import type { Segment } from './paths.ts';
import { RulesSyntaxError } from './source.ts';
import { skipBlank, type Token, tokenAt } from './tokens.ts';

const CLOSING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const SEGMENT = /\/(?:\{([A-Za-z_]\w*)(=\*\*)?\}|([\w.~%-]+))/y;

/** Reads a rules file; throws a `RulesSyntaxError` at the first fault. */
export class Cursor {
  readonly text: string;
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  peek(): Token | null {
    return tokenAt(this.text, this.offset);
  }

  /** Returns the next token; `wanted` names the expected one in the error. */
  next(wanted: string): Token {
    const token = this.peek();
    if (!token) throw new RulesSyntaxError(`Unexpected end of file, expected ${wanted}.`, this.text.length);
    this.offset = token.end;
    return token;
  }

  /** Consumes the next token if it equals `text`. */
  take(text: string): Token | null {
    const token = this.peek();
    if (token?.text !== text) return null;
    this.offset = token.end;
    return token;
  }

  expect(text: string): Token {
    const token = this.next(`'${text}'`);
    if (token.text !== text)
      throw new RulesSyntaxError(`Unexpected '${token.text}', expected '${text}'.`, token.start);
    return token;
  }

  name(what: string): Token {
    const token = this.next(what);
    if (token.kind !== 'name')
      throw new RulesSyntaxError(`Unexpected '${token.text}', expected ${what}.`, token.start);
    return token;
  }

  /** A match path: `/users/{uid}/{file=**}`. */
  path(): Segment[] {
    this.offset = skipBlank(this.text, this.offset);
    const segments: Segment[] = [];
    while (this.text[this.offset] === '/') {
      SEGMENT.lastIndex = this.offset;
      const found = SEGMENT.exec(this.text);
      if (!found) throw new RulesSyntaxError('Expected a path segment.', this.offset + 1);
      this.offset = SEGMENT.lastIndex;
      const [, name, rest, literal] = found;
      if (literal !== undefined) segments.push({ kind: 'literal', text: literal });
      else if (name !== undefined) segments.push({ kind: rest ? 'rest' : 'one', name });
    }
    if (segments.length === 0) throw new RulesSyntaxError("Missing path after 'match'.", this.offset);
    return segments;
  }

  /** Consumes an expression and its `;`. Checks brackets. */
  expression(): Expression {
    const tokens: Token[] = [];
    const open: string[] = [];
    for (;;) {
      const token = this.next("';'");
      if (token.text === ';' && open.length === 0) break;
      const closing = CLOSING.get(token.text);
      if (closing) open.push(closing);
      else if ([')', ']', '}', ';'].includes(token.text) && open.pop() !== token.text)
        throw new RulesSyntaxError(`Unexpected '${token.text}'.`, token.start);
      tokens.push(token);
    }
    const first = tokens[0];
    if (!first) throw new RulesSyntaxError("Missing expression before ';'.", this.offset - 1);
    return { tokens, start: first.start };
  }
}
