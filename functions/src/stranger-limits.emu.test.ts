import { messages } from '@vidriera/domain/messages/messages';
import { expect, test } from 'vitest';
import { TABLE } from './limits/table.ts';
import { alive, call, newAccount, untilRefused } from './testing/live.ts';

test('limits: a refused caller learns when to retry, and others are not blocked', async () => {
  const [{ token }, other] = [await newAccount('insiste.mucho'), await newAccount('pide.poco')];
  const limit = { scope: 'exportData', most: TABLE.exportData.account } as const;
  const { status, refusal, retryAfter } = await untilRefused(limit, async () => {
    const reply = await call('exportData', {}, token);
    if (!reply.refusal) expect(reply).toMatchObject({ status: 200, retryAfter: null });
    return reply;
  });
  const seconds = Number(retryAfter);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(TABLE.exportData.window);
  expect({ status, refusal }).toEqual({
    status: 429,
    refusal: { code: 'too-many-attempts', message: messages.limits.tooMany(seconds), fields: [], seconds },
  });
  expect(await call('exportData', {}, other.token)).toMatchObject({ status: 200 });
});

test('limits: calls count by the real network, whatever the header claims before it', async () => {
  /** Leaves out counters of running triggers, whose windows are days. */
  const countersOf = async () =>
    (await alive.db.collection('limit').get()).docs.filter(
      (doc) => doc.get('expiresAt').toMillis() - Date.now() <= TABLE.checkUsername.window * 1000,
    );
  const before = new Set((await countersOf()).map(({ id }) => id));
  for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    const from = { 'x-forwarded-for': `${address}, 203.0.113.9, 66.249.80.12` };
    expect(await call('checkUsername', { username: 'libre.todavia' }, undefined, from)).toMatchObject({
      status: 200,
    });
  }
  const counted = (await countersOf()).filter(({ id }) => !before.has(id));
  // One window, or two if the first ended meanwhile.
  for (const docs of Map.groupBy(counted, (doc) => doc.get('expiresAt').toMillis()).values()) {
    const times = docs.map((doc) => doc.get('times'));
    expect(times, 'the caller’s network and the proxy’s').toEqual([times[0], times[0]]);
  }
  expect(counted.reduce((sum, doc) => sum + doc.get('times'), 0)).toBe(6);
});
