import { parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

export type FlagTypes = Record<string, 'boolean' | 'string'>;
type Values<T extends FlagTypes> = { [K in keyof T]?: T[K] extends 'boolean' ? boolean : string };

export interface ParsedArgs<T extends FlagTypes> {
  flags: Values<T>;
  words: string[];
  /** Arguments after `--`, unchanged. */
  rest: string[];
}

/** Thrown for `--help`; the message is the help text. */
export class HelpRequested extends Error {}

/**
 * Parses a verb's arguments.
 * @param help text for `--help`; missing: the verb has no such flag
 * @throws HelpRequested; UserError for an unknown flag or a missing value
 */
export function parseFlags<const T extends FlagTypes>(
  verb: string,
  args: string[],
  types: T,
  help?: string,
): ParsedArgs<T> {
  const cut = args.indexOf('--');
  const own = cut < 0 ? args : args.slice(0, cut);
  const all: FlagTypes = help === undefined ? types : { ...types, help: 'boolean' };
  const options = Object.fromEntries(Object.entries(all).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true, strict: true });
    if (help !== undefined && values.help) throw new HelpRequested(help);
    return { flags: values as Values<T>, words: positionals, rest: cut < 0 ? [] : args.slice(cut + 1) };
  } catch (error) {
    if (error instanceof HelpRequested) throw error;
    const known = Object.keys(all).map((name) => `--${name}`);
    const flag = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? own.join(' ');
    throw new UserError(`${verb} does not understand ${flag}: it knows ${known.join(', ')}.`, {
      cause: error,
    });
  }
}
