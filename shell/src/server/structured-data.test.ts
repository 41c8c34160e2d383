import { itemData } from '@vidriera/domain/item/structured-data';
import { siteData } from '@vidriera/domain/site/structured-data';
import { detailWith } from '@vidriera/domain/testing/items';
import { expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://vidriera.example';
const detail = detailWith('promo', { titulo: '</script><script>alert(1)</script>' });
const graph = (html: string) => JSON.parse(/<script[^>]*>(.*)<\/script>$/s.exec(html)?.[1] ?? '')['@graph'];

it('describes an item; its texts cannot close the script element', async () => {
  const tell = async () => (loaded: { detail: typeof detail }, origin: string) =>
    itemData(loaded.detail, origin);
  const html = await structuredData({ structuredData: tell }, { detail }, ORIGIN);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(graph(html)[0]).toMatchObject({ '@type': 'Offer', name: detail.titulo });
});

it('describes the site on its first page; is empty for a screen without structured data', async () => {
  const tell = async () => (_loaded: never, origin: string) => siteData(origin);
  expect(graph(await structuredData({ structuredData: tell }, null, ORIGIN))[0]['@type']).toBe('WebSite');
  expect(await structuredData({ structuredData: async () => () => [] }, null, ORIGIN)).toBe('');
  expect(await structuredData({ structuredData: undefined }, null, ORIGIN)).toBe('');
});
