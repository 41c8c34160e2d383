import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ROOT } from '@vidriera/local/cli/paths';

/** Where metrics, alerts and the dashboard stand, each as Google's API takes it. */
const FILES = join(ROOT, 'ops', 'monitoring');

/** What there is of each, in the order in which it is made: alerts speak of metrics and of the uptime check. */
export const KINDS = ['metrics', 'uptime', 'policies', 'dashboards'] as const;
export type Kind = (typeof KINDS)[number];

/** Something to be watched with, as a file has it. */
export interface Wanted {
  kind: Kind;
  /** The file's name, by which it is found again. */
  name: string;
  body: Record<string, unknown>;
  /** Changes with the file. */
  digest: string;
}

/** What the files leave open. */
export interface Filled {
  /** Id of the project. */
  PROJECT: string;
  /** Host of the site. */
  HOST: string;
}

/** Reads the files, with `$PROJECT` and `$HOST` filled in. */
export function readWanted(filled: Filled, folder = FILES): Wanted[] {
  return KINDS.flatMap((kind) =>
    readdirSync(join(folder, kind))
      .sort()
      .map((file) => {
        const open = readFileSync(join(folder, kind, file), 'utf8');
        const text = open.replaceAll(/\$(PROJECT|HOST)\b/g, (_, name: keyof Filled) => filled[name]);
        const body = JSON.parse(text) as Record<string, unknown>;
        const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
        return { kind, name: parse(file).name, body, digest };
      }),
  );
}
