import { globSync } from 'node:fs';
import { join } from 'node:path';
import { definitions } from '../base/callables/define.ts';

const SRC = join(import.meta.dirname, '..');

interface DefinedKind {
  /** `seats go`, or the name alone of a callable without kinds. */
  name: string;
  callable: string;
  who: string;
  /** The scopes that count it. */
  limits: string[];
  even: string | undefined;
}

/** Loads every function, and returns the kinds of all callables that are made by `define`. */
export async function definedKinds(): Promise<DefinedKind[]> {
  for (const file of globSync('*/*/on-*.ts', { cwd: SRC, exclude: ['**/*.test.ts'] }))
    await import(join(SRC, file));
  return [...definitions].flatMap(([callable, kinds]) =>
    Object.entries(kinds).map(([kind, { who, limits, even }]) => ({
      name: kind === 'only' ? callable : `${callable} ${kind}`,
      callable,
      who,
      limits: limits.flatMap((limit) => (typeof limit === 'string' ? limit : limit.scopes)),
      even,
    })),
  );
}
