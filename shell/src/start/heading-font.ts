import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { write } from '@vidriera/session/local-storage';

const FONT = '700 1em "Bricolage Grotesque"';

/**
 * Loads the heading font into the browser's cache for the next page. The current page keeps the system font, so nothing shifts. Skipped
 * with Save-Data; a failed load is tried again by the next page.
 */
export function keepHeadingFont(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  document.fonts.load(FONT).then(
    ([font]) => font && write(LOCAL_KEYS.font, '1'),
    (error: unknown) => console.info('The heading font failed to load:', error),
  );
}
