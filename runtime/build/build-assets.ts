import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk, Rolldown } from 'vite';
import { FLOOR } from '../../domain/src/site/browser-floor.ts';
import type { BuildAssets } from '../contract/server-module.ts';

/** Vite's own manifest, in a build's folder. */
const VITE_MANIFEST = 'assets.json';

/** The floor, as Vite's `build.target` names it: styles follow it too. */
export const FLOOR_TARGET = Object.entries(FLOOR).map(([name, version]) => name + version);

/** A package's build for the browser. */
export interface BrowserBuild {
  folder: string;
  /** The address of its folder: '/' or '/r/explore/'. */
  base: string;
}

/** The options that the browser's builds share. The check is off because libraries say 'use client', which has no meaning here. */
export const browserBuild = (outDir: string, input: string[], groups: Rolldown.CodeSplittingGroup[]) => ({
  target: FLOOR_TARGET,
  outDir,
  manifest: VITE_MANIFEST,
  rolldownOptions: { input, output: { codeSplitting: { groups } }, checks: { moduleLevelDirective: false } },
});

/** Reads the files of each entry and of each dynamic import from Vite's manifest, and the texts of the style sheets. */
export function buildAssets({ folder, base }: BrowserBuild): BuildAssets {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  const manifest: Manifest = JSON.parse(read(VITE_MANIFEST));
  const assets: BuildAssets = { modules: {}, sheets: {} };
  for (const [source, { file, isEntry, isDynamicEntry }] of Object.entries(manifest)) {
    if (!isEntry && !isDynamicEntry) continue;
    const chunks = withImports(manifest, source);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    for (const sheet of css) assets.sheets[base + sheet] ??= read(sheet);
    assets.modules[source] = {
      entry: base + file,
      css: css.map((sheet) => base + sheet),
      js: chunks.map((chunk) => base + chunk.file),
    };
  }
  return assets;
}

/** A chunk after all its imports: the order in which Vite's own loader applies their style sheets. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen)), chunk];
}
