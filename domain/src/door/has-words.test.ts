import { expect, it } from 'vitest';
import { hasWords } from './has-words.ts';

it.each([
  ['ana ruiz', true],
  ['RUIZ ana', true],
  ['mar ru', true],
  ['ñandu', false],
  ['na', false],
  ['', true],
  ['  ', true],
])('«Ana María Ruíz» is found by «%s»: %s', (search, isFound) => {
  expect(hasWords('Ana María Ruíz', search)).toBe(isFound);
});
