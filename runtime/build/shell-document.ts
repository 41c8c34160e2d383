import { build, type Rolldown } from 'vite';
import type { ShellDocument } from '../contract/manifest-schema.ts';

/** The two places: in the head, and in `#root`. */
const PLACES = /<!--vidriera:(?:head|root)-->/;
/** The dev server starts the shell by it; a built page names the built files instead. */
const DEV_ENTRY = /\s*<script type="module" src="\/src\/main\.ts"><\/script>/;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>\s*/g;

/** Splits the shell's index.html where the function `pages` inserts content. @throws when it lacks one of the places */
export function splitDocument(
  html: string,
): Pick<ShellDocument, 'clientHtml' | 'serverHtml' | 'scripts' | 'styles'> {
  const page = html.replace(DEV_ENTRY, '');
  return {
    clientHtml: split(page),
    serverHtml: split(page.replace(NOSCRIPT, '')),
    scripts: textsOf(page, /<script>([\s\S]*?)<\/script>/g),
    styles: textsOf(page, /<style>([\s\S]*?)<\/style>/g),
  };
}

function split(html: string): [string, string, string] {
  const [before, middle, after, ...more] = html.split(PLACES);
  if (before === undefined || middle === undefined || after === undefined || more.length > 0)
    throw new Error('the page must have vidriera:head and vidriera:root once');
  return [before, middle, after];
}

const textsOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** Bundles a script of the shell by itself, minified. @param target of its syntax */
export async function bundleScript(input: string, target: string | string[]): Promise<string> {
  const rolldownOptions: Rolldown.RolldownOptions = { input, output: { format: 'iife', minify: true } };
  const options = { write: false, target, modulePreload: false, rolldownOptions } as const;
  const built = await build({ configFile: false, logLevel: 'error', build: options });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}
