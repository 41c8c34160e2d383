/** One address of a sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  loc: string;
  lastmod?: Date | undefined;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function document(root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: SitemapEntry[]): string {
  const lines = entries.map(
    ({ loc, lastmod }) =>
      `<${item}><loc>${escapeXml(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''}</${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
}

/** A sitemap of pages, as sitemaps.org describes it. */
export const urlset = (entries: SitemapEntry[]): string => document('urlset', 'url', entries);

/** A sitemap of sitemaps. */
export const sitemapIndex = (entries: SitemapEntry[]): string => document('sitemapindex', 'sitemap', entries);
