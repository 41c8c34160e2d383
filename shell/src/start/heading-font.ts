import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import font from '@vidriera/kit/styles/fonts/bricolage-700-es.woff2';
import { write } from '@vidriera/session/local-storage';

/**
 * Fetches the heading font into the browser's cache for the next page. Not by `document.fonts`, which would lay out this page again, though
 * it keeps the system font. Skipped with Save-Data; a failed load is tried again by the next page.
 */
export async function keepHeadingFont(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  try {
    const answer = await fetch(font, { priority: 'low' });
    await answer.arrayBuffer();
    if (answer.ok) write(LOCAL_KEYS.font, '1');
  } catch (error) {
    console.info('The heading font failed to load:', error);
  }
}
