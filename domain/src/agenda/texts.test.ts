import { expect, test } from 'vitest';
import { anEntry, anOwner } from '../../testing/agenda.ts';
import { emptyItem } from '../../testing/items.ts';
import type { Stored } from '../item/kinds-schema.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { PART_TEXT_BYTES } from './text-budget.ts';
import { creatorText, itemText, TEXT_BYTES, TEXT_STEMS, type Texts, textsFor } from './texts.ts';

const textOf = <T extends TipoAgenda>(tipo: T, overrides: Record<string, unknown>) =>
  itemText(tipo, { ...emptyItem(tipo), ...overrides } as unknown as Stored[T]);

test('texts of an item: folded stems of public texts, without the title’s stems', () => {
  const evento = {
    titulo: 'Tango desde cero',
    descripcion: 'Tangos y ABRAZOS, la caminata.',
    descripcionReserva: 'Cupo: 24',
  };
  expect(textOf('evento', evento)).toBe('abrazo caminata cupo 24');
  expect(textOf('promo', { titulo: 'Malbec', descripcion: 'Copa de malbec' })).toBe('copa');
});

test('texts of an item: the weekdays on which it repeats', () => {
  const fields = { titulo: 'Telar los lunes', descripcion: 'Lana' };
  expect(textOf('curso', { ...fields, regla: 'FREQ=WEEKLY;BYDAY=MO,TU,SA' })).toBe('mart sabado lana');
  expect(textOf('evento', { ...fields, fechaPeriodica: 'Todos los miércoles' })).toBe('miercol lana');
  expect(textOf('promo', fields)).toBe('lana');
});

test('texts of an item: leave out private fields', () => {
  expect(textOf('curso', { titulo: 'Uno', descripcion: 'Dos', referenciaProfe: 'secreto' })).toBe('dos');
});

test('texts of an item: at most 40 stems', () => {
  const descripcion = Array.from({ length: 90 }, (_, i) => `palabra${i}`).join(' ');
  expect(textOf('evento', { titulo: 'Uno', descripcion }).split(' ')).toHaveLength(TEXT_STEMS);
});

test('texts of an item: no stem over 32 letters', () => {
  const descripcion = `${'a'.repeat(199)} ${'b'.repeat(33)} ${'c'.repeat(32)} baile`;
  expect(textOf('evento', { titulo: 'Uno', descripcion })).toBe(`${'c'.repeat(32)} bail`);
});

test('texts of an item: stop at 512 UTF-8 bytes', () => {
  const descripcion = Array.from({ length: 30 }, (_, i) => '語'.repeat(10 + (i % 9)) + i).join(' ');
  const text = textOf('evento', { titulo: 'Uno', descripcion });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(TEXT_BYTES);
  expect(Buffer.byteLength(text)).toBeGreaterThan(TEXT_BYTES - 60);
  expect(descripcion.startsWith(text)).toBe(true);
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

test('texts of a part: the owner with most bytes gives way, and the others lose nothing', () => {
  const long = 'x'.repeat(TEXT_BYTES);
  const entries = Array.from({ length: 1000 }, (_, i) =>
    anEntry(`e${i}`, { uid: i % 100 === 0 ? 'beto' : 'ana' }),
  );
  const part = { owners: { ana: anOwner('ana'), beto: anOwner('beto') }, entries };
  const items = Object.fromEntries(entries.map(({ id }) => [`evento/${id}`, long]));
  const texts = textsFor(part, [{ items, creators: { ana: 'patio', beto: 'pinotea' } }]);
  expect(JSON.stringify(texts).length).toBeLessThan(1.05 * PART_TEXT_BYTES);
  expect(texts.creators).toEqual({ ana: 'patio', beto: 'pinotea' });
  const of = (uid: string) => entries.filter((one) => one.uid === uid && texts.items[`evento/${one.id}`]);
  expect(of('beto')).toHaveLength(10);
  expect(of('ana').length).toBeGreaterThan(600);
  expect(of('ana').length).toBeLessThan(990);
});
