import type { FiguresEvent } from '@vidriera/domain/figures/event-schema';
import { KINDS, type Kind, PRESSES, SOURCES, type Source } from '@vidriera/domain/figures/kinds';
import { byKind, bySource, type Month } from '@vidriera/domain/figures/month';
import { monthSchema } from '@vidriera/domain/figures/month-schema';
import { periodOf, stepsOf, totalOf } from '@vidriera/domain/figures/periods';
import { topOf } from '@vidriera/domain/figures/top';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ABORTED, refs } from '../../base/firestore/refs.ts';
import { creador, publish } from '../../testing/data.ts';
import { project } from '../../testing/project.ts';
import { sendVisit } from '../../testing/visit-events.ts';
import { createCounting } from './counting.ts';

const services = project('scripted-day');
const { db } = services;
const DEADLINE_EXCEEDED = 4;

beforeAll(async () => {
  await creador(db, 'sala');
  await publish(services, 'evento', 'sala', { pena: {}, baile: {} });
  await publish(services, 'link', 'sala', { carta: {} });
});

const OF_EVENTS = PRESSES.filter((kind) => kind !== 'copy');
/** 200 visits from all sources, a fifth with a press, and some pages that were opened again. */
const VISITS: FiguresEvent[] = Array.from({ length: 200 }, (_, n) => {
  const source = SOURCES[n % SOURCES.length] as Source;
  const of = (['perfil/sala', 'evento/pena', 'evento/baile', 'evento/pena'] as const)[n % 4] as string;
  const view: FiguresEvent = { kind: of === 'perfil/sala' ? 'profile' : 'item', source, of };
  // Nobody reserves a profile; its links are copied.
  const ofPerfil = n % 40 === 0 ? { kind: 'copy' as const, of: 'link/carta' } : { kind: 'whatsapp' as const };
  const press = of === 'perfil/sala' ? ofPerfil : { kind: OF_EVENTS[n % OF_EVENTS.length] as Kind };
  return [view, ...(n % 5 === 0 ? [{ ...view, ...press }] : []), ...(n % 50 ? [] : [view])];
}).flat();
const OTHERS: [FiguresEvent, Record<string, string>][] = Array.from({ length: 20 }, (_, n) => [
  VISITS[n] as FiguresEvent,
  [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-gpc': '1' },
  ][n % 3] as Record<string, string>,
]);

const howMany = (is: (event: FiguresEvent) => boolean): number => VISITS.filter(is).length;

/** Runs writes with faults: their answer is lost, or Firestore asks to try again. */
function faulty(faults: string[]) {
  let at = 0;
  const runTransaction: typeof db.runTransaction = async (...given) => {
    const fault = faults[at++ % faults.length];
    if (fault === 'again') throw Object.assign(new Error('aborted'), { code: ABORTED });
    const done = await db.runTransaction(...given);
    if (fault === 'lost') throw Object.assign(new Error('lost'), { code: DEADLINE_EXCEEDED });
    return done;
  };
  return new Proxy(db, {
    get: (target, name) =>
      name === 'runTransaction' ? runTransaction : (Reflect.get(target, name, target) as unknown),
  });
}

test('a day of 200 visits and 20 others gives the same sums in any order, with lost answers', async () => {
  const sent = [...VISITS.map((event) => [event, {}] as const), ...OTHERS];
  const order = fc.shuffledSubarray(sent, { minLength: sent.length });
  // The writer gives up after five refusals in a row.
  const fault = fc.constantFrom([''], ['lost'], ['again', ''], ['again', 'again', 'lost']);
  const faults = fc.array(fault, { minLength: 1, maxLength: 9 }).map((all) => all.flat());
  await fc.assert(
    fc.asyncProperty(order, faults, fc.integer({ min: 8, max: 60 }), async (events, wrong, atOnce) => {
      await refs.figures(db, 'sala', '2026-11').delete();
      const count = createCounting({ ...services, db: faulty(wrong) });
      for (let at = 0; at < events.length; at += atOnce)
        await Promise.allSettled(
          events.slice(at, at + atOnce).map(([event, headers]) => sendVisit(count, event, headers)),
        );
      const month: Month = monthSchema.parse((await refs.figures(db, 'sala', '2026-11').get()).data());
      const months = new Map([['2026-11', month]]);
      const period = periodOf('semana', '2026-11-25');
      const total = totalOf(months, period);
      expect(byKind(total)).toEqual(
        Object.fromEntries(KINDS.map((kind) => [kind, howMany((one) => one.kind === kind)])),
      );
      expect(bySource(total, KINDS)).toEqual(
        Object.fromEntries(SOURCES.map((source) => [source, howMany((one) => one.source === source)])),
      );
      expect(stepsOf(months, 'semana', period).at(-1)?.day).toEqual(total);
      const views = topOf([month], 10).map(({ tipo, id, views }) => [`${tipo}/${id}`, views]);
      expect(views).toEqual(
        ['evento/pena', 'evento/baile', 'link/carta'].map((of) => [
          of,
          howMany((one) => one.of === of && one.kind === 'item'),
        ]),
      );
    }),
    { numRuns: 3 },
  );
});
