import { expect, it } from 'vitest';
import { cardOf } from './card-of.ts';

const card = { tipo: 'evento', id: 'e1', titulo: 'Milonga', usuario: { nombre: 'Ana' } };
const known = (state: unknown) => cardOf('evento', state, '/explore/evento/e1');

it('returns the card whose link led to this address', () => {
  expect(known({ card })).toEqual(card);
});

it.each([
  ['nothing', null],
  ['another address’s card', { card: { ...card, id: 'e2' } }],
  ['another kind’s card', { card: { ...card, tipo: 'curso' } }],
  ['a card that says less', { card: { ...card, usuario: undefined } }],
  ['a word', 'Milonga'],
])('returns nothing for %s', (_what, state) => {
  expect(known(state)).toBeUndefined();
});
