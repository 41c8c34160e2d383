import { type AtRule, type ChildNode, type Declaration as Node, parse } from 'postcss';
import type { Declaration, ParsedSheet, Selector, StyleRule } from '../src/server-module.ts';

const GROUP = /^(?:media|supports|container|layer)$/;
/** What a selector has in parentheses (`:not(.a)`, `:has(img)`) need not occur. */
const INNER = /\((?:[^()]|\([^()]*\))*\)/g;
const ATTRIBUTE = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?[^\]]*\]/g;
/** Set by people and by the page's inline script, and so in no markup. */
const LATER = /^(?:open|data-session|data-sidebar-collapsed|data-font)$/;

/** A minified style sheet taken apart, so that a server finds by looking up what a page's markup can use. */
export const parseSheet = (css: string): ParsedSheet => parse(css).nodes.flatMap(ruleOf);

function ruleOf(node: ChildNode): StyleRule[] {
  if (node.type === 'atrule') return [atRuleOf(node)];
  if (node.type !== 'rule') return [];
  return [
    {
      kind: 'rule',
      selectors: node.selectors.map(selectorOf),
      declarations: node.nodes.flatMap((child) => (child.type === 'comment' ? [] : [declarationOf(child)])),
    },
  ];
}

function atRuleOf(rule: AtRule): StyleRule {
  const { name, params, nodes } = rule;
  if (nodes && GROUP.test(name))
    return { kind: 'group', prelude: `@${name}${params ? ` ${params}` : ''}`, rules: nodes.flatMap(ruleOf) };
  const text = rule.toString();
  if (name === 'keyframes') return { kind: 'frames', name: params, text, asks: propertiesOf(text) };
  return { kind: 'always', text: nodes ? text : `${text};` };
}

/** A nested rule counts as a declaration of the rule it stands in. */
function declarationOf(node: ChildNode): Declaration {
  const text = node.toString();
  const asks = propertiesOf(text);
  if (node.type !== 'decl') return { text, asks };
  if (node.prop.startsWith('--')) return { text, asks, sets: node.prop };
  return { text, asks: [...asks, ...animationsOf(node)] };
}

const propertiesOf = (text: string): string[] =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

/** Words of which one is the name of key frames. */
const animationsOf = ({ prop, value }: Node): string[] =>
  /^animation(?:-name)?$/.test(prop) ? value.split(/[\s,]+/) : [];

function selectorOf(text: string): Selector {
  const outer = text.replace(INNER, '');
  const bare = outer.replace(ATTRIBUTE, '');
  const attributes = [...outer.matchAll(ATTRIBUTE)].flatMap(([, name = '', value]) =>
    LATER.test(name) ? [] : [value === undefined ? name : `${name}="${value}"`],
  );
  return {
    text,
    classes: Array.from(bare.matchAll(/\.([A-Za-z_-][\w-]*)/g), ([, name = '']) => name),
    tags: Array.from(bare.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g), ([, tag = '']) => tag),
    attributes,
  };
}
