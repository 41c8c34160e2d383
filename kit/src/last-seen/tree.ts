/** What stands on a page, as JSON: words, or an element's tag, attributes and what is in it. */
export type Tree = string | [tag: string, attributes: Record<string, string>, inner: Tree[]];

const SVG = 'http://www.w3.org/2000/svg';

/** Words that are true for a moment or a day. */
const PASSING = /\b(?:hoy|mañana|ayer|ahora|esta noche)\b/i;

/**
 * What is in an element. Inline styles are left out: the page's policy would refuse them. Words that may be false by then are blank. Pictures beneath
 * the first view are left out, too: they would come between a page and its scripts. The others are fetched at once, not when they are found to be in view.
 */
export const treesIn = ({ childNodes }: Element): Tree[] => [...childNodes].flatMap(treeOf);

function treeOf(node: Node): Tree[] {
  if (node instanceof Text) return [PASSING.test(node.data) ? '\u00a0' : node.data];
  if (!(node instanceof Element)) return [];
  const isPicture = node instanceof HTMLImageElement;
  const leftOut = isPicture && isBeneath(node) ? PICTURE : STYLE;
  const attributes = [...node.attributes].filter(({ name }) => !leftOut.includes(name));
  const named = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  if (isPicture) Object.assign(named, { loading: 'eager', fetchpriority: 'high' });
  return [[node.localName, named, treesIn(node)]];
}

const STYLE = ['style'];
const PICTURE = ['style', 'src', 'srcset'];
const isBeneath = (element: Element) => element.getBoundingClientRect().top + scrollY > innerHeight;

/** The way back: nodes of this page. They are made one by one, so no text is ever read as HTML. */
export function nodesOf(trees: Tree[], parent: string | null = null): Node[] {
  return trees.map((tree) => {
    if (typeof tree === 'string') return new Text(tree);
    const [tag, attributes, inner] = tree;
    const namespace = tag === 'svg' ? SVG : parent;
    const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...nodesOf(inner, namespace));
    return element;
  });
}

/** The classes in trees that a build named (kit/vite/class-names.ts): another build names them otherwise where their style sheet changed. */
export function builtClasses(trees: Tree[]): Set<string> {
  const found = new Set<string>();
  const look = (tree: Tree) => {
    if (typeof tree === 'string') return;
    const [, { class: names = '' }, inner] = tree;
    for (const name of names.split(' ')) if (/_[\w-]{4}$/.test(name)) found.add(name);
    inner.forEach(look);
  };
  trees.forEach(look);
  return found;
}
