import { failureOf, isForeseen } from '@vidriera/domain/failure';
import type { ReportKind } from '@vidriera/domain/site/reports';

/** Reports an unexpected error; expected failures and lost connections are ignored. The sending code is fetched on demand. */
export function reportUnexpected(kind: ReportKind, error: unknown): void {
  if (!(error instanceof Error) || isForeseen(error) || failureOf(error).code === 'no-connection') return;
  import('./tell.ts')
    .then(({ send }) => send(kind, error))
    .catch((caught: unknown) => console.info('An error stays untold:', caught));
}

/** Reports uncaught errors and rejections. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportUnexpected('error', error));
  addEventListener('unhandledrejection', ({ reason }) => reportUnexpected('rejection', reason));
}
