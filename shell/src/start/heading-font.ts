import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { write } from '@vidriera/session/local-storage';

const FONT = '700 1em "Bricolage Grotesque"';

/**
 * Brings the heading font into the browser's cache and remembers it, so that the next page is drawn with it; what stands is left as it
 * is, and nothing moves. Who saves data, or whose line fails, goes on with the system's font.
 */
export function keepHeadingFont(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  document.fonts.load(FONT).then(
    ([font]) => font && write(LOCAL_KEYS.font, '1'),
    (error: unknown) => console.info('The heading font did not come:', error),
  );
}
