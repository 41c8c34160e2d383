import { parseAst } from 'vite';

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * Which exports of `modules` a CommonJS file uses: `{ react: ['useState'] }`. It must not be mangled, so that the name a module is held
 * under is that module's throughout.
 * It buys no bytes: by it an area is never served to a shell that lacks what it uses (runtime/contract/misfit.ts). `uses` of any remote.json
 * shows what it finds.
 */
export function usedExports(code: string, modules: readonly string[]): Record<string, string[]> {
  const holders = new Map<string, string>();
  const used = new Map<string, Set<string>>();
  const nodes = [...nodesOf(parseAst(code) as unknown as Node)];
  for (const { type, id, init } of nodes) {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) continue;
    const required = [...nodesOf(init, 2)].map(requiredBy).find((name) => name && modules.includes(name));
    if (required) holders.set(String(id.name), required);
  }
  for (const { type, object, property, computed } of nodes) {
    if (type !== 'MemberExpression' || computed || !isNode(object) || !isNode(property)) continue;
    const module = holders.get(String(object.name));
    if (module) used.set(module, (used.get(module) ?? new Set()).add(String(property.name)));
  }
  return Object.fromEntries([...used].sort().map(([module, names]) => [module, [...names].sort()]));
}

/** A node and all beneath it. @param depth how far down */
function* nodesOf(node: Node, depth = Number.POSITIVE_INFINITY): Generator<Node> {
  yield node;
  if (depth === 0) return;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesOf(value, depth - 1);
}

/** 'react' of `require("react")`. */
function requiredBy({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'require') return undefined;
  const [first] = given as Node[];
  return typeof first?.value === 'string' ? first.value : undefined;
}
