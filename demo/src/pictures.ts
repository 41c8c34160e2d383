import { join } from 'node:path';
import { openFactory } from './pictures/factory.ts';
import { plan } from './plan.ts';

const FOLDER = join(import.meta.dirname, '../../.cache/seed-pictures');
let factory: ReturnType<typeof openFactory> | undefined;

/** What makes the demonstration's pictures and keeps them for the next time. */
export const pictures = (): ReturnType<typeof openFactory> => {
  factory ??= openFactory(FOLDER);
  return factory;
};

/** Draws the demonstration's pictures one by one, while there are no emulators yet to take them: `seed` finds them drawn. */
export async function drawAhead(): Promise<void> {
  const make = await pictures();
  for (const { reason } of plan(new Date(), () => '', 'full').uploads) await make(reason);
}
