import type { BrowserReport } from '@vidriera/domain/site/report-schema';
import { FRAME, REPORT_LIMITS, REPORTS, type ReportKind } from '@vidriera/domain/site/reports';
import { pageConfig } from '@vidriera/session/config';
import { read, write } from '@vidriera/session/local-storage';

/** Maximum distinct reports per tab. */
const PER_TAB = 3;
const KEY = 'vidriera.avisos';

/** Sends a report of an error from our own scripts. Errors of extensions are ignored. */
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

/** Returns the stack frames in our own scripts, innermost first. */
const framesOf = (stack: string): string[] =>
  [...stack.matchAll(new RegExp(`(https?://[^/\\s]+)(${FRAME.source})`, 'g'))]
    .flatMap(([, origin, frame]) => (origin === location.origin && frame ? [frame] : []))
    .slice(0, REPORT_LIMITS.frames);

let sent: string[] = [];

/** Whether the report is new and the tab below its limit. Without session storage, the page's memory counts. */
function isNew(what: string): boolean {
  sent = read(KEY, 'sessionStorage')?.split('\n') ?? sent;
  const line = what.replaceAll('\n', ' ');
  if (sent.length >= PER_TAB || sent.includes(line)) return false;
  sent = [...sent, line];
  write(KEY, sent.join('\n'), 'sessionStorage');
  return true;
}
