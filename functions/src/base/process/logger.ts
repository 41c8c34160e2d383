import { inspect } from 'node:util';
import { error, info, warn } from 'firebase-functions/logger';
import { currentTrace } from './trace.ts';

type Details = Record<string, unknown>;
type Write = (...args: unknown[]) => void;

/** JSON.stringify turns an error into `{}`. */
const plain = (value: unknown): unknown => (value instanceof Error ? inspect(value) : value);
const withErrors =
  (write: Write): Write =>
  (...args) => {
    const last = args.at(-1);
    const [messages, details] = isDetails(last) ? [args.slice(0, -1), mapped(last)] : [args, {}];
    write(...messages, { ...currentTrace(), ...details });
  };
const isDetails = (arg: unknown): arg is Details =>
  typeof arg === 'object' && arg !== null && arg.constructor === Object;
const mapped = (details: Details): Details =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, plain(value)]));

/**
 * Structured logging: a message or error, and details by name. The library's root also has a logger, but
 * loads all triggers.
 */
export const logger = { error: withErrors(error), info: withErrors(info), warn: withErrors(warn) };
