import { Environment } from '@marcbachmann/cel-js';
import { Duration } from '@marcbachmann/cel-js/evaluator';
import type { RulesValue } from './values.ts';

const OUTSIDE_RE2 = /\(\?[=!<]|\\[1-9]/;

/**
 * Implements `matches()` for the whole text. Refuses features that RE2 lacks (lookaround, back references).
 */
function matchesWhole(text: string, pattern: string): boolean {
  if (OUTSIDE_RE2.test(pattern)) throw new Error(`Not an RE2 pattern: ${pattern}`);
  return new RegExp(`^(?:${pattern})$`, 'u').test(text);
}

/** Types for `is`. */
export const TYPES = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
]);
/** Namespaces as in `duration.value(…)`. */
export const NAMESPACES = new Set(['duration', 'timestamp', 'math', 'hashing', 'latlng', 'firestore']);

const SECONDS = new Map([
  ['w', 604_800],
  ['d', 86_400],
  ['h', 3600],
  ['m', 60],
  ['s', 1],
]);

function isType(value: RulesValue | Duration, type: string): boolean {
  switch (type) {
    case 'bool':
      return typeof value === 'boolean';
    case 'int':
      return typeof value === 'bigint';
    case 'float':
      return typeof value === 'number';
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    case 'string':
      return typeof value === 'string';
    case 'bytes':
      return value instanceof Uint8Array;
    case 'timestamp':
      return value instanceof Date;
    case 'duration':
      return value instanceof Duration;
    case 'list':
    case 'path':
      return Array.isArray(value);
    default:
      return isMap(value);
  }
}

const isMap = (value: unknown): boolean =>
  value instanceof Map ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
const entries = (map: Map<string, RulesValue> | Record<string, RulesValue>): [string, RulesValue][] =>
  map instanceof Map ? [...map] : Object.entries(map);

function toInt(value: bigint | number | string): bigint {
  if (typeof value === 'string' && !/^[-+]?\d+$/.test(value)) throw new Error(`'${value}' is not an integer`);
  return typeof value === 'number' ? BigInt(Math.trunc(value)) : BigInt(value);
}

function toFloat(value: bigint | number | string): number {
  const float = Number(value);
  if (Number.isNaN(float) || value === '') throw new Error(`'${value}' is not a number`);
  return float;
}

function durationOf(amount: bigint, unit: string): Duration {
  if (unit === 'ms') return Duration.fromMilliseconds(Number(amount));
  const seconds = SECONDS.get(unit);
  if (!seconds) throw new Error(`Unknown unit of duration '${unit}'`);
  return new Duration(amount * BigInt(seconds));
}

function absolute(value: bigint | number): bigint | number {
  return value < 0 ? -value : value;
}

// biome-ignore lint/suspicious/noExplicitAny: CEL passes values of any type; the signatures below check them.
type Handler = (...args: any[]) => unknown;

/** Functions: `name(argument types): result`. */
const functions: [name: string, signature: string, handler: Handler][] = [
  ['is', '(dyn, string): bool', isType],
  ['int', '(dyn): int', toInt],
  ['float', '(dyn): double', toFloat],
  ['string', '(dyn): string', String],
  ['debug', '(dyn): dyn', debug],
  ['duration.value', '(int, string): google.protobuf.Duration', durationOf],
  ['timestamp.value', '(int): google.protobuf.Timestamp', (millis: bigint) => new Date(Number(millis))],
  [
    'timestamp.date',
    '(int, int, int): google.protobuf.Timestamp',
    (year: bigint, month: bigint, day: bigint) =>
      new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))),
  ],
  ['math.abs', '(dyn): dyn', absolute],
  ['math.ceil', '(double): int', (value: number) => BigInt(Math.ceil(value))],
  ['math.floor', '(double): int', (value: number) => BigInt(Math.floor(value))],
  ['math.round', '(double): int', (value: number) => BigInt(Math.round(value))],
];

const has = (list: RulesValue[], element: RulesValue): boolean => list.includes(element);

