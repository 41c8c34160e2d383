import type { Segment } from './paths.ts';
import type { Token } from './tokens.ts';

/** What an object can be asked for, after `read` and `write` are spelled out. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** An expression, kept as the tokens it is written in. */
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

/** `condition: null` allows always (`allow read;`). */
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
