import type { Locator } from '@playwright/test';
import { messages } from '@vidriera/domain/messages/messages';

/** Presses 'Reintentar', unless the screen has just repeated its reads by itself (kit/src/hooks/use-retries.ts). */
export const pressRetry = (within: Pick<Locator, 'getByRole'>): Promise<void> =>
  within
    .getByRole('button', { name: messages.general.retry })
    .evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
