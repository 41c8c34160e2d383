import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookalikeKeys } from './lookalike.ts';

const shared = (one: string, other: string) =>
  lookalikeKeys(one).some((key) => lookalikeKeys(other).includes(key));

describe('lookalikeKeys', () => {
  it.each([
    ['milongadelsur', 'mi1ongadelsur'],
    ['milongadelsur', 'milonga.del-sur'],
    ['milongadelsur', 'rni1_0n9ade15ur'],
    ['la.espiga', '1aespi9a'],
    ['teatro', '7eatr0'],
    ['barplaza', '8arp1a2a'],
    ['carne', 'came'],
    ['carne', 'car.ne'],
    ['waldo', 'vvaldo'],
    ['m3nu', 'menu'],
    ['club', 'dub'],
    ['milongadelsur', 'milongaclelsur'],
    ['la.espiga', 'laespigga'],
    ['sello', 'sel1o'],
    ['carro', 'caro'],
    ['carro', 'ca.r.o'],
    ['cool', 'c00l'],
  ])('is the same for %j and %j', (one, other) => expect(shared(one, other)).toBe(true));
  it.each([
    ['salon1', 'salon2'],
    ['bar6', 'bar8'],
    ['bar', 'bares'],
    ['laquita', 'laguita'],
    ['uva', 'vva'],
    ['casa', 'caza'],
    ['salon1', 'salon11'],
    ['club200', 'club2000'],
    ['mail', 'mai'],
  ])('differs for %j and %j', (one, other) => expect(shared(one, other)).toBe(false));
  it('keeps all ten digits apart', () => {
    expect(new Set(Array.from({ length: 10 }, (_, digit) => lookalikeKeys(`bar${digit}`)[0])).size).toBe(10);
  });
  it('of every username is a path segment', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$/), (name) => {
        for (const key of lookalikeKeys(name)) expect(key).toMatch(/^[a-z6]+$/);
      }),
    );
  });
});
