import { expect, it } from 'vitest';
import { addressesIn } from './no-mail.ts';

it('addressesIn: reads one address a line', () => {
  expect(addressesIn('ana@correo.example\r\n\n luz@correo.example \n')).toEqual([
    'ana@correo.example',
    'luz@correo.example',
  ]);
  expect(addressesIn('')).toEqual([]);
});

it.each(['ana', 'ana@correo', 'ana@correo.example, luz@correo.example', '"a" <a@b.ar>'])(
  'addressesIn: refuses %j, and names its line only',
  (line) => expect(() => addressesIn(`a@b.ar\n${line}`)).toThrow('line 2 is no address: nothing was changed'),
);
