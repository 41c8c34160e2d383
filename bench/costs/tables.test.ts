import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allHits } from './hits.ts';
import { readMeasured } from './measured.ts';
import { identity, monthly, total } from './model.ts';
import { OTHER_CDNS } from './prices.ts';
import { tables } from './tables.ts';

const measured = readMeasured();
const none = { pages: { answered: 1, made: 0 }, pictures: { answered: 1, made: 0 } };
const all = { pages: { answered: 0, made: 1 }, pictures: { answered: 0, made: 1 } };

it('docs/costs.md holds its tables of acts and months as `npm run bench:costs` prints them', () => {
  const text = readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8');
  const printed = tables(measured, allHits());
  for (const name of ['Each act', 'A month']) expect(text, name).toContain(printed[name]);
}, 120_000);

it('a bill grows with the views, and no faster', () => {
  // Identity Platform is free for the first people, so it grows faster at the beginning.
  const [one, ten] = [1e6, 1e7].map((perDay) => {
    const bill = monthly(measured, perDay, all);
    return total(bill) - bill.people;
  });
  expect(ten).toBeGreaterThan(one ?? 0);
  expect(ten).toBeLessThanOrEqual(10 * (one ?? 0) + 1e-6);
});

it('what the CDN answers costs no functions and no reads but those of what is written', () => {
  const cached = monthly(measured, 1e6, none);
  const made = monthly(measured, 1e6, all);
  expect(cached.pages).toBeLessThan(made.pages);
  expect(cached.builds).toBe(made.builds);
  const actsAlone = Object.entries(measured.pages).map(([kind, page]) => [
    kind,
    { ...page, drawing: { ...page.drawing, reads: 0 } },
  ]);
  expect(cached.reads).toBeLessThan(made.reads);
  expect(cached.reads).toBe(
    monthly({ ...measured, pages: Object.fromEntries(actsAlone) as typeof measured.pages }, 1e6, all).reads,
  );
  expect(cached.functions).toBeLessThan(made.functions);
});

it('Identity Platform costs nothing for 50,000 people a month, and each tier its own price beyond', () => {
  expect([0, 50_000].map(identity)).toEqual([0, 0]);
  expect(identity(50_001)).toBeCloseTo(0.0055);
  expect(identity(200_000)).toBeCloseTo(50_000 * 0.0055 + 100_000 * 0.0046);
});

it('what is stored and backed up is counted', () => {
  const bill = monthly(measured, 1e6, none);
  for (const line of ['stored', 'database'] as const) expect(bill[line], line).toBeGreaterThan(1);
});

it('another CDN changes what delivering costs, and nothing else', () => {
  const [today, ...others] = [undefined, ...OTHER_CDNS].map((other) =>
    monthly(measured, 1e6, none, other && { other }),
  );
  for (const bill of others) {
    expect(bill).toMatchObject({ pages: today?.pages, functions: today?.functions, reads: today?.reads });
    expect(bill.pictures + bill.builds).toBeLessThan((today?.pictures ?? 0) + (today?.builds ?? 0));
  }
});
