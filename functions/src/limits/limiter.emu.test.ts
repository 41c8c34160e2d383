import { describe, expect, test, vi } from 'vitest';
import { mailboxOf } from '../people/mailbox.ts';
import { raiseCounts } from '../testing/limits.ts';
import { project } from '../testing/project.ts';
import { readsOf } from '../testing/reads.ts';
import { createLimiter } from './limiter.ts';
import { networkOf } from './network.ts';
import { PAST_HOSTING, TABLE } from './table.ts';

const { db } = project('limits');
const SECRET = 'a secret of at least so many characters';
/** Inside an hour and a UTC day. */
let now = new Date('2026-11-25T15:15:00Z');
const instance = (secret = SECRET) => createLimiter({ db, now: () => now, secret });
const [one, other] = [instance(), instance()];
const through = (address: string) => ({ network: networkOf(`${address}, 66.249.80.12`) });
const HOUR = 3_600_000;

test('limits simultaneous calls on two instances, and returns the seconds left in the window', async () => {
  const account = 'todas';
  const verdicts = await Promise.all(
    Array.from({ length: 16 }, (_, i) => (i % 2 ? one : other).take('exportData', { account })),
  );
  expect(verdicts.filter(({ kind }) => kind === 'allowed')).toHaveLength(TABLE.exportData.account);
  const refused = verdicts.filter(({ kind }) => kind === 'refused');
  const seconds = 8.75 * 3600;
  expect(refused).toEqual(Array.from({ length: 6 }, () => ({ kind: 'refused', by: 'account', seconds })));
});

async function fill(scope: 'deleteAccount', who: Parameters<typeof one.take>[1]) {
  for (let i = 0; i < TABLE[scope].account; i++)
    expect(await one.take(scope, who)).toEqual({ kind: 'allowed' });
}

describe('a caller over the limit', () => {
  test('does not affect another account, network or scope', async () => {
    const mine = { account: 'mia', ...through('203.0.113.7') };
    await fill('deleteAccount', mine);
    expect(await other.take('deleteAccount', mine)).toMatchObject({
      kind: 'refused',
      by: 'account',
      seconds: 2700,
    });
    expect(await other.take('deleteAccount', { ...mine, account: 'otra' })).toEqual({ kind: 'allowed' });
    expect(await other.take('saveProfile', mine)).toEqual({ kind: 'allowed' });
    expect(await other.take('completeAccount', mine)).toEqual({ kind: 'allowed' });
  });

  test('may continue in the next window', async () => {
    const mine = { account: 'paciente' };
    await fill('deleteAccount', mine);
    expect(await one.take('deleteAccount', mine)).toMatchObject({ kind: 'refused' });
    now = new Date(now.getTime() + HOUR);
    expect(await one.take('deleteAccount', mine)).toEqual({ kind: 'allowed' });
  });
});

describe('a returned call', () => {
  test('does not count, and pending calls make no key full', async () => {
    const mine = { account: 'bar sol', ...through('203.0.113.30') };
    const most = TABLE.letters.account;
    const at = (how: 'take' | 'giveBack') => one[how]('letters', mine);
    const under = await Promise.all(Array.from({ length: most }, () => at('take')));
    expect(under.every((verdict) => verdict?.kind === 'allowed')).toBe(true);
    expect(await at('take')).toMatchObject({ kind: 'refused', by: 'account' });
    await at('giveBack');
    expect(await at('take')).toEqual({ kind: 'allowed' });
    expect(await at('take')).toMatchObject({ kind: 'refused', by: 'account' });
    expect(await other.take('letters', { ...mine, account: 'bar otra' })).toEqual({ kind: 'allowed' });
  });

  test('never makes the count negative', async () => {
    const mine = { account: 'bar nadie' };
    await one.giveBack('letters', mine);
    for (let i = 0; i < TABLE.letters.account; i++)
      expect(await one.take('letters', mine)).toEqual({ kind: 'allowed' });
    expect(await one.take('letters', mine)).toMatchObject({ kind: 'refused' });
  });
});

