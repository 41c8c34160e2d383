import type { BrowserReport } from '@vidriera/domain/site/report-schema';
import type { ReportKind } from '@vidriera/domain/site/reports';

/** Something that went wrong in a browser: told by our own script, or by the browser of the page's policy. */
export type Report = Omit<BrowserReport, 'kind'> & { kind: ReportKind | 'policy' };
