import { parseAst, Visitor } from 'vite';

/** A shared module, held by a variable, in CommonJS as Rolldown writes it. */
const REQUIRE = /([\w$]+) ?= ?(?:[\w$]+\()?require\(["'`]([^"'`]+)["'`]\)/g;

/**
 * Finds the exports of `modules` that a CommonJS file uses: `{ react: ['useState'] }`. Its names must not be mangled.
 * An area is not served to a shell that lacks one of them (runtime/contract/compatibility.ts).
 */
export function usedExports(code: string, modules: readonly string[]): Record<string, string[]> {
  const requires = Array.from(code.matchAll(REQUIRE), ([, variable = '', module = '']) => [variable, module]);
  const byVariable = new Map(requires.map(([variable, module]) => [variable, module]));
  const used = new Map(modules.map((module) => [module, new Set<string>()]));
  new Visitor({
    // biome-ignore lint/correctness/noComponentHookFactories: a kind of node, no component
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      used.get(byVariable.get(object.name) ?? '')?.add(property.name);
    },
  }).visit(parseAst(code));
  return Object.fromEntries([...used].map(([module, names]) => [module, [...names].sort()]));
}
