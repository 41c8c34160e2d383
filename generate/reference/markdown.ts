/** Returns a Markdown table as the formatter writes it: each column as wide as its longest cell. */
export function table(head: string[], rows: string[][]): string {
  const clean = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, i) => Math.max(3, ...clean.map((row) => (row[i] ?? '').length)));
  const line = (row: string[]): string =>
    `| ${widths.map((width, i) => (row[i] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(clean[0] ?? []), rule, ...clean.slice(1).map(line)].join('\n');
}

export const code = (text: string): string => `\`${text}\``;
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

const UNITS: [seconds: number, name: string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** Formats seconds in the largest whole unit: `1 day`, `10 minutes`. */
export function duration(seconds: number): string {
  const [size, name] = UNITS.find(([unit]) => seconds >= unit && seconds % unit === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** Returns the doc comment above a name in a source file, on one line; '' without one. */
export function commentAbove(source: string, name: string): string {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*\\n\\s*${name}:`).exec(source);
  return (found?.[1] ?? '')
    .replaceAll(/\s*\n\s*\* ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
