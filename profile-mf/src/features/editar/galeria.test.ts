import { expect, test } from 'vitest';
import * as gallery from './galeria.ts';

const fresh = gallery.newPhoto;
const upload = (key: string): gallery.GaleriaPhoto => ({ ...fresh(key), url: key });
const keys = ({ photos }: gallery.Galeria) => photos.map(({ key }) => key);
const GALERIA = gallery.galeriaOf(['u1', 'u2', 'u3']);

test('restores removed pictures to their position, one by one', () => {
  const without = gallery.removePhoto(gallery.removePhoto(GALERIA, 'u1'), 'u2');
  expect(keys(without)).toEqual(['u3']);
  expect(keys(gallery.restorePhoto(without))).toEqual(['u2', 'u3']);
  expect(gallery.restorePhoto(gallery.restorePhoto(without))).toEqual(GALERIA);
  expect(gallery.removePhoto(GALERIA, 'otra')).toBe(GALERIA);
});

test('can’t restore a picture that was not uploaded', () => {
  expect(gallery.removePhoto(gallery.addPhotos(GALERIA, [fresh('n')]), 'n')).toEqual(GALERIA);
});

test('neither restores nor adds beyond the maximum', () => {
  const full = gallery.addPhotos(
    gallery.removePhoto(GALERIA, 'u1'),
    Array.from({ length: 12 }, (_, i) => upload(`n${i}`)),
  );
  expect(full.photos).toHaveLength(10);
  expect(gallery.restorePhoto(full)).toBe(full);
});

test('returns the saved form, and whether it changed', () => {
  expect(gallery.isGaleriaChanged(GALERIA)).toBe(false);
  const another = gallery.movePhoto(
    gallery.addPhotos(gallery.removePhoto(GALERIA, 'u2'), [upload('n')]),
    2,
    0,
  );
  expect(gallery.galeriaFormOf(another)).toEqual({ before: ['u1', 'u2', 'u3'], urls: ['n', 'u1', 'u3'] });
  expect([
    gallery.isGaleriaChanged(another),
    gallery.hasNewPhotos(another),
    gallery.hasNewPhotos(GALERIA),
  ]).toEqual([true, true, false]);
  expect(gallery.isGaleriaChanged(gallery.movePhoto(GALERIA, 0, 1))).toBe(true);
});

test('rebases on the stored gallery: adds and removes what other devices did', () => {
  const mine = gallery.addPhotos(gallery.removePhoto(GALERIA, 'u3'), [upload('mia'), fresh('under-way')]);
  const over = gallery.rebaseGaleria(mine, ['u2', 'u3', 'suya']);
  expect(keys(over)).toEqual(['u2', 'mia', 'under-way', 'suya']);
  expect(over.before).toEqual(['u2', 'u3', 'suya']);
});
