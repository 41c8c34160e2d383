import { expect, test } from 'vitest';
import { bar, counterProject } from '../testing/counter-project.ts';
import { settleCode } from './redeem.ts';
import { settleAll } from './settle-all.ts';

const { clock, here, offline, people, promo, ticketOf, took } = await counterProject('counter-load');

test('a hundred offline redemptions at once: each claim counts once, and a lost answer changes nothing', async () => {
  await promo('bar', 'noche', 50);
  const uids = Array.from({ length: 50 }, (_, i) => `noche${i}`);
  await people(uids);
  const tickets: string[] = [];
  for (const uid of uids) tickets.push(await ticketOf(await took(uid, 'noche')));
  const first = await Promise.all(tickets.map(offline));
  clock.moment += 10 * 60_000;
  const second = await Promise.all(tickets.map(offline));
  const tell = () => settleAll([...first, ...second], (one) => settleCode(here, bar, one));
  const outcomes = await tell();
  expect(outcomes.slice(0, 50).map(({ kind }) => kind)).toEqual(first.map(() => 'redeemed'));
  expect(outcomes.slice(50).map(({ kind }) => kind)).toEqual(second.map(() => 'used'));
  expect(await tell()).toEqual(outcomes);
});
