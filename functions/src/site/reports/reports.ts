import { reportSchema } from '@vidriera/domain/site/report-schema';
import { OWN_SCRIPT, REPORT_LIMITS } from '@vidriera/domain/site/reports';
import { routeOf } from '@vidriera/domain/site/route-name';
import { z } from '@vidriera/domain/zod';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { policyReports } from './policy-reports.ts';
import type { Report } from './report.ts';

/** Patterns of personal data and quoted content, with replacements. */
const HIDDEN: [RegExp, string | ((found: string) => string)][] = [
  [/[\p{C}\p{Z}]+/gu, ' '],
  [/["“«][^"”»]*["”»]?/g, '(quoted)'],
  // Keeps names of properties ("reading 'titulo'") and the quote in "can't".
  [/(?<!\w)'[^']*'?/g, (found) => (/^'[A-Za-z_$][\w$]{0,30}'$/.test(found) ? found : '(quoted)')],
  [/\S+@\S+/g, '(address)'],
  [/(?:\w+:\/\/[^\s/]*)?\/[^\s)]+/g, (found) => OWN_SCRIPT.exec(found)?.[0] ?? '(path)'],
  [/\b[\w-]{20,}/g, (found) => (/^\w*[a-z]+Error$/i.test(found) ? found : '(id)')],
  [/\+?\d[\d ().-]{5,}\d/g, '(number)'],
];

/** Returns a message in one line without personal data: quotes, addresses, ids, telephone numbers. */
export const plainText = (text: string): string =>
  HIDDEN.reduce(
    (line, [pattern, by]) => line.replace(pattern, by as string),
    text.slice(0, REPORT_LIMITS.text),
  )
    .trim()
    .slice(0, REPORT_LIMITS.text)
    .toWellFormed();

export type ReportsOutcome = { kind: 'taken' | 'refused' };

/** Log message of a report, which a metric looks for (ops/monitoring). */
export const BROWSER_LINE = 'browser';

/** Keeps a flood from filling the log. */
const LINES_PER_MINUTE = 30;
/** Most reports that an instance remembers, and how long (ms). */
const REMEMBERED = 500;
const REMEMBERED_MS = 3_600_000;

/** Parsers by content type. Other sites' pages need a preflight for these types, which is refused. */
const READERS: Record<string, (json: unknown) => Report[]> = {
  'application/json': (json) => [reportSchema.parse(json)],
  'application/csp-report': policyReports,
  'application/reports+json': policyReports,
};

interface Options {
  log: (message: string, details: object) => void;
  now?: () => number;
}

/**
 * Returns a handler that answers 204. Anybody can send anything, so a report becomes one line of bounded plain text below error level, at
 * its 1st, 10th, 100th… occurrence.
 */
export function createReports({ log, now = Date.now }: Options) {
  const seen = new LRUCache<string, { times: number }>({ max: REMEMBERED, ttl: REMEMBERED_MS });
  let minute = 0;
  let lines = 0;

  return (req: Pick<Request, 'method' | 'headers'> & { rawBody?: Buffer }, res: Response): ReportsOutcome => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    const refuse = (status: 400 | 405 | 413 | 415): ReportsOutcome => {
      res.status(status).end();
      return { kind: 'refused' };
    };
    if (req.method !== 'POST') {
      res.set('Allow', 'POST');
      return refuse(405);
    }
    const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!Object.hasOwn(READERS, type)) return refuse(415);
    const body = req.rawBody ?? Buffer.alloc(0);
    if (body.length > REPORT_LIMITS.bytes) return refuse(413);
    const reports = read(type, body);
    if (!reports) return refuse(400);
    for (const report of reports) take(report);
    res.status(204).end();
    return { kind: 'taken' };
  };

  function take({ kind, text, frames, path, shell }: Report): void {
    const line = { kind, text: plainText(text), frames, route: routeOf(path), shell };
    const key = JSON.stringify([kind, line.text, frames[0], line.route]);
    const times = (seen.get(key)?.times ?? 0) + 1;
    seen.set(key, { times });
    if (Number.isInteger(Math.log10(times)) && mayWrite()) log(BROWSER_LINE, { ...line, times });
  }

  function mayWrite(): boolean {
    const currentMinute = Math.floor(now() / 60_000);
    if (currentMinute !== minute) [minute, lines] = [currentMinute, 0];
    lines++;
    return lines <= LINES_PER_MINUTE;
  }
}

function read(type: string, body: Buffer): Report[] | null {
  try {
    return READERS[type]?.(JSON.parse(body.toString('utf8'))) ?? null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return null;
    throw error;
  }
}
