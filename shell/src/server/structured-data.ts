import type { ScreenHandle } from '@vidriera/runtime/screen';

/**
 * Returns a screen's JSON-LD for search engines as HTML for the head, or `''`. Only the server's HTML has it; the browser needs no script
 * and no trusted type for it.
 * @param loaded the result of the screen's loader
 */
export async function structuredData(
  handle: Pick<ScreenHandle, 'structuredData'>,
  loaded: unknown,
  origin: string,
): Promise<string> {
  const describe = await handle.structuredData?.();
  const objects = describe?.(loaded as never, origin) ?? [];
  if (objects.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
