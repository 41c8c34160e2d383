import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { quoted } from '../process/quoted.ts';
import { javaPath } from './java.ts';

/** What runs in a jar's place: the words of a command, or of Java's own options (a class path and a class). */
export type InJarsPlace = { command: string[] } | { java: string[] };

/**
 * Puts a `java` of our own first on PATH: firebase-tools starts every program as `java … -jar JAR …`, and some are not to be had as a jar
 * that starts by itself.
 * @param folder where it is written
 * @param places by the jar's path
 * @returns the environment that has it
 */
export async function standInJava(
  folder: string,
  places: Record<string, InJarsPlace>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ PATH: string }> {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'java'), javaScript(places, await javaPath(env)));
  chmodSync(join(bin, 'java'), 0o755);
  return { PATH: `${bin}${delimiter}${env.PATH ?? ''}` };
}

/** Takes the words one by one to the end of the line, `-jar` and its jar as what runs in their place. */
export function javaScript(places: Record<string, InJarsPlace>, java: string): string {
  const words = (list: string[]): string => list.map(quoted).join(' ');
  const cases = Object.entries(places).map(([jar, place]) =>
    'command' in place
      ? `    ${quoted(jar)}) exec ${words(place.command)} ;;`
      : `    ${quoted(jar)}) set -- "$@" ${words(place.java)} ;;`,
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
exec ${quoted(java)} "$@"
`;
}
