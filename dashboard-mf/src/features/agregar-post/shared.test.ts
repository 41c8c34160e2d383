import { expect, it } from 'vitest';
import { load } from './load.ts';
import { sharedParams } from './shared.ts';

const shared = (params: Record<string, string>) => sharedParams(new URLSearchParams(params));

it.each([
  ['Mirá esto: https://ejemplo.com/a?b=1 ¡hoy!', 'https://ejemplo.com/a?b=1', 'Mirá esto:  ¡hoy!'],
  ['ana@ejemplo.com www.ejemplo.com', 'https://www.ejemplo.com/', 'ana@ejemplo.com'],
])('begins a link from «%s», with its words', (texto, enlace, descripcion) => {
  expect(shared({ texto })).toEqual({ tipo: 'link', enlace, descripcion });
});

it('keeps the title that came with an address', () => {
  expect(shared({ titulo: 'Entradas', texto: 'https://ejemplo.com/' })).toEqual({
    tipo: 'link',
    enlace: 'https://ejemplo.com/',
    titulo: 'Entradas',
  });
});

it('begins any kind from words alone: the first line is the title', () => {
  expect(shared({ texto: 'Milonga del sábado\nDesde las 22.\nTraé abrigo.' })).toEqual({
    titulo: 'Milonga del sábado',
    descripcion: 'Desde las 22.\nTraé abrigo.',
  });
  expect(shared({ titulo: 'Milonga', texto: 'Desde las 22.' })).toEqual({
    titulo: 'Milonga',
    descripcion: 'Desde las 22.',
  });
  expect(shared({ texto: ' ' })).toEqual({});
});

it('keeps another address among the words, and a first line that is too long for a title', () => {
  const [titulo, texto] = ['Entradas', 'https://ejemplo.com y https://mapa.example/a'];
  expect(shared({ titulo, texto, enlace: 'https://ejemplo.com' })).toEqual({
    tipo: 'link',
    enlace: 'https://ejemplo.com',
    titulo,
    descripcion: 'y https://mapa.example/a',
  });
  const long = 'milonga '.repeat(30).trim();
  expect(shared({ texto: `${long}\nDesde las 22.` })).toEqual({ descripcion: `${long}\nDesde las 22.` });
});

it('makes no link of what browsers would run', () => {
  expect(shared({ texto: 'javascript:alert(1)' })).toEqual({ titulo: 'javascript:alert(1)' });
});

it('another app’s text leads to the form of a link', async () => {
  const request = new Request('http://localhost/agregar-post?texto=Mir%C3%A1%20https%3A%2F%2Fejemplo.com');
  const moved = await load({ request }).catch((thrown: Response) => thrown);
  expect((moved as Response).headers.get('location')).toBe(
    '/agregar-post?tipo=link&enlace=https%3A%2F%2Fejemplo.com%2F&descripcion=Mir%C3%A1',
  );
});
