import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { shellQuote } from '../process/shell-quote.ts';
import { javaPath } from './java.ts';

/** Replaces a jar: a command, or Java options (a class path and a class). */
export type JarReplacement = { command: string[] } | { java: string[] };

/**
 * Puts a wrapper for `java` first on PATH.
 * firebase-tools runs `java … -jar JAR …`, but some programs have no runnable jar.
 * @param folder receives the wrapper
 * @param replacements commands by jar path
 * @returns the environment with the new PATH
 */
export async function installJavaWrapper(
  folder: string,
  replacements: Record<string, JarReplacement>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ PATH: string }> {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'java'), wrapperScript(replacements, await javaPath(env)));
  chmodSync(join(bin, 'java'), 0o755);
  return { PATH: `${bin}${delimiter}${env.PATH ?? ''}` };
}

/** Returns a shell script that replaces `-jar JAR` and passes the other arguments on. */
export function wrapperScript(replacements: Record<string, JarReplacement>, java: string): string {
  const words = (list: string[]): string => list.map(shellQuote).join(' ');
  const cases = Object.entries(replacements).map(([jar, replacement]) =>
    'command' in replacement
      ? `    ${shellQuote(jar)}) exec ${words(replacement.command)} ;;`
      : `    ${shellQuote(jar)}) set -- "$@" ${words(replacement.java)} ;;`,
  );
  return `#!/bin/sh
for word do
  shift
  case "$word" in
    -jar) ;;
${cases.join('\n')}
    *.jar) set -- "$@" -jar "$word" ;;
    *) set -- "$@" "$word" ;;
  esac
done
exec ${shellQuote(java)} "$@"
`;
}
