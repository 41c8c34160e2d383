import { withoutTail } from './without-tail.ts';

/** Shortens a text to one line of `length` UTF-16 units, at a word, with … */
export function summarize(text: string, length = 160): string {
  const run = text.replaceAll(/\s+/g, ' ').trim();
  if (run.length <= length) return run;
  const cut = run.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${withoutTail(cut.slice(0, space > length / 2 ? space : length), ' ,;:.–-')}…`;
}
