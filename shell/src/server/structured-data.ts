import type { ScreenHandle } from '@vidriera/runtime/screen';

/**
 * What search engines are told of a screen (JSON-LD), as HTML for the head; `''` for a screen there is nothing to tell of. It comes with the
 * server's HTML alone: the browser neither draws it anew nor compares it, so it costs no script and needs no trusted type.
 * @param loaded what its loader gave
 */
export async function structuredData(
  handle: Pick<ScreenHandle, 'structuredData'>,
  loaded: unknown,
  origin: string,
): Promise<string> {
  const tell = await handle.structuredData?.();
  const objects = tell?.(loaded as never, origin) ?? [];
  if (objects.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': objects });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
