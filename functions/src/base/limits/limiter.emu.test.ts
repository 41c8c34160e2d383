import { describe, expect, test, vi } from 'vitest';
import { project } from '../../testing/project.ts';
import { readsOf } from '../../testing/reads.ts';
import { PAST_HOSTING } from './fronts.ts';
import { BLOCK } from './leases.ts';
import { createLimiter } from './limiter.ts';
import { networkOf } from './network.ts';
import { TABLE } from './table.ts';

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

describe('a network in memory', () => {
  test('counts all its callers, also with forged headers, and stores nothing', async () => {
    const limiter = instance();
    const before = (await db.collection('limit').count().get()).data().count;
    const take = (network: ReturnType<typeof networkOf>) => limiter.take('complainOpen', { network });
    const most = TABLE.complainOpen.network;
    for (let i = 0; i < most; i++)
      expect(await take(through(`198.51.100.${i}`).network)).toEqual({ kind: 'allowed' });
    const refused = { kind: 'refused', by: 'network', seconds: 3600 };
    expect(await take(through('1.2.3.4, 198.51.100.200').network)).toEqual(refused);
    expect(await take(through('198.51.101.1').network)).toEqual({ kind: 'allowed' });

    // A direct caller invents another network each time.
    const direct = (i: number) => take(networkOf(`10.0.${i}.1, 66.249.80.12, 192.0.2.${i}`));
    for (let i = 0; i < most * PAST_HOSTING; i++) expect(await direct(i % 200)).toEqual({ kind: 'allowed' });
    expect(await direct(2)).toEqual(refused);
    expect((await db.collection('limit').count().get()).data().count).toBe(before);
  });

  test('counts none whose account is over its limit, and takes back what was right', async () => {
    const limiter = instance();
    const from = through('203.0.113.40');
    const mine = { account: 'bar adivina', ...from };
    const most = TABLE.letters.account;
    for (let i = 0; i < most; i++) await limiter.take('letters', mine);
    for (let i = 0; i < 50; i++)
      expect(await limiter.take('letters', mine)).toMatchObject({ kind: 'refused', by: 'account' });
    for (let i = 0; i < most; i++) await limiter.giveBack('letters', mine);
    const left = TABLE.letters.network;
    for (let i = 0; i < left; i++)
      expect(await limiter.take('letters', { account: `bar ${i}`, ...from })).toEqual({ kind: 'allowed' });
    expect(await limiter.take('letters', { account: 'bar', ...from })).toMatchObject({ by: 'network' });
  });
});

describe('a network that all instances share', () => {
  test('has its limit once, by blocks: every tenth call writes', async () => {
    const network = through('203.0.113.50').network;
    const [first, second] = [instance(), instance()];
    const transaction = vi.spyOn(db, 'runTransaction');
    const verdicts = await Promise.all(
      Array.from({ length: 240 }, (_, i) => (i % 2 ? first : second).take('signUp', { network })),
    );
    expect(verdicts.filter(({ kind }) => kind === 'allowed')).toHaveLength(TABLE.signUp.network);
    expect(verdicts).toContainEqual({ kind: 'refused', by: 'network', seconds: 2700 });
    // Each instance asks once more when nothing is left.
    expect(transaction).toHaveBeenCalledTimes(TABLE.signUp.network / BLOCK + 2);
    transaction.mockRestore();
    await first.giveBack('signUp', { network });
    expect(await first.take('signUp', { network })).toEqual({ kind: 'allowed' });
    expect(await first.take('signUp', { network })).toMatchObject({ kind: 'refused' });
  });

  test('an instance that ends loses its block at most', async () => {
    const network = through('203.0.114.50').network;
    await instance().take('signUp', { network });
    const next = instance();
    let allowed = 0;
    while ((await next.take('signUp', { network })).kind === 'allowed') allowed++;
    expect(allowed).toBe(TABLE.signUp.network - BLOCK);
  });
});

test('stores no address, network or uid, and nothing longer than the window', async () => {
  const watched = { account: 'vigilada', ...through('203.0.113.77') };
  await one.take('accountLetter', watched);
  const { docs } = await db.collection('limit').get();
  expect(docs.length).toBeGreaterThan(4);
  for (const doc of docs) {
    expect(doc.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(doc.data()).sort()).toEqual(['expiresAt', 'times']);
    expect(doc.get('times')).toEqual(expect.any(Number));
  }
  const before = new Set(docs.map(({ id }) => id));
  await instance('another secret, of another project altogether').take('accountLetter', watched);
  const after = (await db.collection('limit').get()).docs.filter(({ id }) => !before.has(id));
  expect(after, 'another secret makes other ids').toHaveLength(2);
});

test('an account costs a read and a write, and nothing once it is known to be full', async () => {
  const mine = { account: 'cara', ...through('203.0.113.200') };
  expect((await readsOf(() => one.take('deleteAccount', mine))).loose).toBe(1);
  expect((await readsOf(() => one.take('deleteAccount', { account: 'sola' }))).loose).toBe(1);
  for (let i = 1; i < TABLE.deleteAccount.account; i++) await one.take('deleteAccount', mine);
  const transaction = vi.spyOn(db, 'runTransaction');
  await one.take('deleteAccount', mine);
  await one.take('deleteAccount', mine);
  expect(transaction).toHaveBeenCalledOnce();
  transaction.mockRestore();
});
