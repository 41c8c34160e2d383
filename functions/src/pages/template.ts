/** The shell's built index.html, taken apart for the server to fill. */
export interface Template {
  /** What stands before the place of the head's additions, between there and `#root`'s content, and after it. */
  parts: [string, string, string];
  /** Texts of its inline scripts and style sheets, for the hashes of the Content-Security-Policy. */
  scripts: string[];
  styles: string[];
  /** The script that starts the shell, and what it is worth fetching with it. */
  entry: string;
  preloads: string[];
  /**
   * The parts for a page whose content is already there: without the tags that fetch and start the shell, and without its style sheet, all
   * of which the screen brings inlined. To apply it a second time would have every element's style worked out anew.
   */
  quiet: [string, string, string];
}

const HEAD = '<!--vidriera:head-->';
const ROOT = '<!--vidriera:root-->';
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>\s*/g;
const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;
const SHEET = /<link rel="stylesheet"[^>]*>\s*/g;
const START = /<link rel="modulepreload"(?! data-bare)[^>]* href="([^"]+)">/g;

/** @throws when the template lacks one of its two places or has not exactly one entry: the shell was not built for this */
export function readTemplate(html: string): Template {
  const [before, rest] = split(html, HEAD);
  const [middle, after] = split(rest, ROOT);
  const entries = all(html, ENTRY);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1)
    throw new Error('the page template has no single entry script');
  return {
    parts: [before, middle, after],
    scripts: all(html, /<script>([\s\S]*?)<\/script>/g),
    styles: all(html, /<style>([\s\S]*?)<\/style>/g),
    entry,
    preloads: all(html, START),
    quiet: [
      before,
      middle.replace(NOSCRIPT, '').replace(ENTRY, '').replace(PRELOAD, '').replace(SHEET, ''),
      after.replace(NOSCRIPT, ''),
    ],
  };
}

function split(html: string, mark: string): [string, string] {
  const [before, after, ...more] = html.split(mark);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`the page template must have ${mark} once`);
  }
  return [before, after];
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
