/** A style sheet's rule, or a group of rules under a condition. */
export interface Rule {
  /** What stands before the block: selectors, or `@media (…)`; a statement without a block (`@layer a,b;`) is all prelude. */
  prelude: string;
  /** What stands between the braces; '' for a statement. */
  block: string;
}

const known = new Map<string, Rule[]>();

/** Cuts a minified sheet after each rule of its outermost level; strings may hold anything. */
export function rulesOf(css: string): Rule[] {
  const seen = known.get(css);
  if (seen) return seen;
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{' && ++depth === 1) open = index;
    if (token === '}') depth -= 1;
    if (depth > 0 || !/[};]/.test(token)) continue;
    rules.push(
      token === '}'
        ? { prelude: css.slice(start, open).trim(), block: css.slice(open + 1, index) }
        : { prelude: css.slice(start, index + 1).trim(), block: '' },
    );
    start = index + 1;
  }
  known.set(css, rules);
  return rules;
}

/** Cuts a list of selectors at its outermost commas. */
export function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of list.matchAll(/"(?:[^"\\]|\\.)*"|[()[\],]/g)) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token !== ',' || depth > 0) continue;
    selectors.push(list.slice(start, index));
    start = index + 1;
  }
  return [...selectors, list.slice(start)];
}
