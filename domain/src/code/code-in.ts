import { CODE } from './limits.ts';

const WHOLE = new RegExp(`^\\d{${CODE.digits}}$`);

/** Returns a code in two groups, as people read it: '1234 5678'. */
export const writtenCode = (code: string): string =>
  `${code.slice(0, CODE.digits / 2)} ${code.slice(CODE.digits / 2)}`;

/**
 * Finds a code in whatever a person typed or pasted, or a phone filled in: a group of exactly its length, undivided or with single
 * blanks or dashes inside. Numbers apart are never put together into a code.
 * @returns the code or the digits typed so far; `null` for other numbers
 */
export function codeIn(text: string): string | null {
  const groups = [...(text.match(/\d+/g) ?? []), ...(text.match(/\d(?:[\s\u2010-\u2015-]?\d)*/g) ?? [])];
  const digits = text.replace(/\D/g, '');
  return (
    groups.map((group) => group.replace(/\D/g, '')).find((group) => WHOLE.test(group)) ??
    (digits.length < CODE.digits ? digits : null)
  );
}
