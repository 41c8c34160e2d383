import { COUNTING } from '@vidriera/domain/figures/address';
import { monthOf } from '@vidriera/domain/figures/month';
import { monthSchema } from '@vidriera/domain/figures/month-schema';
import { sumsOf } from '@vidriera/domain/figures/whole-month';
import { expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { MOST } from '../site/figures/counting.ts';
import { alive, call, newAccount } from '../testing/live.ts';

const EVENTS = 10_000;
const AT_ONCE = 50;

test('10,000 events of one network are bounded and marked, and pages are answered meanwhile', async () => {
  const ana = await newAccount('ana.inundada');
  await call('saveProfile', { role: 'creador', creador: { descripcion: 'Peña' } }, ana.token);
  const body = JSON.stringify({ kind: 'profile', source: 'qr', of: 'perfil/ana.inundada' });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140',
  };
  const statuses = new Map<number, number>();
  let sent = 0;
  const flood = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent++ < EVENTS) {
        const { status } = await fetch(alive.origin + COUNTING, { method: 'POST', headers, body });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  let pages = 0;
  while (sent < EVENTS) {
    const page = await fetch(`${alive.origin}/ana.inundada?${pages++}`);
    expect([page.status, (await page.text()).includes('ana.inundada')]).toEqual([200, true]);
  }
  await flood;
  expect(pages, 'pages answered during the flood').toBeGreaterThan(1);
  expect([...statuses.keys()].sort()).toEqual([204, 429]);
  const month = monthSchema.parse((await refs.figures(alive.db, ana.uid, monthOf(new Date())).get()).data());
  const [views] = sumsOf(month);
  expect(views).toBe(statuses.get(204));
  expect(views).toBeLessThanOrEqual(2 * 2 * MOST.ofCreator);
  expect(month.capped.length).toBeGreaterThan(0);
});
