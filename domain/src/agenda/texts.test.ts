import { expect, test } from 'vitest';
import { anEntry, anOwner } from '../../testing/agenda.ts';
import { emptyItem } from '../../testing/items.ts';
import type { Stored } from '../item/kinds-schema.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { creatorText, itemText, TEXT_STEMS, type Texts, textsFor } from './texts.ts';

const textOf = <T extends TipoAgenda>(tipo: T, said: Record<string, unknown>) =>
  itemText(tipo, { ...emptyItem(tipo), ...said } as unknown as Stored[T]);

test('texts of an item: folded stems of public texts, without the title’s stems', () => {
  const evento = {
    titulo: 'Tango desde cero',
    descripcion: 'Tangos y ABRAZOS, la caminata.',
    descripcionReserva: 'Cupo: 24',
  };
  expect(textOf('evento', evento)).toBe('abrazo caminata cupo 24');
  expect(textOf('promo', { titulo: 'Malbec', descripcion: 'Copa de malbec' })).toBe('copa');
});

test('texts of an item: leave out private fields', () => {
  expect(textOf('curso', { titulo: 'Uno', descripcion: 'Dos', referenciaProfe: 'secreto' })).toBe('dos');
});

test('texts of an item: at most 40 stems', () => {
  const descripcion = Array.from({ length: 90 }, (_, i) => `palabra${i}`).join(' ');
  expect(textOf('evento', { titulo: 'Uno', descripcion }).split(' ')).toHaveLength(TEXT_STEMS);
});

test('texts of a creator: address and description', () => {
  expect(creatorText({ direccion: 'Defensa 1344', descripcion: 'Pista de pinotea' })).toBe(
    'defensa 1344 pista pinotea',
  );
});

test('texts of a part: only texts of its entries and owners, from the first source that has them', () => {
  const part = { owners: { ana: anOwner('ana') }, entries: [anEntry('uno'), anEntry('dos')] };
  const now: Texts = { items: { 'evento/uno': '' }, creators: {} };
  const before: Texts = {
    items: { 'evento/uno': 'viejo', 'evento/dos': 'igual', 'evento/tres': 'otro' },
    creators: { ana: 'pinotea', beto: 'otro' },
  };
  expect(textsFor(part, [now, before])).toEqual({
    items: { 'evento/dos': 'igual' },
    creators: { ana: 'pinotea' },
  });
});