/** Methods: `type.name(argument types): result`. */
const methods: [type: string, name: string, signature: string, handler: Handler][] = [
  ['string', 'matches', '(string): bool', matchesWhole],
  ['string', 'lower', '(): string', (text: string) => text.toLowerCase()],
  ['string', 'upper', '(): string', (text: string) => text.toUpperCase()],
  ['string', 'trim', '(): string', (text: string) => text.trim()],
  ['string', 'size', '(): int', (text: string) => BigInt([...text].length)],
  [
    'string',
    'split',
    '(string): list<string>',
    (text: string, by: string) => text.split(new RegExp(by, 'u')),
  ],
  [
    'string',
    'replace',
    '(string, string): string',
    (text: string, what: string, by: string) => text.replaceAll(new RegExp(what, 'gu'), by),
  ],
  ['list', 'size', '(): int', (list: RulesValue[]) => BigInt(list.length)],
  ['list', 'join', '(string): string', (list: RulesValue[], by: string) => list.join(by)],
  ['list', 'concat', '(list): list', (list: RulesValue[], more: RulesValue[]) => [...list, ...more]],
  [
    'list',
    'hasAll',
    '(list): bool',
    (list: RulesValue[], all: RulesValue[]) => all.every((element) => has(list, element)),
  ],
  [
    'list',
    'hasAny',
    '(list): bool',
    (list: RulesValue[], any: RulesValue[]) => any.some((element) => has(list, element)),
  ],
  [
    'list',
    'hasOnly',
    '(list): bool',
    (list: RulesValue[], only: RulesValue[]) => list.every((element) => has(only, element)),
  ],
  ['map', 'size', '(): int', (map: Map<string, RulesValue>) => BigInt(entries(map).length)],
  ['map', 'keys', '(): list<string>', (map: Map<string, RulesValue>) => entries(map).map(([key]) => key)],
  ['map', 'values', '(): list', (map: Map<string, RulesValue>) => entries(map).map(([, value]) => value)],
  [
    'map',
    'get',
    '(string, dyn): dyn',
    (map: Map<string, RulesValue>, key: string, otherwise: RulesValue) =>
      entries(map).find(([name]) => name === key)?.[1] ?? otherwise,
  ],
  ['google.protobuf.Timestamp', 'toMillis', '(): int', (time: Date) => BigInt(time.getTime())],
  ['google.protobuf.Timestamp', 'year', '(): int', (time: Date) => BigInt(time.getUTCFullYear())],
  ['google.protobuf.Timestamp', 'month', '(): int', (time: Date) => BigInt(time.getUTCMonth() + 1)],
  ['google.protobuf.Timestamp', 'day', '(): int', (time: Date) => BigInt(time.getUTCDate())],
  ['google.protobuf.Timestamp', 'hours', '(): int', (time: Date) => BigInt(time.getUTCHours())],
  ['google.protobuf.Timestamp', 'minutes', '(): int', (time: Date) => BigInt(time.getUTCMinutes())],
  ['google.protobuf.Timestamp', 'seconds', '(): int', (time: Date) => BigInt(time.getUTCSeconds())],
  ['google.protobuf.Duration', 'seconds', '(): int', (duration: Duration) => duration.seconds],
];

export const FUNCTIONS = new Set(functions.map(([name]) => name));
export const MEMBERS = new Set(methods.map(([, name]) => name));

/** Prints a value on stderr and returns it, like `debug()` of the rules. */
function debug(value: RulesValue): RulesValue {
  const plain = (_: string, nested: unknown) =>
    typeof nested === 'bigint' ? Number(nested) : nested instanceof Map ? Object.fromEntries(nested) : nested;
  process.stderr.write(`debug: ${JSON.stringify(value, plain)}\n`);
  return value;
}

/** Returns a CEL environment with the rules' functions (`f_…`) and methods (`m_…`). */
export function environment(): Environment {
  const env = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });
  for (const [name, signature, handler] of functions)
    env.registerFunction(`f_${name.replace('.', '_')}${signature}`, handler);
  for (const [type, name, signature, handler] of methods)
    env.registerFunction(`${type}.m_${name}${signature}`, handler);
  return env;
}
