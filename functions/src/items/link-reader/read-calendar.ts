import type { CalendarRefusal } from '@vidriera/domain/traer/calendar-refusal';
import { CALENDAR_BYTES, isCalendar } from '@vidriera/domain/traer/calendar-text';
import { decodeText } from '@vidriera/domain/values/decode-text';
import { readBounded } from '../../base/http/read-bounded.ts';
import { fetchPublic, type Web } from './fetch-public.ts';
import { UNLISTED } from './listed.ts';
import { type Reading, reading } from './reading.ts';

/** Milliseconds for all of it; large calendars are made while one waits. */
const LIMIT_MS = 8000;
const CHARSET = /charset=["']?([\w.:-]+)/i;

/** A calendar's text, which the browser parses, or why there is none. */
export type CalendarAnswer = { ics: string; why?: never } | { ics: null; why: CalendarRefusal };
const refused = (why: CalendarRefusal): CalendarAnswer => ({ ics: null, why });

const whyOf = (status: number): CalendarRefusal => {
  if (status === 401 || status === 403) return 'private';
  return status === 404 || status === 410 ? 'missing' : 'down';
};

/** Reads a calendar, whatever its server calls it; nothing else, or it would be a proxy. */
export const readCalendar = (
  direccion: string,
  web: Web = UNLISTED,
  limit = LIMIT_MS,
): Promise<Reading<CalendarAnswer>> =>
  reading('readCalendar', async () => {
    let status = 0;
    const signal = AbortSignal.timeout(limit);
    const onRefused = (refusal: number) => {
      status = refusal;
    };
    const answer = await fetchPublic(
      direccion,
      { accept: 'text/calendar', type: null, web, signal, onRefused },
      async ({ body }, contentType): Promise<CalendarAnswer> => {
        const bytes = await readBounded(body, CALENDAR_BYTES);
        if (!bytes) return refused('too-large');
        const text = decodeText(bytes, CHARSET.exec(contentType)?.[1]);
        return isCalendar(text) ? { ics: text } : refused('no-calendar');
      },
    ).catch((error: unknown) => {
      if (signal.aborted) return refused('slow');
      throw error;
    });
    return answer ?? refused(whyOf(status));
  });
