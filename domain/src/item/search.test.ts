import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, singular, words } from './search.ts';

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

describe('fold', () => {
  it.each([
    ['Milonga del Día', 'milonga del dia'],
    ['  MÚSICA \n en   vivo ', 'musica en vivo'],
    ['Ñandú, pingüino', 'nandu, pinguino'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['İstanbul', 'istanbul'],
    ['ﬁesta ５ª', 'fiesta 5a'],
    ['🎉 Fiesta 💃🏽', '🎉 fiesta 💃🏽'],
    ['مرحبا', 'مرحبا'],
  ])('%j → %j', (input, output) => expect(fold(input)).toBe(output));

  it('never throws, and is idempotent', () => {
    fc.assert(
      fc.property(text, (t) => {
        expect(fold(fold(t))).toBe(fold(t));
      }),
    );
  });
  it('ignores case and accents', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zñáéíóúü ]{0,30}$/), (t) => {
        expect(fold(t.toUpperCase())).toBe(fold(t));
        expect(fold(t.normalize('NFD'))).toBe(fold(t.normalize('NFC')));
      }),
    );
  });
});

describe('singular', () => {
  it.each([
    ['milonga', 'milongas'],
    ['taller', 'talleres'],
    ['clase', 'clases'],
    ['luz', 'luces'],
    ['noche', 'noches'],
    ['show', 'shows'],
    ['cafe', 'cafes'],
    ['cancion', 'canciones'],
    ['pan', 'panes'],
    ['jueves', 'jueves'],
  ])('%s and %s are one word', (one, several) => expect(singular(several)).toBe(singular(one)));
  it.each([
    ['tango', 'tanda'],
    ['pan', 'pena'],
    ['mes', 'mesa'],
  ])('%s and %s are two', (one, other) => expect(singular(one)).not.toBe(singular(other)));
});

describe('words', () => {
  it('takes each word once, without punctuation', () => {
    expect(words('¡Música, músicas y MÚSICA!')).toEqual(['musica', 'y']);
  });
});
