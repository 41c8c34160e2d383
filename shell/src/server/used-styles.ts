/** A style sheet's top-level rule, with the class names of its selector. */
interface Rule {
  text: string;
  classes: string[];
}

const GROUP = /^@(?:media|supports|container)\b/;
const known = new Map<string, Rule[]>();

/**
 * Of minified style sheets, the rules a page's markup can use: those without a class, and those one of whose classes occurs.
 * What only scripts bring onto the page comes with the full sheets, which the browser fetches together with the scripts.
 */
export function usedStyles(sheets: string[], html: string): string[] {
  const used = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of value.split(' ')) used.add(name);
  }
  return sheets.map((css) => kept(css, used)).filter((css) => css !== '');
}

function kept(css: string, used: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ text, classes }) => {
      if (!GROUP.test(text))
        return classes.length === 0 || classes.some((name) => used.has(name)) ? text : '';
      const open = text.indexOf('{');
      const inner = kept(text.slice(open + 1, -1), used);
      return inner === '' ? '' : `${text.slice(0, open)}{${inner}}`;
    })
    .join('');
}

function rulesOf(css: string): Rule[] {
  const seen = known.get(css);
  if (seen) return seen;
  const rules = topLevel(css).map((text) => {
    const [selector = ''] = text.split('{', 1);
    return { text, classes: [...selector.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name) };
  });
  known.set(css, rules);
  return rules;
}

/** Cuts a sheet after each rule of its outermost level; strings may hold anything. */
function topLevel(css: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || !/[};]/.test(token)) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}