test('a network counts all its callers, also with forged headers', async () => {
  const take = (network: ReturnType<typeof networkOf>) => one.take('signUp', { network });
  const most = TABLE.signUp.network;
  for (let i = 0; i < most; i++)
    expect(await take(through(`198.51.100.${i}`).network)).toEqual({ kind: 'allowed' });
  const refused = { kind: 'refused', by: 'network' };
  expect(await take(through('1.2.3.4, 198.51.100.200').network)).toMatchObject(refused);
  expect(await take(through('198.51.101.1').network)).toEqual({ kind: 'allowed' });

  // A direct caller invents another network each time.
  const direct = (i: number) => take(networkOf(`10.0.${i}.1, 66.249.80.12, 192.0.2.${i}`));
  await raiseCounts(db, most * PAST_HOSTING - 1, () => direct(0));
  expect(await direct(1)).toEqual({ kind: 'allowed' });
  expect(await direct(2)).toMatchObject(refused);
});

test('a mailbox counts every spelling of its address, and all callers', async () => {
  const most = TABLE.accountLetter.mailbox;
  const written = ['Lu.Paz@gmail.com', 'lupaz@gmail.com', 'lupaz+1@gmail.com', 'l.u.paz+2@gmail.com'];
  const take = (i: number) =>
    one.take('accountLetter', {
      account: `pide ${i}`,
      mailbox: mailboxOf(written[i % written.length] ?? ''),
    });
  for (let i = 0; i < most; i++) expect(await take(i)).toEqual({ kind: 'allowed' });
  expect(await take(most)).toMatchObject({ kind: 'refused', by: 'mailbox' });
  expect(await one.take('accountLetter', { mailbox: mailboxOf('otra@gmail.com') })).toEqual({
    kind: 'allowed',
  });
});

test('a forged list of entries that comes through Google’s servers counts for that server', async () => {
  const refused = { kind: 'refused', by: 'network' };
  const from = (i: number, front: string) =>
    one.take('letters', { network: networkOf(`10.0.${i}.1, ${front}`) });
  await raiseCounts(db, TABLE.letters.network * PAST_HOSTING - 1, () => from(0, '74.125.7.0'));
  expect(await from(1, '74.125.7.1')).toEqual({ kind: 'allowed' });
  expect(await from(2, '74.125.7.2')).toMatchObject(refused);
  expect(await from(3, '74.125.8.9'), 'another server’s').toEqual({ kind: 'allowed' });
});

test('stores no address, network or uid, and nothing longer than the window', async () => {
  await one.take('saveProfile', { account: 'vigilada', ...through('203.0.113.77') });
  const { docs } = await db.collection('limit').get();
  expect(docs.length).toBeGreaterThan(4);
  for (const doc of docs) {
    expect(doc.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(doc.data()).sort()).toEqual(['expiresAt', 'times']);
    expect(doc.get('times')).toEqual(expect.any(Number));
  }
  const before = new Set(docs.map(({ id }) => id));
  const same = { account: 'vigilada', ...through('203.0.113.77') };
  await instance('another secret, of another project altogether').take('saveProfile', same);
  const after = (await db.collection('limit').get()).docs.filter(({ id }) => !before.has(id));
  expect(after, 'another secret makes other ids').toHaveLength(3);
});

test('costs three reads and three writes, and nothing once the key is known to be full', async () => {
  const mine = { account: 'cara', ...through('203.0.113.200') };
  expect((await readsOf(() => one.take('deleteAccount', mine))).loose).toBe(3);
  expect((await readsOf(() => one.take('deleteAccount', { account: 'sola' }))).loose).toBe(1);
  for (let i = 1; i < TABLE.deleteAccount.account; i++) await one.take('deleteAccount', mine);
  const transaction = vi.spyOn(db, 'runTransaction');
  await one.take('deleteAccount', mine);
  await one.take('deleteAccount', mine);
  expect(transaction).toHaveBeenCalledOnce();
  transaction.mockRestore();
});
