import { LIMITS } from '@vidriera/domain/values/limits';
import { expect, it } from 'vitest';
import type { ChosenImage } from './images.ts';
import { withKept } from './use-kept-images.ts';

const images = (principal: string | null, ...extras: string[]) => {
  const saved = (url: string): ChosenImage => ({ kind: 'saved', key: url, url });
  return { principal: principal === null ? null : saved(principal), extras: extras.map(saved) };
};

it('restores kept pictures as they were left', () => {
  const base = images('a', 'b', 'c');
  const kept = images('x', 'c', 'y');
  expect(withKept(base, base, kept)).toEqual(kept);
});

it('keeps what was chosen before they were read', () => {
  const base = images('a', 'b');
  expect(withKept(images('now', 'b', 'more'), base, images('x', 'b', 'y'))).toEqual(
    images('now', 'b', 'y', 'more'),
  );
});

it('restores no more than fit', () => {
  const many = Array.from({ length: LIMITS.eventoImages }, (_, index) => `${index}`);
  const all = withKept(images(null, 'now'), images(null), images(null, ...many));
  expect(all).toEqual(images(null, ...many));
});
