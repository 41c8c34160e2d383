import { FRAME, REPORT_LIMITS } from '@vidriera/domain/site/reports';
import { z } from '@vidriera/domain/zod';
import type { Report } from './report.ts';

const address = z.string().check(z.maxLength(4000));
const word = z.catch(z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/)), 'unknown');
const place = z.catch(z.int().check(z.minimum(0), z.maximum(9_999_999)), 0);

/** `report-uri`: all browsers but Chromium. */
const oldSchema = z.object({
  'csp-report': z.pipe(
    z.object({
      'document-uri': address,
      'effective-directive': z.optional(word),
      'violated-directive': word,
      'blocked-uri': z._default(address, ''),
      'source-file': z.optional(address),
      'line-number': z._default(place, 0),
      'column-number': z._default(place, 0),
    }),
    z.transform((report) => ({
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
      columnNumber: report['column-number'],
    })),
  ),
});

/** `report-to`: several reports of any type. */
const newSchema = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: address,
        effectiveDirective: word,
        blockedURL: z._default(address, ''),
        sourceFile: z.nullish(address),
        lineNumber: z.nullish(place),
        columnNumber: z.nullish(place),
      }),
    }),
  )
  .check(z.maxLength(REPORT_LIMITS.frames));

type Violation = z.infer<typeof newSchema>[number]['body'];

/** Parses both formats of policy reports, and drops those of extensions. @throws $ZodError */
export function policyReports(json: unknown): Report[] {
  const violations: Violation[] = Array.isArray(json)
    ? newSchema.parse(json).map(({ body }) => body)
    : [oldSchema.parse(json)['csp-report']];
  return violations.flatMap((violation) => reportOf(violation) ?? []);
}

function reportOf(violation: Violation): Report | null {
  const page = URL.parse(violation.documentURL);
  const source = violation.sourceFile ? URL.parse(violation.sourceFile) : null;
  if (!page || (violation.sourceFile && source?.origin !== page.origin)) return null;
  const blocked = URL.parse(violation.blockedURL);
  if (blocked && !/^(?:https?|wss?|data|blob):$/.test(blocked.protocol)) return null;
  const frame = `${source?.pathname}:${violation.lineNumber ?? 0}:${violation.columnNumber ?? 0}`;
  return {
    kind: 'policy',
    text: `${violation.effectiveDirective} ${blockedName(violation.blockedURL, blocked)}`,
    frames: source && new RegExp(`^${FRAME.source}$`).test(frame) ? [frame] : [],
    path: page.pathname,
    shell: null,
  };
}

/** Returns a blocked URL's host, or the browser's keyword such as 'inline'. */
function blockedName(value: string, blocked: URL | null): string {
  if (blocked) return blocked.host || blocked.protocol;
  return word.parse(value);
}
