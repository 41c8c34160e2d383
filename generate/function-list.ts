import { basename } from 'node:path';
import type { DeployedFunction } from './functions.ts';

/** Replaces the exports of `functions/src/index.ts` by one of each function. */
export function functionList(source: string, functions: DeployedFunction[]): string {
  const exports = functions.map(
    ({ name, file }) => `export const ${name} = own('${name}', '${basename(file, '.ts')}');\n`,
  );
  return source.replace(/(?:export const \w+ = own\(.*\);\n)+/, exports.join(''));
}
