import { type Environment, ParseError } from '@marcbachmann/cel-js';
import type { AllowNode, Expression, FunctionNode, MatchNode, Method, RulesNode } from './ast.ts';
import { environment } from './builtins.ts';
import { toCel, UnsupportedError } from './expression.ts';
import { type Bindings, fits, type Segment, segmentsOf } from './paths.ts';
import { RulesSyntaxError } from './source.ts';
import type { RulesValue } from './values.ts';

type Variables = Record<string, RulesValue>;
type Evaluate = (variables: Variables) => unknown;

interface Rule {
  methods: readonly Method[];
  start: number;
  evaluate: Evaluate;
}
interface Block {
  pattern: readonly Segment[];
  rules: Rule[];
  blocks: Block[];
}
/** Functions visible in a block and its inner blocks, by name. */
type Scope = ReadonlyMap<string, { cel: string; arity: number }>;

/** Deepest function calls of the official runtime. */
const MAX_DEPTH = 20;

export interface RulesQuestion {
  service: string;
  path: string;
  method: Method;
  variables: Variables;
}
/** `problems`: conditions that failed to evaluate and count as false. */
export interface RulesAnswer {
  permit: boolean;
  problems: { message: string; offset: number }[];
}

export class Ruleset {
  readonly version: 1 | 2;
  /** Unsupported features; conditions that use them deny. */
  readonly unsupported: UnsupportedError[] = [];
  readonly #env: Environment = environment();
  readonly #services: { name: string; block: Block }[];
  /** Wildcards around a function's declaration, by depth, during one evaluation. */
  #frames: Variables[] = [];
  #calls = 0;
  #names = 0;

  /** @throws RulesSyntaxError for a malformed expression */
  constructor(rules: RulesNode) {
    this.version = rules.version;
    const root = this.#declare(rules.functions, new Map(), 0);
    this.#services = rules.services.map(({ name, matches, functions }) => {
      const scope = this.#declare(functions, root, 0);
      return {
        name,
        block: { pattern: [], rules: [], blocks: matches.map((match) => this.#block(match, scope, 1)) },
      };
    });
  }

  /** Returns whether any matching rule allows the method. */
  ask({ service, path, method, variables }: RulesQuestion): RulesAnswer {
    const answer: RulesAnswer = { permit: false, problems: [] };
    const block = this.#services.find(({ name }) => name === service)?.block;
    if (block) answer.permit = this.#visit(block, segmentsOf(path), 0, [variables], method, answer.problems);
    return answer;
  }

  #visit(
    block: Block,
    segments: string[],
    from: number,
    frames: Variables[],
    method: Method,
    problems: RulesAnswer['problems'],
  ): boolean {
    const outer = frames.at(-1) ?? {};
    for (const { bindings, next } of fits(block.pattern, segments, this.version, from)) {
      const inner = block.pattern.length > 0 ? [...frames, { ...outer, ...asValues(bindings) }] : frames;
      const rules =
        next === segments.length ? block.rules.filter((rule) => rule.methods.includes(method)) : [];
      if (rules.some((rule) => this.#holds(rule, inner, problems))) return true;
      if (block.blocks.some((child) => this.#visit(child, segments, next, inner, method, problems)))
        return true;
    }
    return false;
  }

  #holds(rule: Rule, frames: Variables[], problems: RulesAnswer['problems']): boolean {
    this.#frames = frames;
    this.#calls = 0;
    try {
      const result = rule.evaluate(frames.at(-1) ?? {});
      if (typeof result !== 'boolean') throw new Error('The condition is not a boolean');
      return result;
    } catch (error) {
      problems.push({ message: briefly(error), offset: rule.start });
      return false;
    }
  }

  #block(node: MatchNode, outer: Scope, depth: number): Block {
    const scope = this.#declare(node.functions, outer, depth);
    return {
      pattern: node.pattern,
      rules: node.allows.map((allow) => this.#rule(allow, scope)),
      blocks: node.matches.map((match) => this.#block(match, scope, depth + 1)),
    };
  }

  #rule({ methods, condition, start }: AllowNode, scope: Scope): Rule {
    return { methods, start, evaluate: condition ? this.#compile(condition, scope) : () => true };
  }

  /** Declares functions in CEL under unique names, and in the scope under theirs. */
  #declare(functions: FunctionNode[], outer: Scope, depth: number): Scope {
    const scope = new Map(outer);
    const own = functions.map((node) => ({ node, cel: `u${this.#names++}_${node.name}` }));
    for (const { node, cel } of own) scope.set(node.name, { cel, arity: node.params.length });
    for (const { node, cel } of own) {
      const lets = node.lets.map(({ name, value }) => ({ name, evaluate: this.#compile(value, scope) }));
      const result = this.#compile(node.result, scope);
      this.#env.registerFunction(
        `${cel}(${node.params.map(() => 'dyn').join(', ')}): dyn`,
        (...args: RulesValue[]) => {
          if (this.#calls >= MAX_DEPTH) throw new Error(`Calls deeper than ${MAX_DEPTH}`);
          this.#calls++;
          try {
            const variables: Variables = { ...this.#frames[depth] };
            node.params.forEach((name, at) => {
              variables[name] = args[at] ?? null;
            });
            for (const { name, evaluate } of lets) variables[name] = evaluate(variables) as RulesValue;
            return result(variables);
          } finally {
            this.#calls--;
          }
        },
      );
    }
    return scope;
  }

  #compile(expression: Expression, scope: Scope): Evaluate {
    try {
      const text = toCel(expression, (name) => scope.get(name)?.cel ?? null);
      try {
        return this.#env.parse(text.cel);
      } catch (error) {
        if (!(error instanceof ParseError)) throw error;
        throw new RulesSyntaxError(error.summary, text.origin(error.range?.start ?? 0));
      }
    } catch (error) {
      if (!(error instanceof UnsupportedError)) throw error;
      this.unsupported.push(error);
      return () => {
        throw error;
      };
    }
  }
}

function asValues(bindings: Bindings): Variables {
  return { ...bindings };
}

/** Returns the first line: CEL appends a drawing. */
function briefly(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}
