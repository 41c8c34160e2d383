import type { Segment } from './paths.ts';
import type { Token } from './tokens.ts';

/** Requests that rules decide, without the groups `read` and `write`. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** An expression as tokens. */
export interface Expression {
  tokens: Token[];
  start: number;
}

export interface FunctionNode {
  name: string;
  params: string[];
  lets: { name: string; value: Expression }[];
  result: Expression;
  start: number;
}

/** `condition: null` always allows (`allow read;`). */
export interface AllowNode {
  methods: Method[];
  condition: Expression | null;
  start: number;
}

export interface MatchNode {
  pattern: Segment[];
  allows: AllowNode[];
  matches: MatchNode[];
  functions: FunctionNode[];
}

export interface RulesNode {
  version: 1 | 2;
  functions: FunctionNode[];
  services: { name: string; matches: MatchNode[]; functions: FunctionNode[] }[];
}
