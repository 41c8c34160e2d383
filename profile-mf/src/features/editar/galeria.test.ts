import { expect, test } from 'vitest';
import * as gallery from './galeria.ts';

const fresh = gallery.chosen;
const upload = (key: string): gallery.Photo => ({ ...fresh(key), url: key });
const keys = ({ photos }: gallery.Galeria) => photos.map(({ key }) => key);
const GALERIA = gallery.galeriaOf(['u1', 'u2', 'u3']);

test('what is taken out comes back to its place, one by one', () => {
  const without = gallery.drop(gallery.drop(GALERIA, 'u1'), 'u2');
  expect(keys(without)).toEqual(['u3']);
  expect(keys(gallery.undo(without))).toEqual(['u2', 'u3']);
  expect(gallery.undo(gallery.undo(without))).toEqual(GALERIA);
  expect(gallery.drop(GALERIA, 'otra')).toBe(GALERIA);
});

test('what was not uploaded leaves nothing to undo', () => {
  expect(gallery.drop(gallery.add(GALERIA, [fresh('n')]), 'n')).toEqual(GALERIA);
});

test('nothing comes back into a full gallery, and no eleventh goes in', () => {
  const full = gallery.add(
    gallery.drop(GALERIA, 'u1'),
    Array.from({ length: 12 }, (_, i) => upload(`n${i}`)),
  );
  expect(full.photos).toHaveLength(10);
  expect(gallery.undo(full)).toBe(full);
});

test('says what is saved, and whether anything is', () => {
  expect(gallery.change(GALERIA)).toBe(false);
  const another = gallery.move(gallery.add(gallery.drop(GALERIA, 'u2'), [upload('n')]), 2, 0);
  expect(gallery.dataOf(another)).toEqual({ before: ['u1', 'u2', 'u3'], urls: ['n', 'u1', 'u3'] });
  expect([gallery.change(another), gallery.hasNew(another), gallery.hasNew(GALERIA)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(gallery.change(gallery.move(GALERIA, 0, 1))).toBe(true);
});

test('moves onto what is stored by now: other devices’ pictures come in, what they removed goes', () => {
  const mine = gallery.add(gallery.drop(GALERIA, 'u3'), [upload('mia'), fresh('under-way')]);
  const over = gallery.rebase(mine, ['u2', 'u3', 'suya']);
  expect(keys(over)).toEqual(['u2', 'mia', 'under-way', 'suya']);
  expect(over.before).toEqual(['u2', 'u3', 'suya']);
});
