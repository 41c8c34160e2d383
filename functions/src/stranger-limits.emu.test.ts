import { messages } from '@vidriera/domain/messages/messages';
import { expect, test } from 'vitest';
import { TABLE } from './shared/limits/table.ts';
import { alive, call, newAccount, SLOW } from './testing/live.ts';

/** Somebody who asks without end, through the site. */
test(
  'is told when to try again, and nobody else is kept out',
  async () => {
    const [{ token }, other] = [await newAccount('insiste.mucho'), await newAccount('pide.poco')];
    for (let i = 0; i < TABLE.exportData.account; i++) {
      expect(await call('exportData', {}, token)).toMatchObject({ status: 200, retryAfter: null });
    }
    const { status, refusal, retryAfter } = await call('exportData', {}, token);
    const seconds = Number(retryAfter);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(TABLE.exportData.window);
    expect({ status, refusal }).toEqual({
      status: 429,
      refusal: { code: 'too-many-attempts', message: messages.limits.tooMany(seconds), fields: [], seconds },
    });
    expect(await call('exportData', {}, other.token)).toMatchObject({ status: 200 });
  },
  SLOW,
);

test(
  'is counted by the network they called from, whatever they write before it',
  async () => {
    const countersOf = async () => (await alive.db.collection('limit').get()).docs;
    const before = new Set((await countersOf()).map(({ id }) => id));
    for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      const from = { 'x-forwarded-for': `${made}, 203.0.113.9, 66.249.80.12` };
      expect(await call('checkUsername', { username: 'libre.todavia' }, undefined, from)).toMatchObject({
        status: 200,
      });
    }
    const counted = (await countersOf()).filter(({ id }) => !before.has(id));
    expect(
      counted.map((doc) => doc.get('times')),
      'their network, and the server that they came through',
    ).toEqual([3, 3]);
  },
  SLOW,
);
