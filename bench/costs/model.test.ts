import { expect, it } from 'vitest';
import { readMeasured } from './measured.ts';
import { identityPlatformCost, monthlyBill, total } from './model.ts';
import { OTHER_CDNS } from './prices.ts';
import { standingCosts } from './standing.ts';

const measured = readMeasured();
const none = { pages: 0, pictures: 0 };
const all = { pages: 1, pictures: 1 };

it('monthlyBill: grows at most linearly with the views', () => {
  // Identity Platform has a free tier, so it grows faster than linearly.
  const [one, ten] = [1e6, 1e7].map((perDay) => {
    const bill = monthlyBill(measured, perDay, all);
    return total(bill) - bill.people;
  });
  expect(ten).toBeGreaterThan(one ?? 0);
  expect(ten).toBeLessThanOrEqual(10 * (one ?? 0) + 1e-6);
});

it('monthlyBill: CDN hits cost neither functions nor reads', () => {
  const cached = monthlyBill(measured, 1e6, none);
  const uncachedBill = monthlyBill(measured, 1e6, all);
  expect(cached.pages).toBeLessThan(uncachedBill.pages);
  expect(cached.builds).toBe(uncachedBill.builds);
  const actsAlone = Object.entries(measured.pages).map(([kind, page]) => [
    kind,
    { ...page, drawing: { ...page.drawing, reads: 0 } },
  ]);
  expect(cached.reads).toBeLessThan(uncachedBill.reads);
  expect(cached.reads).toBe(
    monthlyBill({ ...measured, pages: Object.fromEntries(actsAlone) as typeof measured.pages }, 1e6, all)
      .reads,
  );
  expect(cached.functions).toBeLessThan(uncachedBill.functions);
});

it('identityPlatformCost: is free for 50,000 people, then priced per tier', () => {
  expect([0, 50_000].map(identityPlatformCost)).toEqual([0, 0]);
  expect(identityPlatformCost(50_001)).toBeCloseTo(0.0055);
  expect(identityPlatformCost(200_000)).toBeCloseTo(50_000 * 0.0055 + 100_000 * 0.0046);
});

it('monthlyBill: includes storage and backups', () => {
  const bill = monthlyBill(measured, 1e6, none);
  for (const line of ['stored', 'database'] as const) expect(bill[line], line).toBeGreaterThan(1);
});

it('monthlyBill: another CDN changes only delivery costs', () => {
  const [today, ...otherBills] = [undefined, ...OTHER_CDNS].map((other) =>
    monthlyBill(measured, 1e6, none, other && { other }),
  );
  for (const bill of otherBills) {
    expect(bill).toMatchObject({ pages: today?.pages, functions: today?.functions, reads: today?.reads });
    expect(bill.pictures + bill.builds).toBeLessThan((today?.pictures ?? 0) + (today?.builds ?? 0));
  }
});

it('standingCosts: counts each part of the project', () => {
  for (const [part, dollars] of Object.entries(standingCosts())) expect(dollars, part).toBeGreaterThan(0.1);
});
