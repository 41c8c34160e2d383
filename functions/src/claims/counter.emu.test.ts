import { random128 } from '@vidriera/domain/claim/random-128';
import {
  DRIFT_MS,
  HELPER_MS,
  KEPT_MS,
  MAX_HELPERS,
  OFFLINE_MS,
  STEP_MS,
  UNDO_MS,
} from '@vidriera/domain/claim/times';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimsOver, newPhone } from '../testing/claims.ts';
import { creador } from '../testing/data.ts';
import { NOW, project } from '../testing/project.ts';
import { authenticateCounter, invite, join, liveHelpers, withdraw } from './helpers.ts';
import { bind, listClaims, release } from './hold.ts';
import { listedOf } from './listed.ts';
import { redeemCode, redeemLetters, settleCode, undoRedemption } from './redeem.ts';
import { settleAll } from './settle-all.ts';

let moment = NOW.getTime();
const deps = project('counter', () => new Date(moment));
const { db } = deps;
const { signer, phone, people, promo, press, took, ticketOf, shows, stored } = await claimsOver(deps);
const here = { ...deps, keys: signer.keys(moment) };
const bar = { creador: 'bar', counter: { id: 'creador', name: null } };
const sol = { creador: 'bar', counter: { id: 'sol', name: 'Sol' } };
const id = (text: string) => itemIdSchema.parse(text);
let made = 0;
/** Creates a person with a claim of a new promo. */
async function holder(quota = 5) {
  const n = made++;
  const [uid, promoId] = [`persona${n}`, `promo${n}`];
  await people([uid]);
  await promo('bar', promoId, quota);
  const claim = await took(uid, promoId);
  return { uid, promoId, claim, ticket: await ticketOf(claim) };
}
const code = async (ticket: string) => redeemCode(here, bar, await shows(ticket));

beforeAll(async () => {
  await creador(db, 'bar');
  await creador(db, 'otro-bar');
});

