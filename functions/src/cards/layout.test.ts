import { expect, test } from 'vitest';
import { titleSize } from './layout.ts';

test.each([
  ['Peña', 80],
  // 'Lanzamiento:' is wider than the card's text at the largest size.
  ['Lanzamiento: Galleta de Campo Ale', 68],
  ['a'.repeat(60), 42],
  ['', 80],
])('%j is drawn at %i px', (title, size) => expect(titleSize(title)).toBe(size));
