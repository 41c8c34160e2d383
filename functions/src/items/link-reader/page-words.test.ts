import { LIMITS } from '@vidriera/domain/values/limits';
import { expect, test } from 'vitest';
import { pageWords } from './page-words.ts';

const url = 'https://ejemplo.com/agenda/';
const words = (html: string) =>
  pageWords({ bytes: new TextEncoder().encode(html), contentType: 'text/html', url });

test('words for sharing come before the title; entities are read, lines and hidden characters are not', () => {
  expect(words('<title>\n Uno &ntilde;\n dos\u202E </title>')).toMatchObject({
    titulo: 'Uno ñ dos',
    descripcion: '',
  });
  const shared = '<meta property="og:title" content="A &quot;B&quot;"><meta name="description" content="C">';
  expect(words(`<title>Otro</title>${shared}`)).toMatchObject({ titulo: 'A "B"', descripcion: 'C' });
});

test('long words are cut at a word', () => {
  const { titulo, descripcion } = words(
    `<title>${'uno '.repeat(200)}</title><meta name=description content="${'dos '.repeat(2000)}">`,
  );
  expect(titulo.length).toBeLessThanOrEqual(LIMITS.titulo);
  expect(titulo).toMatch(/uno…$/);
  expect(descripcion.length).toBeLessThanOrEqual(300);
});

test.each(['<meta name="og:title">', '<title></title>', 'texto', ''])('%s: no words are made up', (html) => {
  expect(words(html)).toEqual({ titulo: '', descripcion: '', imagen: null, reproductorId: '' });
});

test.each([
  ['https://bandcamp.com/EmbeddedPlayer/v=2/album=123/size=large/tracklist=false/', 'album=123'],
  ['https://bandcamp.com/EmbeddedPlayer/v=2/track=45/size=large/', 'track=45'],
  ['https://otro.example/EmbeddedPlayer/v=2/album=123/', ''],
  ['https://bandcamp.com/EmbeddedPlayer/v=2/', ''],
])('a page that plays %s names “%s”', (player, id) => {
  expect(words(`<title>Disco</title><meta property="og:video" content="${player}">`).reproductorId).toBe(id);
});

test('the first title is the page’s', () => {
  expect(words('<title>Peña</title><svg><title>Ícono</title></svg>').titulo).toBe('Peña');
});

test('an unknown encoding is read as UTF-8', () => {
  const bytes = new TextEncoder().encode('<meta charset="klingon"><title>Peña</title>');
  expect(pageWords({ bytes, contentType: 'text/html', url }).titulo).toBe('Peña');
});

test.each([
  ['https://fotos.example/a.jpg', 'https://fotos.example/a.jpg'],
  ['/a.jpg', 'https://ejemplo.com/a.jpg'],
  ['a.jpg', 'https://ejemplo.com/agenda/a.jpg'],
  ['//fotos.example/a.jpg', 'https://fotos.example/a.jpg'],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['mailto:ana@ejemplo.com', null],
  ['http://[', null],
  ['', null],
])('og:image %s is the picture %s', (named, imagen) => {
  expect(words(`<title>Peña</title><meta property="og:image" content="${named}">`).imagen).toBe(imagen);
});

test('twitter:image stands in for a missing og:image', () => {
  expect(words('<meta name="twitter:image" content="/t.png">').imagen).toBe('https://ejemplo.com/t.png');
});
