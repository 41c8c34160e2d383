import { expect, test } from 'vitest';
import { knownQuery } from './known-query.ts';

test.each([
  ['', ''],
  ['igsh=1&utm_source=ig&fbclid=%00', ''],
  ['q=jazz&igsh=1', 'q=jazz'],
  ['fecha=hoy&q=jazz', 'q=jazz&fecha=hoy'],
  ['q=jazz&q=jazz&q=', 'q=jazz'],
  ['q=&fecha=', ''],
  // Repeated parameters stay; the reader chooses one.
  ['q=jazz&q=tango', 'q=jazz&q=tango'],
  ['q=pe%C3%B1a%20y+m%C3%A1s', 'q=pe%C3%B1a+y+m%C3%A1s'],
  ['Q=jazz&toString=1&__proto__=2', ''],
])('%j becomes %j', (query, known) =>
  expect(knownQuery(new URLSearchParams(query), ['q', 'fecha'])).toBe(known),
);