describe('a code', () => {
  test('is accepted once, then refused with the time; the same counter may retry for a minute', async () => {
    const { ticket, promoId, claim } = await holder();
    const at = moment;
    const green = { kind: 'redeemed', nonce: claim.nonce, promo: promoId, titulo: `Promo ${promoId}`, at };
    expect(await code(ticket)).toEqual(green);
    expect(await redeemCode(here, sol, await shows(ticket))).toMatchObject({
      kind: 'used',
      at,
      double: false,
    });
    moment += UNDO_MS;
    expect(await code(ticket)).toEqual(green);
    moment += 1;
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
    moment += DRIFT_MS + 2 * STEP_MS;
    expect(await redeemCode(here, bar, picture)).toEqual({ kind: 'copied' });
    const forged = [...picture].with(-20, picture.at(-20) === 'A' ? 'B' : 'A').join('');
    expect(await redeemCode(here, bar, forged)).toEqual({ kind: 'not-ours' });
    expect(await code(ticket), 'of now').toMatchObject({ kind: 'redeemed' });
    const late = await holder();
    moment += KEPT_MS;
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
    const taken = { code: await shows(ticket), at: moment };
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

describe('a recent redemption', () => {
  test('is undone within the minute, by the same counter', async () => {
    const { ticket, claim } = await holder();
    await code(ticket);
    const { nonce } = claim;
    expect(await undoRedemption(deps, sol, { nonce })).toBe(false);
    expect(await undoRedemption(deps, { ...bar, creador: 'otro-bar' }, { nonce })).toBe(false);
    moment += UNDO_MS;
    expect(await undoRedemption(deps, bar, { nonce })).toBe(true);
    expect(await undoRedemption(deps, bar, { nonce }), 'after a lost answer').toBe(true);
    expect(await code(ticket)).toMatchObject({ kind: 'redeemed', at: moment });
    moment += UNDO_MS + 1;
    expect(await undoRedemption(deps, bar, { nonce })).toBe(false);
  });

  test('is undone when the undo arrives late, by the counter’s own time', async () => {
    const { ticket, claim, uid, promoId } = await holder();
    await code(ticket);
    const [nonce, at] = [claim.nonce, moment + 10_000];
    moment += 3_600_000;
    expect(await undoRedemption(deps, bar, { nonce, at: at + UNDO_MS }), 'too late').toBe(false);
    expect(await undoRedemption(deps, bar, { nonce, at: moment + DRIFT_MS + 1 }), 'to come').toBe(false);
    expect(await undoRedemption(deps, bar, { nonce, at })).toBe(true);
    expect(await stored(uid, promoId)).toMatchObject({ state: 'open', redeemedBy: null });
    expect(await undoRedemption(deps, bar, { nonce, at }), 'sent twice').toBe(true);
    expect(await redeemCode(here, sol, await shows(ticket)), 'not used up').toMatchObject({
      kind: 'redeemed',
    });
    expect(await undoRedemption(deps, bar, { nonce, at }), 'another counter’s now').toBe(false);
    moment += OFFLINE_MS;
    expect(await undoRedemption(deps, sol, { nonce, at }), 'after half a day').toBe(false);
  });

  test('that never arrived leaves nothing to undo', async () => {
    const { claim, uid, promoId } = await holder();
    expect(await undoRedemption(deps, bar, { nonce: claim.nonce, at: moment })).toBe(true);
    expect(await stored(uid, promoId)).toMatchObject({ state: 'open' });
  });
});

describe('offline redemptions', () => {
  const offline = async (ticket: string) => ({ code: await shows(ticket), at: moment });

  test('count once, also if reported repeatedly; a second counter’s is recorded as double', async () => {
    const { ticket, promoId } = await holder();
    const first = await offline(ticket);
    moment += 10 * 60_000;
    const second = await offline(ticket);
    moment += 3_600_000;
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

  test('a hundred at once: each claim counts once, and a lost answer changes nothing', async () => {
    await promo('bar', 'noche', 50);
    const uids = Array.from({ length: 50 }, (_, i) => `noche${i}`);
    await people(uids);
    const tickets: string[] = [];
    for (const uid of uids) tickets.push(await ticketOf(await took(uid, 'noche')));
    const first = await Promise.all(tickets.map(offline));
    moment += 10 * 60_000;
    const second = await Promise.all(tickets.map(offline));
    const tell = () => settleAll([...first, ...second], (one) => settleCode(here, bar, one));
    const outcomes = await tell();
    expect(outcomes.slice(0, 50).map(({ kind }) => kind)).toEqual(first.map(() => 'redeemed'));
    expect(outcomes.slice(50).map(({ kind }) => kind)).toEqual(second.map(() => 'used'));
    expect(await tell()).toEqual(outcomes);
  });

  test('repeating an online redemption with a lost answer are not doubles', async () => {
    const { ticket } = await holder();
    await code(ticket);
    moment += 20_000;
    expect(await settleCode(here, bar, await offline(ticket))).toMatchObject({ kind: 'redeemed' });
  });

  test('count until the unit is freed; future times and times after expiry never count', async () => {
    const { ticket, uid, promoId, claim } = await holder(1);
    moment = claim.lapsesAt - 1000;
    const taken = await offline(ticket);
    expect(await settleCode(here, bar, { ...taken, at: moment + DRIFT_MS + 1 })).toEqual({ kind: 'copied' });
    moment = claim.lapsesAt + 1000;
    expect(await settleCode(here, bar, await offline(ticket))).toMatchObject({ kind: 'lapsed' });
    moment = claim.lapsesAt + OFFLINE_MS;
    await people(['otra']);
    expect(await press('otra', promoId)).toMatchObject({ kind: 'taken' });
    expect(await settleCode(here, bar, taken)).toMatchObject({ kind: 'lapsed' });
    expect(await stored(uid, promoId)).toMatchObject({ state: 'lapsed', redeemedAgainAt: taken.at });
    expect(await press(uid, promoId), 'who had it gets no other').toMatchObject({ kind: 'held' });
  });

  test('count for twelve hours after expiry, unless the unit was freed', async () => {
    const { ticket, claim } = await holder(1);
    moment = claim.lapsesAt - 1000;
    const taken = await offline(ticket);
    moment = claim.lapsesAt + OFFLINE_MS - 1;
    expect(await settleCode(here, bar, taken)).toMatchObject({ kind: 'redeemed', at: taken.at });
  });
});

describe('a helper', () => {
  const standing = (helper: { id: string; secret: string }) =>
    authenticateCounter(deps, { uid: null, helper });

  test('is bound to the first device that opened the link', async () => {
    const { link, id: helperId } = (await invite(deps, 'bar', 'Sol')) ?? { link: '', id: '' };
    const opened = await Promise.all([join(deps, link), join(deps, link), join(deps, link)]);
    const [device] = opened.filter((one) => one !== null);
    expect(opened.filter((one) => one === null)).toHaveLength(2);
    expect(await standing({ id: helperId, secret: device?.secret ?? '' })).toMatchObject({
      creador: 'bar',
      counter: { id: helperId, name: 'Sol' },
      isHelper: true,
      until: null,
    });
    expect(await standing({ id: helperId, secret: link.slice(22) }), 'the link’s secret').toBe('gone');
    expect(await join(deps, `${link.slice(0, -1)}_`)).toBeNull();
    const kept = JSON.stringify((await db.doc(`helper/${helperId}`).get()).data());
    expect(kept).not.toContain(link.slice(22));
    expect(kept).not.toContain(device?.secret);
    await withdraw(deps, 'bar', helperId);
  });

  test('joins again after a lost answer, with the secret that its device stored', async () => {
    const { link } = (await invite(deps, 'bar', 'Luz')) ?? { link: '' };
    const [own, other] = [random128(), random128()];
    const joined = await join(deps, link, own);
    expect(joined).toMatchObject({ secret: own });
    expect(await join(deps, link, own)).toEqual(joined);
    expect(await join(deps, link, other), 'another device').toBeNull();
    expect(await join(deps, `${link.slice(0, 22)}${other}`, own), 'without the link’s secret').toBeNull();
    await withdraw(deps, 'bar', link.slice(0, 22));
    expect(await join(deps, link, own), 'withdrawn').toBeNull();
  });

  test('is invited once, however often the answer is lost', async () => {
    const link = random128() + random128();
    const invited = await invite(deps, 'bar', 'Mar', link);
    expect(await invite(deps, 'bar', 'Mar', link)).toEqual(invited);
    expect(await liveHelpers(deps, 'bar')).toMatchObject([{ nombre: 'Mar', id: link.slice(0, 22) }]);
    expect(await invite(deps, 'otro-bar', 'Mar', link), 'another creator’s').toBeNull();
    expect(await invite(deps, 'bar', 'Mar', link.slice(0, 22) + random128())).toBeNull();
    await withdraw(deps, 'bar', link.slice(0, 22));
  });

  test('is one of at most five, also with simultaneous invitations', async () => {
    const asked = Array.from({ length: MAX_HELPERS + 3 }, (_, i) =>
      invite(deps, 'otro-bar', `Ayudante ${i}`),
    );
    const links = (await Promise.all(asked)).filter((one) => one !== null);
    expect(links).toHaveLength(MAX_HELPERS);
    expect(await liveHelpers(deps, 'otro-bar')).toHaveLength(MAX_HELPERS);
    expect(await withdraw(deps, 'bar', links[0]?.id ?? ''), 'another creator’s').toBe(false);
    expect(await withdraw(deps, 'otro-bar', links[0]?.id ?? '')).toBe(true);
    expect(await join(deps, links[0]?.link ?? ''), 'withdrawn').toBeNull();
    expect(await invite(deps, 'otro-bar', 'Otra')).not.toBeNull();
    moment += HELPER_MS;
    expect(await join(deps, links[1]?.link ?? ''), 'too late').toBeNull();
    expect(await liveHelpers(deps, 'otro-bar')).toEqual([]);
  });

  test('may settle earlier redemptions for twelve hours after being withdrawn', async () => {
    const { link, id: helperId } = (await invite(deps, 'bar', 'Sol')) ?? { link: '', id: '' };
    const { secret = '' } = (await join(deps, link)) ?? {};
    moment += 3_600_000;
    await withdraw(deps, 'bar', helperId);
    const end = moment;
    moment += 60_000;
    expect(await standing({ id: helperId, secret })).toMatchObject({ until: end });
    moment = end + OFFLINE_MS;
    expect(await standing({ id: helperId, secret })).toBe('gone');
  });

  test('loses the counter when the creator changes role', async () => {
    await creador(db, 'ex-bar');
    const { link, id: helperId } = (await invite(deps, 'ex-bar', 'Sol')) ?? { link: '', id: '' };
    const { secret = '' } = (await join(deps, link)) ?? {};
    await db.doc('user/ex-bar').update({ role: 'personal' });
    expect(await standing({ id: helperId, secret })).toBe('gone');
    expect(await authenticateCounter(deps, { uid: 'ex-bar', helper: null })).toBe('not-a-creator');
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
