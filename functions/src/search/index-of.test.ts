import { expect, test } from 'vitest';
import { entry, ownersOf } from '../testing/entries.ts';
import { indexOf } from './index-of.ts';
import type { Found } from './search.ts';

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
const index = indexOf(entries, owners);
const named = (found: Found[]) =>
  found.map(({ tipo, id }) => (tipo === 'creador' ? `@${owners[id]?.username}` : titles.get(id)));
const find = (q: string) => named(index.find(q));

test.each([
  ['its title', 'disfraces', 'Fiesta de disfraces'],
  ['plural or not', 'milongas', 'Milonga del Día'],
  ['the beginning of a word', 'disf', 'Fiesta de disfraces'],
  ['without its accents', 'clasico', 'Clásico del barrio'],
  ['another letter', 'milonja', 'Milonga del Día'],
  ['a letter missing', 'disfaces', 'Fiesta de disfraces'],
  ['swapped neighbours', 'milnoga', 'Milonga del Día'],
  ['swapped neighbours in a beginning', 'imlon', 'Milonga del Día'],
  ['who teaches', 'lucia ferro', 'Tango desde cero'],
  ['where it is', 'noche balcarce', 'Noche de jazz'],
  ['its place', 'barrio en rosario', 'Clásico del barrio'],
  ['what its category is called besides', 'boliche', 'Fiesta de disfraces'],
  ['its kind', 'cursos', 'Tango desde cero'],
])('something is found by %s', (_, q, title) => {
  expect(find(q)[0]).toBe(title);
});

test('a creator is found by their name, beside what they publish', () => {
  expect(find('milonga del sur')).toEqual(['Milonga del Día', 'Tango desde cero', '@milongadelsur']);
  expect(find('la lumber').at(-1)).toBe('@lumbre');
  expect(find('boliche')).not.toContain('@lumbre');
});

test('words as they are come before slips of the finger, which are not looked at then', () => {
  expect(index.find('milonga').every(({ near }) => near === 'all')).toBe(true);
  expect(index.find('milnoga').every(({ near }) => near === 'slipped')).toBe(true);
});

test('all words must be there; where nothing has all, what has some', () => {
  expect(find('fiesta jazz').sort()).toEqual(['Fiesta de disfraces', 'Noche de jazz']);
  expect(index.find('fiesta jazz').every(({ near }) => near === 'some')).toBe(true);
  expect(find('noche jazz')).toEqual(['Noche de jazz']);
});

test('nothing is found by a letter, three letters with a slip, or no word', () => {
  expect(find('dai')).toEqual([]);
  expect(find('¡!')).toEqual([]);
  expect(find('m')).toEqual([]);
});

test('what is being typed suggests what it names, and not all of a category or kind', () => {
  expect(named(index.suggest('mil'))).toEqual(['Milonga del Día', 'Tango desde cero', '@milongadelsur']);
  expect(named(index.suggest('taller'))).toEqual(['Talleres a mitad de precio']);
  expect(named(index.suggest('fiesta jazz'))).toEqual([]);
});
