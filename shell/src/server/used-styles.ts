import { rulesOf, selectorsOf } from './css-rules.ts';

const GROUP = /^@(?:media|supports|container|layer)\b/;
/** What a selector has in parentheses (`:not(.a)`, `:has(img)`) need not occur. */
const INNER = /\((?:[^()]|\([^()]*\))*\)/g;
/** Set by people and by the page's inline script, and so in no markup. */
const LATER = /^(?:open|data-session|data-sidebar-collapsed|data-font)$/;

/** What occurs in a page's markup. */
interface Markup {
  html: string;
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/**
 * Of minified style sheets, what a page's markup can use: the rules whose classes, elements and attributes occur, and of the custom
 * properties and key frames those that are asked for. What only scripts bring onto the page comes with the full sheets, which the browser
 * fetches together with the scripts.
 * @param html of the body
 */
export function usedStyles(sheets: string[], html: string): string[] {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag);
  const markup = { html, classes: new Set(values), tags: new Set([...tags, 'html', 'body']) };
  const matching = sheets.map((css) => matchingRules(css, markup));
  return askedFor(matching).filter((css) => css !== '');
}

function matchingRules(css: string, markup: Markup): string {
  return rulesOf(css)
    .map(({ prelude, block }) => {
      if (block === '') return prelude;
      if (GROUP.test(prelude)) {
        const inner = matchingRules(block, markup);
        return inner && `${prelude}{${inner}}`;
      }
      const selectors = prelude.startsWith('@')
        ? prelude
        : selectorsOf(prelude)
            .filter((selector) => canMatch(selector, markup))
            .join(',');
      return selectors && `${selectors}{${block}}`;
    })
    .join('');
}

function canMatch(selector: string, { html, classes, tags }: Markup): boolean {
  let bare = selector.replace(INNER, '');
  for (const [whole, name = '', value] of bare.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?[^\]]*\]/g)) {
    bare = bare.replace(whole, '');
    if (!LATER.test(name) && !html.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`))
      return false;
  }
  for (const [, name = ''] of bare.matchAll(/\.([A-Za-z_-][\w-]*)/g)) if (!classes.has(name)) return false;
  for (const [, tag = ''] of bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g))
    if (!tags.has(tag)) return false;
  return true;
}

/** Drops, until there are none, custom properties and key frames nobody asks for. */
function askedFor(sheets: string[]): string[] {
  const all = sheets.join('');
  const properties = new Set(Array.from(all.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const animations = new Set(Array.from(all.matchAll(/animation(?:-name)?:([^;}]*)/g), ([, value]) => value));
  const less = sheets.map((css) =>
    css
      .replace(/(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(;|(?=\}))/g, (declaration, name: string) =>
        properties.has(name) ? declaration : '',
      )
      .replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (frames, name: string) =>
        [...animations].some((value) => value?.split(/[\s,]/).includes(name)) ? frames : '',
      )
      .replace(/[^{};]*\{\}/g, ''),
  );
  return less.join('').length === all.length ? less : askedFor(less);
}
