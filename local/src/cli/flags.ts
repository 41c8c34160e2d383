import { parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

/** The flags of a verb: a name with a dash prefix is not part of it. */
export type FlagTypes = Record<string, 'boolean' | 'string'>;
type Values<T extends FlagTypes> = { [K in keyof T]?: T[K] extends 'boolean' ? boolean : string };

/** What was said on the command line of a verb. */
export interface Parsed<T extends FlagTypes> {
  flags: Values<T>;
  words: string[];
  /** Everything after `--`, untouched. */
  rest: string[];
}

/** Thrown where `--help` was said; its message is the text to show. */
export class Help extends Error {}

/**
 * Reads a verb's arguments.
 * @param help shown for `--help`, which the verb then has besides `types`
 * @throws Help; UserError for a flag that the verb does not have, or one without the value it needs
 */
export function parseFlags<const T extends FlagTypes>(
  verb: string,
  args: string[],
  types: T,
  help?: string,
): Parsed<T> {
  const cut = args.indexOf('--');
  const own = cut < 0 ? args : args.slice(0, cut);
  const all: FlagTypes = help === undefined ? types : { ...types, help: 'boolean' };
  const options = Object.fromEntries(Object.entries(all).map(([name, type]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true, strict: true });
    if (help !== undefined && values.help) throw new Help(help);
    return { flags: values as Values<T>, words: positionals, rest: cut < 0 ? [] : args.slice(cut + 1) };
  } catch (error) {
    if (error instanceof Help) throw error;
    const known = Object.keys(all).map((name) => `--${name}`);
    const flag = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? own.join(' ');
    throw new UserError(`${verb} does not understand ${flag}: it knows ${known.join(', ')}.`, {
      cause: error,
    });
  }
}
