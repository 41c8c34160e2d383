import { DRIFT_MS, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { describe, expect, test } from 'vitest';
import { bar, counterProject, id, sol } from '../../testing/counter-project.ts';
import { listedOf } from './listed.ts';
import { settleCode } from './redeem.ts';

const { clock, code, deps, here, holder, offline, people, press, redeemedTwice, stored } =
  await counterProject('counter-offline');

describe('offline redemptions', () => {
  test('count once, also if reported repeatedly; a second counter’s is recorded as double', async () => {
    const { ticket, promoId } = await holder();
    const first = await offline(ticket);
    clock.moment += 10 * 60_000;
    const second = await offline(ticket);
    clock.moment += 3_600_000;
    expect(await settleCode(here, sol, second)).toMatchObject({ kind: 'redeemed', at: second.at });
    expect(await settleCode(here, sol, second), 'sent twice').toMatchObject({
      kind: 'redeemed',
      at: second.at,
    });
    const double = { kind: 'used', at: second.at, double: true };
    expect(await settleCode(here, bar, first)).toMatchObject(double);
    expect(await settleCode(here, bar, first), 'sent twice').toMatchObject(double);
    const listed = await listedOf(deps, 'bar', id(promoId));
    expect(listed?.taken).toMatchObject([
      { state: 'used', redeemedAt: second.at, helperName: 'Sol', redeemedAgainAt: first.at },
    ]);
  });

  test('six at once: each claim counts once, and a lost answer changes nothing', async () => {
    const settle = await redeemedTwice(3);
    const outcomes = await settle();
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('redeemed'),
      ...Array(3).fill('used'),
    ]);
    expect(await settle()).toEqual(outcomes);
  });

  test('repeating an online redemption with a lost answer are not doubles', async () => {
    const { ticket } = await holder();
    await code(ticket);
    clock.moment += 20_000;
    expect(await settleCode(here, bar, await offline(ticket))).toMatchObject({ kind: 'redeemed' });
  });

  test('count until the unit is freed; future times and times after expiry never count', async () => {
    const { ticket, uid, promoId, claim } = await holder(1);
    clock.moment = claim.lapsesAt - 1000;
    const taken = await offline(ticket);
    expect(await settleCode(here, bar, { ...taken, at: clock.moment + DRIFT_MS + 1 })).toEqual({
      kind: 'copied',
    });
    clock.moment = claim.lapsesAt + 1000;
    expect(await settleCode(here, bar, await offline(ticket))).toMatchObject({ kind: 'lapsed' });
    clock.moment = claim.lapsesAt + OFFLINE_MS;
    await people(['otra']);
    expect(await press('otra', promoId)).toMatchObject({ kind: 'taken' });
    expect(await settleCode(here, bar, taken)).toMatchObject({ kind: 'lapsed' });
    expect(await stored(uid, promoId)).toMatchObject({ state: 'lapsed', redeemedAgainAt: taken.at });
    expect(await press(uid, promoId), 'who had it gets no other').toMatchObject({ kind: 'held' });
  });

  test('count for twelve hours after expiry, unless the unit was freed', async () => {
    const { ticket, claim } = await holder(1);
    clock.moment = claim.lapsesAt - 1000;
    const taken = await offline(ticket);
    clock.moment = claim.lapsesAt + OFFLINE_MS - 1;
    expect(await settleCode(here, bar, taken)).toMatchObject({ kind: 'redeemed', at: taken.at });
  });
});
