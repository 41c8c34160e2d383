import { EVENTO_FALLO } from 'domain/arranque';

// Shared modules are only there after this first step.
import('./bootstrap.tsx').catch((error: unknown) => {
  dispatchEvent(new Event(EVENTO_FALLO));
  throw error;
});
