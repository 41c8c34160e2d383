import { EMPTY_FORM } from '@vidriera/domain/item/kinds-schema';
import { openDrafts } from '@vidriera/kit/data/drafts';
import { fillStorage } from '@vidriera/kit/testing/full-storage';
import { storedKeys } from '@vidriera/session/local-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDraft, readDraft, sameValues, saveDraft } from './draft.ts';

const values = { ...EMPTY_FORM, titulo: 'A medio escribir' };
const draft = { values, photos: 2, version: '' };
const ana = { uid: 'ana', tipo: 'evento' } as const;

describe('drafts', () => {
  beforeEach(() => {
    localStorage.clear();
    openDrafts('ana');
  });

  it('are stored by person and item; a new item has one draft for all kinds', () => {
    saveDraft(ana, { ...draft, tipo: 'evento' });
    expect(readDraft(ana)).toEqual({ ...draft, tipo: 'evento' });
    expect(readDraft({ ...ana, tipo: 'curso' })).toEqual(readDraft(ana));
    expect(readDraft({ ...ana, uid: 'beto' })).toBeNull();
    expect(readDraft({ ...ana, id: 'e1' })).toBeNull();
    deleteDraft(ana);
    expect(readDraft(ana)).toBeNull();
  });

  it('of the old form, one per kind, are read once', () => {
    localStorage.setItem('vidriera.borrador.ana.evento', JSON.stringify(draft));
    expect(readDraft({ ...ana, tipo: 'curso' })).toBeNull();
    expect(readDraft(ana)).toEqual(draft);
    deleteDraft(ana);
    expect(readDraft(ana)).toBeNull();
  });

  it('are compared by the form’s values', () => {
    expect(sameValues(values, { ...values })).toBe(true);
    expect(sameValues(values, EMPTY_FORM)).toBe(false);
    expect(sameValues({ ...values, categorias: ['musica'] }, values)).toBe(false);
  });

  it.each(['{', '{"titulo": 3}', '{"valores": {}, "fotos": "dos", "version": ""}', 'null'])(
    'that are invalid (%s) are ignored',
    (text) => {
      saveDraft(ana, draft);
      localStorage.setItem(storedKeys('vidriera.borrador.')[0] ?? '', text);
      expect(readDraft(ana)).toBeNull();
    },
  );

  it('report whether they are kept: storage may be full', () => {
    fillStorage('localStorage');
    expect(saveDraft(ana, draft)).toBe(false);
    vi.unstubAllGlobals();
    expect(saveDraft(ana, draft)).toBe(true);
  });
});
