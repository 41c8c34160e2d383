import { fetchFile } from './fetch-file.ts';
import type { Web } from './fetch-public.ts';
import { UNLISTED } from './listed.ts';
import { type Reading, reading } from './reading.ts';

const CALENDAR = { accept: 'text/calendar', type: /^text\/calendar\b/i, max: 512 * 1024 };

/** Reads a calendar file, which the browser parses. */
export const readCalendar = (direccion: string, web: Web = UNLISTED): Promise<Reading<string>> =>
  reading('readCalendar', async () => {
    const bytes = await fetchFile(direccion, CALENDAR, web);
    const text = bytes && new TextDecoder().decode(bytes);
    return text?.startsWith('BEGIN:VCALENDAR') ? text : null;
  });
