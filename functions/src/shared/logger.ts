import { inspect } from 'node:util';
import { error, info, warn } from 'firebase-functions/logger';
import { currentTrace } from './trace.ts';

/** What a line says beside its message. */
type Details = Record<string, unknown>;
type Write = (...args: unknown[]) => void;

/** JSON has no words for an error: it would be written as `{}`. */
const plain = (value: unknown): unknown => (value instanceof Error ? inspect(value) : value);
const withErrors =
  (write: Write): Write =>
  (...args) => {
    const last = args.at(-1);
    const [said, details] = isDetails(last) ? [args.slice(0, -1), mapped(last)] : [args, {}];
    write(...said, { ...currentTrace(), ...details });
  };
const isDetails = (arg: unknown): arg is Details =>
  typeof arg === 'object' && arg !== null && arg.constructor === Object;
const mapped = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, plain(value)]));

/**
 * Structured lines in the platform's log: a message, or an error, and details by name. (The library's root, which has a logger too, loads every
 * kind of trigger with it.)
 */
export const logger = { error: withErrors(error), info: withErrors(info), warn: withErrors(warn) };
