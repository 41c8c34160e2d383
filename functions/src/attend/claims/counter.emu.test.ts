import { DRIFT_MS, KEPT_MS, STEP_MS, UNDO_MS } from '@vidriera/domain/claim/times';
import { describe, expect, test } from 'vitest';
import { newPhone } from '../../testing/claims.ts';
import { bar, counterProject, id, sol } from '../../testing/counter-project.ts';
import { bind, listClaims, release } from './hold.ts';
import { listedOf } from './listed.ts';
import { redeemCode, redeemLetters, settleCode } from './redeem.ts';

const { clock, code, deps, here, holder, phone, press, shows, stored, ticketOf, took } =
  await counterProject('counter');

describe('a code', () => {
  test('is accepted once, then refused with the time; the same counter may retry for a minute', async () => {
    const { ticket, promoId, claim } = await holder();
    const at = clock.moment;
    const green = { kind: 'redeemed', nonce: claim.nonce, promo: promoId, titulo: `Promo ${promoId}`, at };
    expect(await code(ticket)).toEqual(green);
    expect(await redeemCode(here, sol, await shows(ticket))).toMatchObject({
      kind: 'used',
      at,
      double: false,
    });
    clock.moment += UNDO_MS;
    expect(await code(ticket)).toEqual(green);
    clock.moment += 1;
    expect(await code(ticket)).toMatchObject({ kind: 'used', at, double: false });
  });

  test('is accepted by one of two simultaneous counters', async () => {
    const { ticket } = await holder();
    const shown = await shows(ticket);
    const counters = ['uno', 'dos', 'tres', 'cuatro'].map((one) => ({
      creador: 'bar',
      counter: { id: one, name: one },
    }));
    const outcomes = await Promise.all(counters.map((at) => redeemCode(here, at, shown)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['redeemed', 'used', 'used', 'used']);
  });

  test('is refused if copied, expired, forged, or of another creator’s promo', async () => {
    const { ticket } = await holder();
    const picture = await shows(ticket);
    expect(await redeemCode(here, { ...bar, creador: 'otro-bar' }, picture)).toEqual({ kind: 'other-promo' });
    clock.moment += DRIFT_MS + 2 * STEP_MS;
    expect(await redeemCode(here, bar, picture)).toEqual({ kind: 'copied' });
    const forged = [...picture].with(-20, picture.at(-20) === 'A' ? 'B' : 'A').join('');
    expect(await redeemCode(here, bar, forged)).toEqual({ kind: 'not-ours' });
    expect(await code(ticket), 'of now').toMatchObject({ kind: 'redeemed' });
    const late = await holder();
    clock.moment += KEPT_MS;
    expect(await code(late.ticket)).toMatchObject({ kind: 'lapsed', at: late.claim.lapsesAt });
  });

  test('of the previous phone is a copy after another phone opened the promo', async () => {
    const { ticket, uid, promoId } = await holder();
    const other = await newPhone();
    const bound = await bind(deps, uid, { promo: id(promoId), phoneKey: other.phoneKey });
    expect(await code(ticket)).toEqual({ kind: 'copied' });
    const shown = await shows(await ticketOf(bound?.claim as never), { on: other });
    expect(await redeemCode(here, bar, shown)).toMatchObject({ kind: 'redeemed' });
    expect(await bind(deps, uid, { promo: id('promo0'), phoneKey: phone.phoneKey })).toBeNull();
  });

  test('given back is refused, may be taken again, and counts after an offline redemption', async () => {
    const { ticket, uid, promoId, claim } = await holder(1);
    expect(await release(deps, uid, id(promoId))).toBe(true);
    expect(await release(deps, uid, id(promoId)), 'after a lost answer').toBe(true);
    expect(await code(ticket)).toMatchObject({ kind: 'lapsed' });
    expect(await listClaims(deps, uid)).toEqual([]);
    expect(await bind(deps, uid, { promo: id(promoId), phoneKey: phone.phoneKey })).toBeNull();
    expect((await listedOf(deps, 'bar', id(promoId)))?.taken).toEqual([]);
    expect((await took(uid, promoId)).nonce).toBe(claim.nonce);
    await release(deps, uid, id(promoId));
    const taken = { code: await shows(ticket), at: clock.moment };
    expect(await settleCode(here, bar, taken)).toMatchObject({ kind: 'redeemed' });
    expect(await stored(uid, promoId)).toMatchObject({ state: 'used' });
    expect(await press(uid, promoId)).toMatchObject({ kind: 'held' });
  });
});

describe('letters', () => {
  test('work like the code, for this creator’s promos only', async () => {
    const { claim } = await holder();
    const letters = claim.letters ?? '';
    expect(await redeemLetters(here, { ...bar, creador: 'otro-bar' }, letters)).toEqual({ kind: 'not-ours' });
    expect(await redeemLetters(here, bar, 'BBBBBB')).toEqual({ kind: 'not-ours' });
    expect(await redeemLetters(here, bar, letters)).toMatchObject({ kind: 'redeemed', nonce: claim.nonce });
    expect(await redeemLetters(here, sol, letters)).toMatchObject({ kind: 'used' });
  });
});

test('a creator sees display names and outcomes of own promos only', async () => {
  const { promoId, uid } = await holder();
  const listed = await listedOf(deps, 'bar', id(promoId));
  expect(listed).toMatchObject({
    quota: 5,
    titulo: `Promo ${promoId}`,
    taken: [{ nombre: `Persona ${uid}` }],
  });
  expect(JSON.stringify(listed)).not.toMatch(/@|SECRETO/);
  expect(await listedOf(deps, 'otro-bar', id(promoId))).toBeNull();
});
