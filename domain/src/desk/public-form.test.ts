import { expect, it } from 'vitest';
import { picturesOf, readPublicForm } from './public-form.ts';

const main = 'posts/evento/main/ana/1_a.jpg';
const extra = 'posts/evento/gallery/ana/2_b.jpg';

it('names each picture of the forms once, at any depth', () => {
  const then = JSON.stringify({
    imagen: main,
    imagenes: [main],
    usuario: { foto: 'users/ana/profile/1_f.jpg' },
  });
  const now = JSON.stringify({ titulo: 'Peña', imagen: main, imagenes: [main, extra] });
  expect(picturesOf(then, now)).toEqual([main, 'users/ana/profile/1_f.jpg', extra]);
});

it('takes no other text for a picture', () => {
  const form = JSON.stringify({
    imagen: null,
    enlace: 'https://a.ar/posts/evento/main/ana/1_a.jpg',
    descripcion: `mirá ${main}`,
  });
  expect(picturesOf(form, null, 'no', '"posts"')).toEqual([]);
});

it('reads an object, and nothing else', () => {
  expect(readPublicForm('{"titulo":"Peña"}')).toEqual({ titulo: 'Peña' });
  for (const json of [null, '', 'no', '[]', '"x"']) expect(readPublicForm(json), String(json)).toBeNull();
});
