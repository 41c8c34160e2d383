import type { Declaration, ParsedSheet, Selector, StyleRule } from 'kit/server-module';

/** What occurs in a page's markup. */
interface Markup {
  html: string;
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/**
 * Of style sheets, what a page's markup can use: the rules whose classes, elements and attributes occur, and of the custom
 * properties and key frames those that are asked for. What only scripts bring onto the page comes with the full sheets, which the browser
 * fetches together with the scripts.
 * @param html of the body
 * @returns minified texts in the sheets' order, without empty ones
 */
export function usedStyles(sheets: ParsedSheet[], html: string): string[] {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag);
  const markup = { html, classes: new Set(values), tags: new Set([...tags, 'html', 'body']) };
  const matching = sheets.map((rules) => rules.flatMap((rule) => matchingRule(rule, markup)));
  const asked = askedFor(matching);
  return matching.map((rules) => textOf(rules, asked)).filter((css) => css !== '');
}

function matchingRule(rule: StyleRule, markup: Markup): StyleRule[] {
  if (rule.kind === 'group')
    return [{ ...rule, rules: rule.rules.flatMap((inner) => matchingRule(inner, markup)) }];
  if (rule.kind !== 'rule') return [rule];
  const selectors = rule.selectors.filter((selector) => canMatch(selector, markup));
  return selectors.length > 0 ? [{ ...rule, selectors }] : [];
}

const canMatch = (selector: Selector, { html, classes, tags }: Markup): boolean =>
  selector.classes.every((name) => classes.has(name)) &&
  selector.tags.every((tag) => tags.has(tag)) &&
  selector.attributes.every((attribute) =>
    html.includes(attribute.includes('=') ? ` ${attribute}` : ` ${attribute}=`),
  );

/** The custom properties and key frames that what is shown asks for, be it by way of others. */
function askedFor(sheets: ParsedSheet[]): ReadonlySet<string> {
  const asked = new Set<string>();
  const providers = new Map<string, string[]>();
  const visit = (rule: StyleRule): void => {
    if (rule.kind === 'group') for (const inner of rule.rules) visit(inner);
    if (rule.kind === 'frames') provide(rule.name, rule.asks);
    if (rule.kind !== 'rule') return;
    for (const { sets, asks } of rule.declarations)
      if (sets) provide(sets, asks);
      else for (const name of asks) asked.add(name);
  };
  const provide = (name: string, asks: string[]) =>
    providers.set(name, [...(providers.get(name) ?? []), ...asks]);
  for (const rule of sheets.flat()) visit(rule);
  for (const name of asked) for (const further of providers.get(name) ?? []) asked.add(further);
  return asked;
}

function textOf(rules: StyleRule[], asked: ReadonlySet<string>): string {
  const declared = ({ sets }: Declaration) => sets === undefined || asked.has(sets);
  return rules
    .map((rule) => {
      if (rule.kind === 'always') return rule.text;
      if (rule.kind === 'frames') return asked.has(rule.name) ? rule.text : '';
      const [prelude, block] =
        rule.kind === 'group'
          ? [rule.prelude, textOf(rule.rules, asked)]
          : [
              rule.selectors.map(({ text }) => text).join(','),
              rule.declarations
                .filter(declared)
                .map(({ text }) => text)
                .join(';'),
            ];
      return block && `${prelude}{${block}}`;
    })
    .join('');
}
