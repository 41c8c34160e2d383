import {
  type AllowNode,
  type FunctionNode,
  type MatchNode,
  METHODS,
  type Method,
  type RulesNode,
} from './ast.ts';
import { Cursor } from './cursor.ts';
import { RulesSyntaxError } from './source.ts';

const GROUPS = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** Parses a rules file. @throws RulesSyntaxError at the first fault */
export function parseRules(text: string): RulesNode {
  const cursor = new Cursor(text);
  const rules: RulesNode = { version: 1, functions: [], services: [] };
  if (cursor.take('rules_version')) {
    cursor.expect('=');
    const version = cursor.next('the version');
    if (!/^['"][12]['"]$/.test(version.text))
      throw new RulesSyntaxError("rules_version must be '1' or '2'.", version.start);
    rules.version = version.text.includes('2') ? 2 : 1;
    cursor.expect(';');
  }
  for (let token = cursor.peek(); token; token = cursor.peek()) {
    if (cursor.take('function')) rules.functions.push(functionNode(cursor));
    else if (cursor.take('service')) rules.services.push(service(cursor));
    else throw new RulesSyntaxError(`Unexpected '${token.text}', expected 'service'.`, token.start);
  }
  if (rules.services.length === 0) throw new RulesSyntaxError("Missing 'service'.", text.length);
  return rules;
}

function service(cursor: Cursor): RulesNode['services'][number] {
  let name = cursor.name('a service').text;
  while (cursor.take('.')) name += `.${cursor.name('a service').text}`;
  cursor.expect('{');
  const found: RulesNode['services'][number] = { name, matches: [], functions: [] };
  while (!cursor.take('}')) {
    const token = cursor.next("'match'");
    if (token.text === 'match') found.matches.push(match(cursor));
    else if (token.text === 'function') found.functions.push(functionNode(cursor));
    else throw new RulesSyntaxError(`Unexpected '${token.text}', expected 'match'.`, token.start);
  }
  return found;
}

function match(cursor: Cursor): MatchNode {
  const node: MatchNode = { pattern: cursor.path(), allows: [], matches: [], functions: [] };
  cursor.expect('{');
  while (!cursor.take('}')) {
    const token = cursor.next("'}'");
    if (token.text === 'allow') node.allows.push(allow(cursor, token.start));
    else if (token.text === 'match') node.matches.push(match(cursor));
    else if (token.text === 'function') node.functions.push(functionNode(cursor));
    else
      throw new RulesSyntaxError(
        `Unexpected '${token.text}', expected 'allow', 'match' or 'function'.`,
        token.start,
      );
  }
  return node;
}

function allow(cursor: Cursor, start: number): AllowNode {
  const methods = new Set<Method>();
  do {
    const token = cursor.name('a method');
    const group = GROUPS.get(token.text) ?? METHODS.filter((method) => method === token.text);
    if (group.length === 0) throw new RulesSyntaxError(`Unknown method '${token.text}'.`, token.start);
    for (const granted of group) methods.add(granted);
  } while (cursor.take(','));
  if (cursor.take(';')) return { methods: [...methods], condition: null, start };
  cursor.expect(':');
  cursor.expect('if');
  return { methods: [...methods], condition: cursor.expression(), start };
}

function functionNode(cursor: Cursor): FunctionNode {
  const name = cursor.name('a function name');
  const params: string[] = [];
  cursor.expect('(');
  while (!cursor.take(')')) {
    if (params.length > 0) cursor.expect(',');
    params.push(cursor.name('a parameter').text);
  }
  cursor.expect('{');
  const lets: FunctionNode['lets'] = [];
  while (cursor.take('let')) {
    const binding = cursor.name('a name').text;
    cursor.expect('=');
    lets.push({ name: binding, value: cursor.expression() });
  }
  cursor.expect('return');
  const result = cursor.expression();
  cursor.expect('}');
  return { name: name.text, params, lets, result, start: name.start };
}
