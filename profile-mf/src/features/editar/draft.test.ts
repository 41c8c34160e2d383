import { beforeEach, expect, test } from 'vitest';
import { saved } from '../../testing/form.tsx';
import { deleteDraft, keepDraft, withDraft } from './draft.ts';
import { valuesOf } from './values.ts';

const stored = valuesOf(saved({ descripcion: 'Un patio' }, 'creador'));
const typed = { ...stored, display_name: 'Ana', creador: { ...stored.creador, direccion: 'Defensa 1' } };

beforeEach(() => localStorage.clear());

test('what was typed is there again, for the same person alone', () => {
  keepDraft('ana', stored, typed);
  expect(withDraft('ana', stored)).toEqual(typed);
  expect(withDraft('beto', stored)).toBeNull();
  deleteDraft('ana');
  expect(withDraft('ana', stored)).toBeNull();
});

test('what the draft did not change is as it was stored meanwhile', () => {
  keepDraft('ana', stored, typed);
  const elsewhere = {
    ...stored,
    phone_number: '11',
    creador: { ...stored.creador, descripcion: 'Otro patio' },
  };
  expect(withDraft('ana', elsewhere)).toMatchObject({
    display_name: 'Ana',
    phone_number: '11',
    creador: { descripcion: 'Otro patio', direccion: 'Defensa 1' },
  });
  expect(withDraft('ana', typed)).toBeNull();
});

test('pictures are not kept, and a form back to what is stored leaves nothing', () => {
  keepDraft('ana', stored, { ...typed, photo_url: 'https://x/foto' });
  expect(withDraft('ana', stored)?.photo_url).toBe('');
  keepDraft('ana', stored, { ...stored, photo_url: 'https://x/foto' });
  expect(localStorage.length).toBe(0);
});

test.each(['{', 'null', '{"before": {}, "now": {}}'])('a broken one (%s) is none', (text) => {
  keepDraft('ana', stored, typed);
  localStorage.setItem(localStorage.key(0) ?? '', text);
  expect(withDraft('ana', stored)).toBeNull();
});
