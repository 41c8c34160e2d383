import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const { resolve: resolvePackage } = createRequire(import.meta.url);

/**
 * What a source file asks for as it is loaded: our own files by their path from the repository's folder ('domain/src/values/ids.ts'), others by
 * their package's specifier ('react'). Types are gone by then, and what it fetches later by `import()` is not meant.
 */
function importsOf(file: string): string[] {
  const { module, errors } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  return [...new Set([...imported, ...exported])].map((specifier) => located(specifier, file));
}

function located(specifier: string, importer: string): string {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  return /^(?:domain|kit)\//.test(specifier) ? relative(ROOT, resolvePackage(specifier)) : specifier;
}

/** Everything loaded together with a file, each with the file that asked for it; the file itself was asked for by nobody (''). */
export function loadedWith(file: string): Map<string, string> {
  const askedBy = new Map([[file, '']]);
  for (const [one] of askedBy) {
    if (!/\.tsx?$/.test(one)) continue;
    for (const other of importsOf(one)) if (!askedBy.has(other)) askedBy.set(other, one);
  }
  return askedBy;
}

/** The way from a file that was walked from to one of those found, for the words of a failing test. */
export function wayTo(found: string, askedBy: Map<string, string>): string {
  const asker = askedBy.get(found);
  return asker ? `${wayTo(asker, askedBy)} → ${found}` : found;
}
