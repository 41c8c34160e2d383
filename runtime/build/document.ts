import type { ShellDocument } from '../contract/manifest-schema.ts';

const HEAD = '<!--vidriera:head-->';
const ROOT = '<!--vidriera:root-->';
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>\s*/g;
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
const SHEET = /<link rel="stylesheet"[^>]*>\s*/g;

/**
 * The built index.html, taken apart for a server to fill.
 * @throws when it lacks one of its two places or has not exactly one entry
 */
export function cutDocument(html: string): Omit<ShellDocument, 'boot'> {
  const [before, rest] = split(html, HEAD);
  const [middle, after] = split(rest, ROOT);
  const entries = all(html, ENTRY);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) throw new Error('the page has no single entry script');
  return {
    bare: [before, middle, after],
    drawn: [
      before,
      middle.replace(NOSCRIPT, '').replace(ENTRY, '').replace(PRELOAD, '').replace(SHEET, ''),
      after.replace(NOSCRIPT, ''),
    ],
    scripts: all(html, /<script>([\s\S]*?)<\/script>/g),
    styles: all(html, /<style>([\s\S]*?)<\/style>/g),
    entry,
    preloads: all(html, PRELOAD),
  };
}

function split(html: string, mark: string): [string, string] {
  const [before, after, ...more] = html.split(mark);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`the page must have ${mark} once`);
  }
  return [before, after];
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
