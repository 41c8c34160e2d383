import { describe, expect, it } from 'vitest';
import { EVERYTHING, find, type OwnFacts } from './find.ts';

const card = (titulo: string, own: Partial<OwnFacts> = {}) => ({
  titulo,
  own: { text: titulo.toLowerCase(), states: [], createdAt: 0, version: '', until: null, ...own },
});
const titles = (cards: { titulo: string }[]) => cards.map(({ titulo }) => titulo);

describe('own items', () => {
  const milonga = card('Milonga', {
    text: 'milonga con orquesta tipica',
    states: ['upcoming'],
    createdAt: 1,
  });
  const asado = card('Asado', { text: 'asado con milonga', states: ['past', 'hidden'], createdAt: 3 });
  const nandu = card('Ñandú', { text: 'nandu', states: ['cancelled'], createdAt: 2 });
  const cards = [milonga, nandu, asado];

  it('are all there in the order of the profile, unless something is wanted', () => {
    expect(find(cards, EVERYTHING)).toEqual(cards);
  });

  it('are found by every word, without accents and capitals, in title and description', () => {
    expect(titles(find(cards, { ...EVERYTHING, text: ' TÍPICA milonga' }))).toEqual(['Milonga']);
    expect(titles(find(cards, { ...EVERYTHING, text: 'ñandu' }))).toEqual(['Ñandú']);
    expect(find(cards, { ...EVERYTHING, text: 'milonga nada' })).toEqual([]);
  });

  it('are found by any of their states', () => {
    expect(titles(find(cards, { ...EVERYTHING, state: 'hidden' }))).toEqual(['Asado']);
    expect(titles(find(cards, { ...EVERYTHING, state: 'past' }))).toEqual(['Asado']);
    expect(find(cards, { ...EVERYTHING, state: 'scheduled' })).toEqual([]);
  });

  it('come newest first, or by title as Spanish sorts it', () => {
    expect(titles(find(cards, { ...EVERYTHING, order: 'newest' }))).toEqual(['Asado', 'Ñandú', 'Milonga']);
    const more = [...cards, card('Olla')];
    expect(titles(find(more, { ...EVERYTHING, order: 'title' }))).toEqual([
      'Asado',
      'Milonga',
      'Ñandú',
      'Olla',
    ]);
  });
});
