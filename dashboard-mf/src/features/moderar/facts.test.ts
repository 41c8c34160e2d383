import { expect, it } from 'vitest';
import { factsOf, hostsOf } from './facts.ts';

it('pairs each field then and now, nested ones by their path', () => {
  const then = JSON.stringify({ id: 'x', titulo: 'Peña', redes: { web: 'https://a.ar' }, vacio: '' });
  const now = JSON.stringify({ id: 'x', titulo: 'Otra', descripcion: 'Nueva', imagenes: ['a'] });
  expect(factsOf(then, now)).toEqual([
    { name: 'titulo', before: 'Peña', after: 'Otra' },
    { name: 'redes.web', before: 'https://a.ar', after: null },
    { name: 'descripcion', before: null, after: 'Nueva' },
    { name: 'imagenes.0', before: null, after: 'a' },
  ]);
});

it('says yes and no, and leaves out the paths of pictures, which are shown', () => {
  const json = JSON.stringify({ corrido: true, imagen: 'posts/evento/main/ana/1_a.jpg', agotado: false });
  expect(factsOf(json, json).map(({ name, after }) => [name, after])).toEqual([
    ['corrido', 'sí'],
    ['agotado', 'no'],
  ]);
});

it('shows what there is of a deleted thing, or of an unreadable snapshot', () => {
  expect(factsOf('{"titulo":"Peña"}', null)).toEqual([{ name: 'titulo', before: 'Peña', after: null }]);
  expect(factsOf('no', '{"titulo":"Peña"}')).toEqual([{ name: 'titulo', before: null, after: 'Peña' }]);
  expect(factsOf('', null)).toEqual([]);
});

it('names each host once, in any text', () => {
  const json = JSON.stringify({ url: 'https://B.ar/x', texto: 'mirá http://a.ar:80/y y https://b.ar' });
  expect(hostsOf(json, null, json)).toEqual(['a.ar:80', 'b.ar']);
});
