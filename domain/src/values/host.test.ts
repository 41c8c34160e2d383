import { expect, test } from 'vitest';
import { domainsAbove, hostOf } from './host.ts';

test.each([
  ['https://Malo.Example./x', 'malo.example'],
  ['http://malo.example:8080', 'malo.example'],
  ['https://muñoz.example', 'xn--muoz-hqa.example'],
  ['mailto:ana@malo.example', null],
  ['tel:123', null],
  ['malo.example', null],
  [null, null],
])('hostOf: %s is at %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

test('domainsAbove: begins with the host itself', () => {
  expect(domainsAbove('a.b.com')).toEqual(['a.b.com', 'b.com', 'com']);
});
