import { isCalendar } from '@vidriera/domain/traer/calendar-text';
import Ical from 'ical.js';

/** An event of a file, as ical.js has it. */
export interface Vevent {
  component: Ical.Component;
  titulo: string;
}
/** An event that could not be read: its title where there is one, and why. */
export interface Unread {
  titulo: string;
  why: string;
}

/** The properties that are read; a fault in any other one is none. */
const READ = [
  'UID',
  'SEQUENCE',
  'DTSTAMP',
  'LAST-MODIFIED',
  'STATUS',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'URL',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
] as const;
const REPEATS = ['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'];

const nameOf = (line: string): string => /^[A-Za-z-]+(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '';
const STRUCTURE = /^(BEGIN|END):\s*([A-Za-z-]+)\s*$/i;

/** Joins folded lines. A line that is no property belongs to the one before it: some programs don't fold what they break. */
function unfolded(text: string): string[] {
  const whole: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(line) && whole.length > 0) whole.push(`${whole.pop()}${line.slice(1)}`);
    else if (line !== '') whole.push(line);
  }
  const lines: string[] = [];
  for (const line of whole) {
    if (nameOf(line) === '' && lines.length > 0) lines.push(`${lines.pop()}\\n${line}`);
    else lines.push(line);
  }
  return lines;
}

/** Cuts a file into its events and zones. What lacks an end goes until the next beginning. */
function blocksOf(lines: readonly string[]): { events: string[][]; zones: string[][] } {
  const found = { events: [] as string[][], zones: [] as string[][] };
  let block: string[] | null = null;
  let inner: string | null = null;
  let isZone = false;
  for (const line of lines) {
    const [, what = '', name = ''] = STRUCTURE.exec(line) ?? [];
    const [begins, part] = [what.toUpperCase() === 'BEGIN', name.toUpperCase()];
    if (begins && (part === 'VEVENT' || part === 'VTIMEZONE')) {
      [block, inner, isZone] = [[], null, part === 'VTIMEZONE'];
      found[isZone ? 'zones' : 'events'].push(block);
    } else if (what && (part === 'VEVENT' || part === 'VTIMEZONE' || part === 'VCALENDAR'))
      [block, inner] = [null, null];
    else if (isZone) block?.push(line);
    else if (what) inner = begins ? part : null;
    else if (inner === null) block?.push(line);
  }
  return found;
}

const parsed = (name: string, lines: readonly string[]): Ical.Component =>
  new Ical.Component(Ical.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')) as unknown[]);

function isParsed(line: string): boolean {
  try {
    parsed('VEVENT', [line]);
    return true;
  } catch {
    return false;
  }
}

/** Says which line of an event could not be read. */
function whyOf(lines: readonly string[]): string {
  const name = nameOf(lines.find((line) => !isParsed(line)) ?? '');
  if (REPEATS.includes(name)) return 'no se entiende cómo se repite';
  return name.startsWith('DT') || name === 'DURATION' ? 'no se entiende su fecha' : 'está mal escrito';
}

const titleIn = (lines: readonly string[]): string =>
  lines
    .find((line) => nameOf(line) === 'SUMMARY')
    ?.replace(/^[^:]*:/, '')
    .replaceAll(/\\(.)/g, '$1') ?? '';

/** Reads the events of a file one by one: one that can't be read spoils no other. `null` for no calendar. */
export function readComponents(text: string): { events: Vevent[]; unread: Unread[] } | null {
  if (!isCalendar(text)) return null;
  const { events: blocks, zones } = blocksOf(unfolded(text.replace(/^\uFEFF/, '')));
  if (blocks.length === 0 && !/END:VCALENDAR/i.test(text)) return null;
  Ical.design.strict = false; // eight digits are a day, also where a moment belongs
  const calendar = new Ical.Component(['vcalendar', [], []]);
  for (const lines of zones) {
    try {
      calendar.addSubcomponent(parsed('VTIMEZONE', lines));
    } catch {
      // The browser may know the zone by its name.
    }
  }
  const events: Vevent[] = [];
  const unread: Unread[] = [];
  for (const block of blocks) {
    const lines = block.filter((line) => READ.some((name) => name === nameOf(line)));
    const titulo = titleIn(lines);
    try {
      const component = parsed('VEVENT', lines);
      calendar.addSubcomponent(component);
      events.push({ component, titulo });
    } catch {
      unread.push({ titulo, why: whyOf(lines) });
    }
  }
  return { events, unread };
}
