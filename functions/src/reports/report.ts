import type { BrowserReport } from '@vidriera/domain/site/report-schema';
import type { ReportKind } from '@vidriera/domain/site/reports';

/** An error in a browser, reported by our script, or by the browser for the policy. */
export type Report = Omit<BrowserReport, 'kind'> & { kind: ReportKind | 'policy' };
