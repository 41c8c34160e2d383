import type { ParsedSheet, Selector, StyleRule } from '@vidriera/runtime/contract/server-module';

/**
 * Of style sheets, the rules that a page's markup can use: those whose classes all occur. What only scripts bring onto the page comes with
 * the full sheets, which the browser fetches together with the scripts.
 * @param html of the body
 * @returns minified texts in the sheets' order, without empty ones
 */
export function usedStyles(sheets: ParsedSheet[], html: string): string[] {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
  const present = new Set(values);
  return sheets.map((rules) => textOf(rules, present)).filter((css) => css !== '');
}

/** Style sheets with all their rules, for what the browser draws by itself. */
export const wholeStyles = (sheets: ParsedSheet[]): string[] => sheets.map((rules) => textOf(rules, ALL));

type Present = Pick<ReadonlySet<string>, 'has'>;
const ALL: Present = { has: () => true };

function textOf(rules: StyleRule[], present: Present): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.text;
      const [prelude, block] =
        rule.kind === 'group'
          ? [rule.prelude, textOf(rule.rules, present)]
          : [matching(rule.selectors, present), rule.block];
      return prelude && block && `${prelude}{${block}}`;
    })
    .join('');
}

const matching = (selectors: Selector[], present: Present): string =>
  selectors
    .filter(({ classes }) => classes.every((name) => present.has(name)))
    .map(({ text }) => text)
    .join(',');
