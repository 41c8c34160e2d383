import type { BrowserReport } from '@vidriera/domain/site/report-schema';
import { FRAME, REPORT_LIMITS, REPORTS, type ReportKind } from '@vidriera/domain/site/reports';
import { pageConfig } from '@vidriera/session/config';
import { read, write } from '@vidriera/session/local-storage';

/** Reports that a tab sends until it is closed; each counts once. */
const PER_TAB = 3;
const KEY = 'vidriera.avisos';

/** Sends a report of an error that one of our own scripts threw: what an extension did is left to it. */
export function send(kind: ReportKind, error: Error): void {
  const frames = framesOf(error.stack ?? '');
  const text = `${error.name}: ${error.message}`.slice(0, REPORT_LIMITS.text);
  if (frames.length === 0 || !isNew(`${text} ${frames[0]}`)) return;
  const path = location.pathname.slice(0, REPORT_LIMITS.path);
  const { shell } = pageConfig();
  const report: BrowserReport = {
    kind,
    text,
    frames,
    path,
    shell: /^[0-9a-f]{12}$/.test(shell) ? shell : null,
  };
  navigator.sendBeacon(REPORTS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** The places in our own scripts, the innermost first. */
const framesOf = (stack: string): string[] =>
  [...stack.matchAll(new RegExp(`(https?://[^/\\s]+)(${FRAME.source})`, 'g'))]
    .flatMap(([, origin, frame]) => (origin === location.origin && frame ? [frame] : []))
    .slice(0, REPORT_LIMITS.frames);

let told: string[] = [];

/** Whether this tab has not told it yet, and may tell more. Where nothing may be stored, the page alone remembers. */
function isNew(what: string): boolean {
  told = read(KEY, 'sessionStorage')?.split('\n') ?? told;
  const line = what.replaceAll('\n', ' ');
  if (told.length >= PER_TAB || told.includes(line)) return false;
  told = [...told, line];
  write(KEY, told.join('\n'), 'sessionStorage');
  return true;
}
