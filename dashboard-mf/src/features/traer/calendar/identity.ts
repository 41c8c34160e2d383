import { groupBy } from '@vidriera/domain/values/group-by';
import { LIMITS } from '@vidriera/domain/values/limits';
import { summarize } from '@vidriera/domain/values/summarize';
import type ICAL from 'ical.js';
import type { Vevent } from './components.ts';
import { plainText } from './plain-text.ts';

/** An event of a calendar, with its dates that stand apart. */
export interface Series extends Vevent {
  /** Names it in its calendar. */
  key: string;
  /** How it was named before; items that were brought so keep their ids. */
  olderKey: string | null;
  moved: Vevent[];
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();
const startText = ({ component }: Vevent): string => textOf(component, 'dtstart');
const sequenceOf = ({ component }: Vevent): number => Number(textOf(component, 'sequence')) || 0;
const changedAt = ({ component }: Vevent): string =>
  textOf(component, 'last-modified') || textOf(component, 'dtstamp');

const byNewest = (a: Vevent, b: Vevent): number =>
  sequenceOf(b) - sequenceOf(a) || Number(changedAt(a) < changedAt(b)) - Number(changedAt(a) > changedAt(b));

/** Leaves the newest of versions: those of the highest SEQUENCE, and of several with one `nameOf`, the last changed. */
function newest(events: readonly Vevent[], nameOf: (event: Vevent) => string): Vevent[] {
  const sorted = [...events].sort(byNewest);
  const highest = sorted[0] ? sequenceOf(sorted[0]) : 0;
  const kept = new Map<string, Vevent>();
  for (const event of sorted)
    if (sequenceOf(event) === highest && !kept.has(nameOf(event))) kept.set(nameOf(event), event);
  return [...kept.values()];
}

/** An event without a UID is named by its words, its beginning and its place. */
function unnamed(event: Vevent): Series {
  const titulo = summarize(plainText(textOf(event.component, 'summary')), LIMITS.titulo) || 'Sin título';
  const olderKey = `${titulo}/${startText(event)}`;
  return { ...event, key: `${olderKey}/${textOf(event.component, 'location')}`, olderKey, moved: [] };
}

/** Events under one UID with other beginnings are several events: some programs copy a UID. */
function named(uid: string, events: readonly Vevent[]): { series: Series[]; parts: number } {
  const isPart = ({ component }: Vevent) => component.hasProperty('recurrence-id');
  const moved = [
    ...groupBy(events.filter(isPart), ({ component }) => textOf(component, 'recurrence-id')),
  ].flatMap(([, versions]) => newest(versions, () => ''));
  const whole = newest(
    events.filter((event) => !isPart(event)),
    startText,
  ).sort((a, b) => (startText(a) < startText(b) ? -1 : 1));
  const own = (event: Vevent, i: number): Series => ({
    ...event,
    key: whole.length > 1 ? `${uid}\n${startText(event)}` : uid,
    olderKey: i === 0 && whole.length > 1 ? uid : null,
    moved: i === 0 ? moved : [],
  });
  if (whole.length > 0) return { series: whole.map(own), parts: events.length - whole.length };
  // A date of a series that the file lacks.
  const lone = moved.map((event): Series => {
    const day = textOf(event.component, 'recurrence-id').slice(0, 10);
    return { ...event, key: `${uid}/${day}`, olderKey: null, moved: [] };
  });
  return { series: lone, parts: events.length - lone.length };
}

/** Groups the events of a file. `parts`: dates of a series of the file, and older versions. */
export function seriesOf(events: readonly Vevent[]): { series: Series[]; parts: number } {
  const all: Series[] = [];
  let parts = 0;
  for (const [uid, group] of groupBy(events, ({ component }) => textOf(component, 'uid'))) {
    if (uid === '') {
      all.push(...group.map(unnamed));
      continue;
    }
    const found = named(uid, group);
    all.push(...found.series);
    parts += found.parts;
  }
  return { series: all, parts };
}
