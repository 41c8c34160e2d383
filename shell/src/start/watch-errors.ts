import { failureOf, isForeseen } from '@vidriera/domain/failure';
import type { ReportKind } from '@vidriera/domain/site/reports';

/** Reports an error; what was foreseen, or is the line's doing, is no news. The script that does it is fetched when first needed. */
export function tell(kind: ReportKind, error: unknown): void {
  if (!(error instanceof Error) || isForeseen(error) || failureOf(error).code === 'no-connection') return;
  import('./tell.ts')
    .then(({ send }) => send(kind, error))
    .catch((caught: unknown) => console.info('An error stays untold:', caught));
}

/** Reports what nothing else catches. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => tell('error', error));
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
}
