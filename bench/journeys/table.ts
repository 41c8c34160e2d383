import { median } from '../stats.ts';
import type { JourneyFigures } from './phone.ts';

/** Figures per leg and round; messages of failures. */
export type Outcomes = Map<string, { figures: JourneyFigures[]; failures: string[] }>;

const HEAD = ['journey', 'until', 'ms', 'floor ms', '/ floor', 'INP ms', 'CLS', 'requests', 'script kB'];

/** Formats a Markdown table: a row per moment, the first with the figures of the whole leg. */
export function table(outcomes: Outcomes): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = [...outcomes].flatMap(([name, outcome]) => rowsOf(name, outcome));
  return [line(HEAD), line(HEAD.map((_, index) => (index < 2 ? '---' : '--:'))), ...rows.map(line)];
}

function rowsOf(
  name: string,
  { figures, failures }: { figures: JourneyFigures[]; failures: string[] },
): string[][] {
  const total = figures.length + failures.length;
  const failed = failures
    .map((words) => [name, `failed, ${failures.length} of ${total}: ${words}`])
    .slice(0, 1);
  const blank = (cells: string[]) => [...cells, ...HEAD.slice(cells.length).map(() => '')];
  const [first] = figures;
  if (!first) return failed.map(blank);
  const middle = (of: (round: JourneyFigures) => number) => median(figures.map(of));
  const floor = first.floor === null ? null : middle((round) => round.floor ?? Number.NaN);
  const whole = [
    first.inp === null ? '' : `${Math.round(middle(({ inp }) => inp ?? Number.NaN))}`,
    middle(({ cls }) => cls).toFixed(3),
    `${middle(({ requests }) => requests)}`,
    (middle(({ scripts }) => scripts) / 1000).toFixed(1),
  ];
  const moments = Object.keys(first.ms).map((moment, index) => {
    const ms = middle((round) => round.ms[moment] ?? Number.NaN);
    const floorCells = floor === null ? ['', ''] : [`${Math.round(floor)}`, (ms / floor).toFixed(2)];
    return [
      index ? '' : name,
      moment,
      `${Math.round(ms)}`,
      ...floorCells,
      ...(index ? ['', '', '', ''] : whole),
    ];
  });
  return [...moments, ...failed.map(blank)];
}
