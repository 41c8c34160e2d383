import type { BrowserReport } from '@vidriera/domain/site/report-schema';
import type { ReportKind } from '@vidriera/domain/site/reports';

/** An error that our script reports, or a policy violation that the browser reports. */
export type Report = Omit<BrowserReport, 'kind'> & { kind: ReportKind | 'policy' };
