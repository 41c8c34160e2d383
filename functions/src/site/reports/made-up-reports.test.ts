import { FIRST_SEGMENTS } from '@vidriera/domain/site/areas';
import { SHELL_PATHS } from '@vidriera/domain/site/owner';
import { REPORT_LIMITS } from '@vidriera/domain/site/reports';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReports } from './reports.ts';

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    'ana@example.com',
    '"Ana Gómez"',
    '+54 9 341 555-1234',
    '\n{"severity":"ERROR"}',
    '/ana.gomez?tab=links',
  ),
);
const text = fc.array(nasty, { maxLength: 6 }).map((parts) => parts.join(' '));
const frame = fc.oneof(fc.constant('/assets/a-1a2b3c4d.js:1:2'), nasty);
const own = fc.record({
  kind: fc.oneof(fc.constantFrom('error', 'rejection', 'screen'), nasty),
  text,
  frames: fc.array(frame, { maxLength: 10 }),
  path: fc.oneof(text, fc.constantFrom('/', '/ana.gomez', '/explore/evento/a', '/perfil/editar')),
  shell: fc.oneof(fc.constant(null), fc.constant('0123456789ab'), nasty),
});
const address = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), nasty);
const violation = fc.record({
  documentURL: address,
  effectiveDirective: fc.oneof(fc.constantFrom('img-src', 'script-src-elem'), nasty),
  blockedURL: fc.oneof(fc.constantFrom('inline', 'eval'), address),
  sourceFile: fc.option(address),
  lineNumber: fc.option(fc.oneof(fc.integer(), nasty)),
  columnNumber: fc.option(fc.integer()),
});
const body = fc.oneof(
  own.map((one) => ['application/json', one] as const),
  fc.array(violation, { maxLength: 3 }).map((all) => {
    const reports = all.map((one) => ({ type: 'csp-violation', body: one }));
    return ['application/reports+json', reports] as const;
  }),
  violation.map((one) => {
    const report = {
      'document-uri': one.documentURL,
      'violated-directive': one.effectiveDirective,
      'blocked-uri': one.blockedURL,
    };
    return ['application/csp-report', { 'csp-report': report }] as const;
  }),
  fc.jsonValue().map((value) => ['application/json', value] as const),
);

const ROUTE = new RegExp(
  `^(?:[*]|/[{]username[}]|/|(?:${[...SHELL_PATHS.slice(1), ...FIRST_SEGMENTS.map((word) => `/${word}`)].join('|')})(?:/[*])?)$`,
);

test('reports: each line is short, plain and single, and names a route', () => {
  let taken = 0;
  fc.assert(
    fc.property(body, ([type, json]) => {
      const lines: Record<string, unknown>[] = [];
      let status = 0;
      const res = {
        set: () => res,
        status: (code: number) => {
          status = code;
          return res;
        },
        end: () => undefined,
      };
      const take = createReports({ log: (_message, line) => lines.push(line as Record<string, unknown>) });
      take(
        { method: 'POST', headers: { 'content-type': type }, rawBody: Buffer.from(JSON.stringify(json)) },
        res as never,
      );
      expect([204, 400, 413]).toContain(status);
      if (status !== 204) expect(lines).toEqual([]);
      for (const line of lines) {
        taken++;
        expect(Object.keys(line).sort()).toEqual(['frames', 'kind', 'route', 'shell', 'text', 'times']);
        expect(line.kind).toMatch(/^(?:error|rejection|screen|policy)$/);
        expect(String(line.text).length).toBeLessThanOrEqual(REPORT_LIMITS.text);
        expect(line.text).not.toMatch(/[\p{C}"]|\S@\S|Gómez|gomez|555-1234/u);
        expect(line.route).toMatch(ROUTE);
        for (const place of line.frames as string[])
          expect(place).toMatch(/^\/(?:assets|r)\/[\w./-]+\.js:\d+:\d+$/);
        expect(line.shell === null || /^[0-9a-f]{12}$/.test(String(line.shell))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(50);
});
