import type { ScreenHandle } from '@vidriera/runtime/screen';

/**
 * Returns a screen's JSON-LD for search engines as HTML for the head; `''` for a screen without. It is only in the server's HTML: the browser
 * does not hydrate it, so it needs no script and no trusted type.
 * @param loaded the result of its loader
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
