import { expect, it } from 'vitest';
import { load } from './load.ts';
import { sharedLink } from './shared-link.ts';

it.each([
  ['Mirá esto: https://ejemplo.com/a?b=1 ¡hoy!', 'https://ejemplo.com/a?b=1'],
  ['ana@ejemplo.com www.ejemplo.com', 'https://www.ejemplo.com/'],
])('begins a link from «%s»', (text, enlace) => {
  expect(sharedLink(text)).toEqual({ tipo: 'link', enlace });
});

it('begins nothing from words alone, or what browsers would run', () => {
  expect(sharedLink('hola')).toEqual({});
  expect(sharedLink('javascript:alert(1)')).toEqual({});
});

it('another app’s text leads to the form of a link', async () => {
  const request = new Request('http://localhost/agregar-post?texto=Mir%C3%A1%20https%3A%2F%2Fejemplo.com');
  const moved = await load({ request }).catch((thrown: Response) => thrown);
  expect((moved as Response).headers.get('location')).toBe(
    '/agregar-post?tipo=link&enlace=https%3A%2F%2Fejemplo.com%2F',
  );
});
