import { messages } from '@vidriera/domain/messages/messages';
import { expect, test } from 'vitest';
import { BLOCK } from '../base/limits/leases.ts';
import { TABLE } from '../base/limits/table.ts';
import { alive, call, newAccount, untilRefused } from '../testing/live.ts';

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
  const countersOf = async () => (await alive.db.collection('limit').get()).docs;
  const before = new Set((await countersOf()).map(({ id }) => id));
  for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    const from = { 'x-forwarded-for': `${address}, 203.0.113.9, 66.249.80.12` };
    const email = `de.${address}@ejemplo.com.ar`;
    expect(await call('accountLetter', { what: 'reset', email }, undefined, from)).toMatchObject({
      status: 200,
    });
  }
  // One window, or two if the first ended meanwhile; triggers that still run count by the day.
  const within = Date.now() + TABLE.accountLetter.window * 1000;
  const blocks = (await countersOf()).filter(
    (doc) => !before.has(doc.id) && doc.get('times') >= BLOCK && doc.get('expiresAt').toMillis() <= within,
  );
  const windows = new Set(blocks.map((doc) => doc.get('expiresAt').toMillis()));
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks).toHaveLength(windows.size);
});
