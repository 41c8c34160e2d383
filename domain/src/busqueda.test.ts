import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palabras, palabrasBuscadas, plegar, singular } from './busqueda.ts';
import { LIMITES } from './limits.ts';

const texto = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

describe('plegar', () => {
  it.each([
    ['Milonga del Día', 'milonga del dia'],
    ['  MÚSICA \n en   vivo ', 'musica en vivo'],
    ['Ñandú, pingüino', 'nandu, pinguino'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['İstanbul', 'istanbul'],
    ['ﬁesta ５ª', 'fiesta 5a'],
    ['🎉 Fiesta 💃🏽', '🎉 fiesta 💃🏽'],
    ['مرحبا', 'مرحبا'],
  ])('%j → %j', (entrada, salida) => expect(plegar(entrada)).toBe(salida));

  it('never throws, and folding twice is folding once', () => {
    fc.assert(
      fc.property(texto, (t) => {
        expect(plegar(plegar(t))).toBe(plegar(t));
      }),
    );
  });
  it('does not see case nor accents', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zñáéíóúü ]{0,30}$/), (t) => {
        expect(plegar(t.toUpperCase())).toBe(plegar(t));
        expect(plegar(t.normalize('NFD'))).toBe(plegar(t.normalize('NFC')));
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
  ])('%s and %s are one word', (uno, varios) => expect(singular(varios)).toBe(singular(uno)));
  it.each([
    ['tango', 'tanda'],
    ['pan', 'pena'],
    ['mes', 'mesa'],
  ])('%s and %s are two', (uno, otro) => expect(singular(uno)).not.toBe(singular(otro)));
});

describe('palabras', () => {
  it('takes each word once, without marks', () => {
    expect(palabras('¡Música, músicas y MÚSICA!')).toEqual(['musica', 'y']);
  });
  it('is bounded for a search, whatever is typed', () => {
    fc.assert(
      fc.property(texto, (t) => {
        const buscadas = palabrasBuscadas(t);
        expect(buscadas.length).toBeLessThanOrEqual(LIMITES.palabrasBusqueda);
        expect(new Set(buscadas).size).toBe(buscadas.length);
        expect(buscadas).not.toContain('');
      }),
    );
    expect(palabrasBuscadas('uno dos tres cuatro cinco seis siete')).toHaveLength(6);
  });
});
