import { escapeHtml } from '@vidriera/domain/values/escape-html';

export interface SitemapEntry {
  /** Absolute. */
  loc: string;
  lastmod?: Date | undefined;
}

function document(root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: SitemapEntry[]): string {
  const lines = entries.map(
    ({ loc, lastmod }) =>
      `<${item}><loc>${escapeHtml(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''}</${item}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
}

/** Returns a sitemap of pages in the format of sitemaps.org. */
export const urlset = (entries: SitemapEntry[]): string => document('urlset', 'url', entries);

export const sitemapIndex = (entries: SitemapEntry[]): string => document('sitemapindex', 'sitemap', entries);
