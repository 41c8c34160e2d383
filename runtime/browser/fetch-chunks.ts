/**
 * Fetches the scripts that the document does not preload into the browser's cache. Not by modulepreload: browsers remember a failed one for the
 * life of the page, so no retry could load it.
 */
export async function fetchChunks(hrefs: string[]): Promise<void> {
  const missing = hrefs.filter((href) => !document.head.querySelector(`link[href="${CSS.escape(href)}"]`));
  await Promise.all(
    missing.map(async (href) => {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`${href}: HTTP ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
}
