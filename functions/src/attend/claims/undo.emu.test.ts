import { DRIFT_MS, OFFLINE_MS, UNDO_MS } from '@vidriera/domain/claim/times';
import { describe, expect, test } from 'vitest';
import { bar, counterProject, sol } from '../../testing/counter-project.ts';
import { redeemCode, undoRedemption } from './redeem.ts';

const { clock, code, deps, here, holder, shows, stored } = await counterProject('counter-undo');

describe('a recent redemption', () => {
  test('is undone within the minute, by the same counter', async () => {
    const { ticket, claim } = await holder();
    await code(ticket);
    const { nonce } = claim;
    expect(await undoRedemption(deps, sol, { nonce })).toBe(false);
    expect(await undoRedemption(deps, { ...bar, creador: 'otro-bar' }, { nonce })).toBe(false);
    clock.moment += UNDO_MS;
    expect(await undoRedemption(deps, bar, { nonce })).toBe(true);
    expect(await undoRedemption(deps, bar, { nonce }), 'after a lost answer').toBe(true);
    expect(await code(ticket)).toMatchObject({ kind: 'redeemed', at: clock.moment });
    clock.moment += UNDO_MS + 1;
    expect(await undoRedemption(deps, bar, { nonce })).toBe(false);
  });

  test('is undone when the undo arrives late, by the counter’s own time', async () => {
    const { ticket, claim, uid, promoId } = await holder();
    await code(ticket);
    const [nonce, at] = [claim.nonce, clock.moment + 10_000];
    clock.moment += 3_600_000;
    expect(await undoRedemption(deps, bar, { nonce, at: at + UNDO_MS }), 'too late').toBe(false);
    expect(await undoRedemption(deps, bar, { nonce, at: clock.moment + DRIFT_MS + 1 }), 'to come').toBe(
      false,
    );
    expect(await undoRedemption(deps, bar, { nonce, at })).toBe(true);
    expect(await stored(uid, promoId)).toMatchObject({ state: 'open', redeemedBy: null });
    expect(await undoRedemption(deps, bar, { nonce, at }), 'sent twice').toBe(true);
    expect(await redeemCode(here, sol, await shows(ticket)), 'not used up').toMatchObject({
      kind: 'redeemed',
    });
    expect(await undoRedemption(deps, bar, { nonce, at }), 'another counter’s now').toBe(false);
    clock.moment += OFFLINE_MS;
    expect(await undoRedemption(deps, sol, { nonce, at }), 'after half a day').toBe(false);
  });

  test('that never arrived leaves nothing to undo', async () => {
    const { claim, uid, promoId } = await holder();
    expect(await undoRedemption(deps, bar, { nonce: claim.nonce, at: clock.moment })).toBe(true);
    expect(await stored(uid, promoId)).toMatchObject({ state: 'open' });
  });
});
