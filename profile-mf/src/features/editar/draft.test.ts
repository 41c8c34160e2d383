import { uploadUrl } from '@vidriera/domain/image/upload-url';
import { openDrafts } from '@vidriera/kit/data/drafts';
import { storedKeys } from '@vidriera/session/local-storage';
import { beforeEach, expect, test } from 'vitest';
import { saved } from '../../testing/form.tsx';
import { deleteDraft, keepDraft, withDraft } from './draft.ts';
import { valuesOf } from './values.ts';

const stored = valuesOf(saved({ descripcion: 'Un patio' }, 'creador'));
const typed = { ...stored, display_name: 'Ana', creador: { ...stored.creador, direccion: 'Defensa 1' } };

beforeEach(() => {
  localStorage.clear();
  openDrafts('ana');
});

test('restores the text for the same person only', () => {
  keepDraft('ana', stored, typed, null);
  expect(withDraft('ana', stored)).toEqual({ values: typed, galeria: null });
  expect(withDraft('beto', stored)).toBeNull();
  deleteDraft('ana');
  expect(withDraft('ana', stored)).toBeNull();
});

test('keeps stored values of fields that the draft did not change', () => {
  keepDraft('ana', stored, typed, null);
  const elsewhere = {
    ...stored,
    phone_number: '11',
    creador: { ...stored.creador, descripcion: 'Otro patio' },
  };
  expect(withDraft('ana', elsewhere)?.values).toMatchObject({
    display_name: 'Ana',
    phone_number: '11',
    creador: { descripcion: 'Otro patio', direccion: 'Defensa 1' },
  });
  expect(withDraft('ana', typed)).toBeNull();
});

const HOUR = 3_600_000;
const upload = (part: string, hours: number) =>
  uploadUrl('demo.appspot.com', `users/ana/${part}/${Date.now() - hours * HOUR}_a.webp`, 't');

test('restores uploads: photo, cover and gallery', () => {
  const photo_url = upload('profile', 1);
  const url_imagenPortada = upload('creator/cover', 2);
  const values = { ...typed, photo_url, creador: { ...typed.creador, url_imagenPortada } };
  const galeria = { before: ['https://x/a'], urls: ['https://x/a', upload('creator/gallery', 1)] };
  keepDraft('ana', stored, values, galeria);
  expect(withDraft('ana', stored)).toEqual({ values, galeria });
});

test('leaves out uploads that may be deleted; removed pictures stay removed', () => {
  const had = { ...stored, photo_url: 'https://x/vieja' };
  const galeria = { before: ['https://x/a'], urls: ['https://x/a', upload('creator/gallery', 21)] };
  keepDraft('ana', had, { ...typed, photo_url: upload('profile', 21) }, galeria);
  expect(withDraft('ana', had)?.values.photo_url).toBe('https://x/vieja');
  expect(withDraft('ana', had)?.galeria?.urls).toEqual(['https://x/a']);
  keepDraft('ana', had, { ...typed, photo_url: '' }, null);
  expect(withDraft('ana', had)?.values.photo_url).toBe('');
});

test('deletes the draft of an unchanged form', () => {
  keepDraft('ana', stored, typed, null);
  keepDraft('ana', stored, stored, null);
  expect(storedKeys('vidriera.borrador.')).toEqual([]);
});

test.each(['{', 'null', '{"before": {}, "now": {}}'])('ignores an invalid draft (%s)', (text) => {
  keepDraft('ana', stored, typed, null);
  localStorage.setItem(storedKeys('vidriera.borrador.')[0] ?? '', text);
  expect(withDraft('ana', stored)).toBeNull();
});
