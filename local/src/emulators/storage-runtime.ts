import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODE } from '../cli/paths.ts';
import type { Program } from './firestore-jar.ts';
import { javaPath } from './java.ts';
import { canDownload, isDownloaded } from './official-jars.ts';

const STAND_IN = fileURLToPath(import.meta.resolve('storage-rules/main'));

/**
 * Chooses what evaluates `storage.rules`: the official runtime where it is found or can be downloaded, else the
 * project's stand-in, which firebase-tools is led to by a `java` of our own put first on PATH.
 * @param folder where the launcher is written
 */
export async function chooseStorageRules(
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Program> {
  if (isDownloaded('storage')) return { env: {}, line: 'Storage rules: the official runtime' };
  if (await canDownload('storage')) {
    return {
      env: {},
      line: 'Storage rules: the official runtime, which firebase-tools downloads now (50 MB, once)',
    };
  }
  const bin = join(folder, 'bin');
  const jar = join(folder, 'storage-rules-stand-in.jar');
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    jar,
    'Not a jar: the `java` beside it runs the project’s storage rules stand-in when asked for this file.\n',
  );
  writeFileSync(join(bin, 'java'), javaScript(jar, await javaPath(env)));
  chmodSync(join(bin, 'java'), 0o755);
  return {
    env: { STORAGE_EMULATOR_BINARY_PATH: jar, PATH: `${bin}${delimiter}${env.PATH ?? ''}` },
    line: 'Storage rules: the project’s stand-in (the official runtime cannot be downloaded from here)',
  };
}

/** A `java` that runs the stand-in when `jar` is among its arguments, and the real Java otherwise. */
export function javaScript(jar: string, java: string): string {
  return `#!/bin/sh
for argument do
  if [ "$argument" = ${quoted(jar)} ]; then
    exec ${quoted(NODE)} --disable-warning=ExperimentalWarning ${quoted(STAND_IN)}
  fi
done
exec ${quoted(java)} "$@"
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
