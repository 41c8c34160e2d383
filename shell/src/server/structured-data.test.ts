import { expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://vidriera.example';
const detail = {
  tipo: 'promo',
  id: 'p1',
  titulo: '</script><script>alert(1)</script>',
  descripcion: 'x',
  imagen: null,
  imagenes: [],
  usuario: { id: 'u1', username: 'bar', nombre: 'Bar', imagen: null },
  cantLikes: 0,
  cantCanjeos: 1,
  fechaDesde: null,
  fechaHasta: null,
};
const graph = (html: string) => JSON.parse(/<script[^>]*>(.*)<\/script>$/s.exec(html)?.[1] ?? '')['@graph'];

it('tells of an item, whose texts can’t end the element', () => {
  const html = structuredData('explore.explore-promo', { detail, today: '2026-11-21' }, ORIGIN);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(graph(html)[0]).toMatchObject({ '@type': 'Offer', name: detail.titulo });
});

it('tells of the site on its first page, and nothing of a list or of what is not there', () => {
  expect(graph(structuredData('shell.landing', {}, ORIGIN))[0]['@type']).toBe('WebSite');
  expect(structuredData('explore.explore', { evento: { page: { items: [] } } }, ORIGIN)).toBe('');
  expect(structuredData('profile.public', null, ORIGIN)).toBe('');
});
