import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { ROOT } from '@vidriera/local/cli/paths';

/** Bodies for Google's API. */
const FILES = join(ROOT, 'ops', 'monitoring');

/** In order of creation: alerts refer to metrics and to uptime checks. */
export const WATCH_KINDS = ['metrics', 'uptime', 'policies', 'dashboards'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** A resource as its file defines it. */
export interface WatchFile {
  kind: WatchKind;
  /** File name, by which the resource is found again. */
  name: string;
  body: Record<string, unknown>;
  digest: string;
}

export interface Placeholders {
  PROJECT: string;
  HOST: string;
}

/** Reads the files and replaces `$PROJECT` and `$HOST`. */
export function readWatchFiles(filled: Placeholders, folder = FILES): WatchFile[] {
  return WATCH_KINDS.flatMap((kind) =>
    readdirSync(join(folder, kind))
      .sort()
      .map((file) => {
        const open = readFileSync(join(folder, kind, file), 'utf8');
        const text = open.replaceAll(/\$(PROJECT|HOST)\b/g, (_, name: keyof Placeholders) => filled[name]);
        const body = JSON.parse(text) as Record<string, unknown>;
        const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
        return { kind, name: parse(file).name, body, digest };
      }),
  );
}
