import { expect, test } from 'vitest';
import { isListed } from './blocklist.ts';
import { linkSettings } from './settings.ts';

const HOSTS = new Set(['malo.example', 'peor.bueno.example', 'vidriera.example', 'corto.example']);
const settings = linkSettings({
  VIDRIERA_BLOCKLIST_EXCEPT: 'Sano.malo.example, bueno.example',
  VIDRIERA_ORIGIN: 'https://vidriera.example',
  VIDRIERA_LINK_HOST: 'corto.example/',
});

test.each([
  ['malo.example', true],
  ['a.b.malo.example', true],
  ['nomalo.example', false],
  ['example', false],
  ['sano.malo.example', false],
  ['a.sano.malo.example', false],
  ['bueno.example', false],
  ['peor.bueno.example', true],
  ['vidriera.example', false],
  ['corto.example', false],
])('isListed: %s is %s', (host, expected) => {
  expect(isListed(host, HOSTS, settings)).toBe(expected);
});

test.each(['http://listas.example/', 'no'])('linkSettings: refuses the list %s', (VIDRIERA_BLOCKLIST) => {
  expect(() => linkSettings({ VIDRIERA_BLOCKLIST })).toThrow();
});
