import { expect, test } from 'vitest';
import { entry, ownersOf, uidFor } from '../../testing/entries.ts';
import { indexOf } from './index-of.ts';
import type { SearchResult } from './search.ts';

const owners = ownersOf({
  milongadelsur: 'Milonga del Sur',
  laespiga: 'La Espiga',
  lumbre: 'Cineclub La Lumbre',
});
const entries = [
  entry('evento', 'Milonga del Día', 'milongadelsur', { categoria: 'Musica', localidad: 'san-telmo' }),
  entry('evento', 'Noche de jazz', 'lumbre', { categoria: 'Musica', direccion: 'Balcarce 870' }),
  entry('evento', 'Fiesta de disfraces', 'lumbre', { categoria: 'Fiestas' }),
  entry('evento', 'Clásico del barrio', 'lumbre', { categoria: 'Deportes', localidad: 'rosario' }),
  entry('curso', 'Tango desde cero', 'milongadelsur', {
    nombreProfe: 'Lucía Ferro',
    tituloCategoria: 'Musica',
  }),
  entry('promo', 'Talleres a mitad de precio', 'laespiga'),
];
const titles = new Map(entries.map(({ id, titulo }) => [id as string, titulo]));
const keyOf = (titulo: string) => {
  const found = entries.find((one) => one.titulo === titulo);
  return `${found?.tipo}/${found?.id}`;
};
const index = indexOf(entries, owners, {
  items: {
    [keyOf('Milonga del Día')]: 'pista tanda zapato',
    [keyOf('Tango desde cero')]: 'abrazo caminata pista',
    [keyOf('Fiesta de disfraces')]: 'dinosaurio noch',
  },
  creators: { [uidFor('lumbre')]: 'filmico guion' },
});
const named = (found: SearchResult[]) =>
  found.map(({ tipo, id }) => (tipo === 'creador' ? `@${owners[id]?.username}` : titles.get(id)));
const find = (q: string) => named(index.find(q));

test.each([
  ['its title', 'disfraces', 'Fiesta de disfraces'],
  ['plural or not', 'milongas', 'Milonga del Día'],
  ['the beginning of a word', 'disf', 'Fiesta de disfraces'],
  ['without its accents', 'clasico', 'Clásico del barrio'],
  ['a wrong letter', 'milonja', 'Milonga del Día'],
  ['a letter missing', 'disfaces', 'Fiesta de disfraces'],
  ['swapped neighbours', 'milnoga', 'Milonga del Día'],
  ['swapped neighbours in a beginning', 'imlon', 'Milonga del Día'],
  ['its teacher', 'lucia ferro', 'Tango desde cero'],
  ['its address', 'noche balcarce', 'Noche de jazz'],
  ['its place', 'barrio en rosario', 'Clásico del barrio'],
  ['another name of its category', 'boliche', 'Fiesta de disfraces'],
  ['its kind', 'cursos', 'Tango desde cero'],
  ['a word of its description', 'ABRAZOS', 'Tango desde cero'],
  ['a word of its title and one of its description', 'tango caminata', 'Tango desde cero'],
  ['a slip in a word of its description', 'dinosuario', 'Fiesta de disfraces'],
  ['a related word', 'tango zapatos', 'Milonga del Día'],
])('an item is found by %s', (_, q, title) => {
  expect(find(q)[0]).toBe(title);
});

test('a creator is found by name, beside their items', () => {
  expect(find('milonga del sur')).toEqual(['Milonga del Día', 'Tango desde cero', '@milongadelsur']);
  expect(find('la lumber').at(-1)).toBe('@lumbre');
  expect(find('boliche')).not.toContain('@lumbre');
});

test('exact matches exclude slips', () => {
  expect(index.find('milonga').every(({ near }) => near === 'all')).toBe(true);
  expect(index.find('milnoga').every(({ near }) => near === 'slipped')).toBe(true);
});

test('all words must match; if no item has all, some suffice', () => {
  expect(find('fiesta jazz').sort()).toEqual(['Fiesta de disfraces', 'Noche de jazz']);
  expect(index.find('fiesta jazz').every(({ near }) => near === 'some')).toBe(true);
  expect(find('noche jazz')).toEqual(['Noche de jazz']);
});

test('a single letter, a slip in three letters, and no word match nothing', () => {
  expect(find('dai')).toEqual([]);
  expect(find('¡!')).toEqual([]);
  expect(find('m')).toEqual([]);
});

test('a word weighs most in a title, then in a name, and less in a description', () => {
  const weights = new Map(index.find('tango').map(({ id, weight }) => [titles.get(id), weight]));
  expect(weights.get('Tango desde cero')).toBeGreaterThan(weights.get('Milonga del Día') ?? 0);
  expect(find('noche')).toEqual(['Noche de jazz', 'Fiesta de disfraces']);
});

test('a creator’s text finds the creator and their items', () => {
  expect(find('guiones').sort()).toEqual(
    ['@lumbre', 'Clásico del barrio', 'Fiesta de disfraces', 'Noche de jazz'].sort(),
  );
});

test('a category’s word in a creator’s text finds only items of that category', () => {
  const music = indexOf(entries, owners, { items: {}, creators: { [uidFor('lumbre')]: 'musica' } });
  expect(named(music.find('musica')).sort()).toEqual(
    ['@lumbre', 'Milonga del Día', 'Noche de jazz', 'Tango desde cero'].sort(),
  );
});

test('a slip names its correction, and a literal search corrects none', () => {
  expect(index.find('MILNOGA')[0]?.mends).toEqual(new Map([['milnoga', 'milonga']]));
  expect(index.find('clasicoo')[0]?.mends).toEqual(new Map([['clasicoo', 'clásico']]));
  expect(index.find('milonga')[0]?.mends.size).toBe(0);
  expect(index.find('milnoga', { literal: true })).toEqual([]);
  expect(index.find('milonga', { literal: true })).toEqual(index.find('milonga'));
});

test('the first letter of a short word is right: an «asado» is no slip of «usados»', () => {
  const shop = [entry('evento', 'Libros usados', 'laespiga'), entry('evento', 'Milonga larga', 'laespiga')];
  const { find: search } = indexOf(shop, owners);
  expect(search('asado')).toEqual([]);
  expect(search('usadso').map(({ id }) => id)).toEqual([shop[0]?.id]);
  expect(search('nilonga')[0]?.id, 'of a longer word it may slip').toBe(shop[1]?.id);
});

test('a word that most descriptions have still finds them all, after what is named so', () => {
  const talks = Array.from({ length: 12 }, (_, n) => entry('evento', `Encuentro ${n}`, 'laespiga'));
  const named = entry('evento', 'Debate abierto', 'laespiga');
  const all = [...talks, named];
  const items = Object.fromEntries(talks.map(({ id }) => [`evento/${id}`, 'debate']));
  const found = indexOf(all, owners, { items, creators: {} }).find('debate');
  expect(found).toHaveLength(13);
  expect(found[0]?.id).toBe(named.id);
});
