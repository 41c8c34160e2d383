import { DAY_MS, DRAFT_DAYS } from '@vidriera/domain/site/retention';
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts, forgetOldDrafts, keepDraftText, openDrafts } from './drafts.ts';

const POST = 'vidriera.borrador.ana.nuevo';
const PROFILE = 'vidriera.borrador.ana.perfil';
const LINKS = 'vidriera.traer.ana';
const OF_BETO = 'vidriera.borrador.beto.nuevo';
const NOW = Date.UTC(2026, 10, 29);
const kept = () => [POST, PROFILE, LINKS, OF_BETO].filter((key) => localStorage.getItem(key) !== null);

beforeEach(() => {
  localStorage.clear();
  openDrafts('ana', NOW);
  openDrafts('beto', NOW);
  for (const key of [POST, PROFILE, LINKS]) expect(keepDraftText('ana', key, 'texto')).toBe(true);
  keepDraftText('beto', OF_BETO, 'texto');
});

it('a deleted account leaves nothing, and another tab’s autosave does not bring it back', () => {
  forgetDrafts('ana');
  expect(kept()).toEqual([OF_BETO]);
  expect(keepDraftText('ana', POST, 'texto')).toBe(false);
  expect(kept()).toEqual([OF_BETO]);
  expect(JSON.stringify(localStorage)).not.toContain('ana');
});

it('drafts of somebody who was not here for long go, those of who is signed in stay', () => {
  const later = NOW + DRAFT_DAYS * DAY_MS + 1;
  forgetOldDrafts(later - 1, null);
  expect(kept()).toHaveLength(4);
  forgetOldDrafts(later, 'ana');
  expect(kept()).toEqual([POST, PROFILE, LINKS]);
});

it('a draft without a time counts from the first look', () => {
  localStorage.removeItem('vidriera.borradores');
  forgetOldDrafts(NOW, null);
  forgetOldDrafts(NOW + DRAFT_DAYS * DAY_MS, null);
  expect(kept()).toHaveLength(4);
  forgetOldDrafts(NOW + DRAFT_DAYS * DAY_MS + 1, null);
  expect(kept()).toEqual([]);
});
