import { DAY_MS } from '@vidriera/domain/site/retention';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exportData } from '../../accounts/account/export-data.ts';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { listNotices, markRead } from '../../attend/notices/listed.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';
import { aboutOwn, appeal } from './appeal.ts';
import { returnUndecided, UNDECIDED_LINE } from './return-undecided.ts';
import { type Decision, settle } from './settle.ts';
import { findThing } from './thing.ts';

let moment = NOW.getTime();
const deps = project('settle', () => new Date(moment));
const { db } = deps;
const { account, send, people, author, caseOf, isHeld, lettersTo } = complaintsOver(deps);
const HOUR = 3_600_000;

afterEach(() => {
  moment = NOW.getTime();
});

/** Decides as a moderator who sees the case as it is. */
async function decide(id: string, decision: Pick<Decision, 'outcome' | 'text' | 'round'>) {
  await refs.moderator(db, 'mesa').set({ since: NOW });
  const seenAt = (await caseOf(id))?.decidedAt ?? null;
  return settle(deps, id, { ...decision, by: 'mesa', seenAt });
}

/** A new creator's event, held by one account's grave complaint. */
async function held(uid: string) {
  await author(uid);
  await people([`${uid}.r`]);
  await send(account(`${uid}.r`), `evento/${uid}`, { reason: 'fraud' });
  expect(await isHeld(`evento/${uid}`)).toBe(true);
  const thing = await findThing(deps, `evento/${uid}`);
  if (!thing) throw new Error('no thing');
  return { of: `evento/${uid}`, id: `evento_${uid}`, reporter: `${uid}.r`, subject: thing.subject };
}

describe('returnUndecided', () => {
  test('brings a thing back after 48 hours, says so, and never holds it again', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const { of, id } = await held('vuelve');
    moment += 48 * HOUR - 1;
    expect(await returnUndecided(deps)).toBe(0);
    expect(await isHeld(of)).toBe(true);
    moment += 1;
    expect(await returnUndecided(deps)).toBe(1);
    expect(warn.mock.calls).toEqual([[UNDECIDED_LINE, { cases: 1 }]]);
    warn.mockRestore();
    expect(await isHeld(of)).toBe(false);
    expect(await caseOf(id)).toMatchObject({
      status: 'open',
      waiting: true,
      returnsAt: null,
    });
    expect((await lettersTo('vuelve')).map(({ about }) => about).sort()).toEqual(['back', 'held']);
    await people(['otra.vez'], 20);
    await send(account('otra.vez'), of, { reason: 'fraud' });
    expect(await isHeld(of)).toBe(false);
    expect(await returnUndecided(deps)).toBe(0);
  });

  test('two returns and a complaint sent again at once leave the thing as its case says', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const { of, id, reporter } = await held('carrera');
    moment += 48 * HOUR;
    const again = () => send(account(reporter), of, { reason: 'fraud' });
    await Promise.all([again(), returnUndecided(deps), again(), returnUndecided(deps)]);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
    expect(await caseOf(id)).toMatchObject({ status: 'open', returnsAt: null });
    expect(await isHeld(of)).toBe(false);
  });

  test('leaves what a moderator holds', async () => {
    const { of, id } = await held('larga');
    expect(await decide(id, { outcome: 'held', text: 'La miramos', round: 1 })).toEqual({
      kind: 'settled',
    });
    moment += 3 * DAY_MS;
    expect(await returnUndecided(deps)).toBe(0);
    expect(await isHeld(of)).toBe(true);
    expect(await caseOf(id)).toMatchObject({ status: 'held', waiting: true });
  });
});

describe('settle', () => {
  test('cleared: the thing is back, both sides are told, and the account holds nothing again', async () => {
    const { of, id, reporter } = await held('limpia');
    const decision = { outcome: 'cleared', text: '', round: 1 } as const;
    for (let n = 0; n < 2; n++) expect(await decide(id, decision)).toEqual({ kind: 'settled' });
    expect(await isHeld(of)).toBe(false);
    expect(await caseOf(id)).toMatchObject({ status: 'cleared', waiting: false, returnsAt: null });
    expect((await lettersTo(reporter)).map(({ about }) => about).sort()).toEqual(['kept', 'received']);
    expect((await lettersTo('limpia')).map(({ about }) => about).sort()).toEqual(['back', 'held']);
    await author('limpia2');
    await send(account(reporter), 'evento/limpia2', { reason: 'minors' });
    expect(await isHeld('evento/limpia2')).toBe(false);
  });

  test('after a decision a new complaint begins a new round, which complaints alone don’t hold', async () => {
    const { of, id, reporter } = await held('ronda');
    await decide(id, { outcome: 'cleared', text: '', round: 1 });
    expect(await isHeld(of)).toBe(false);
    await refs.item(db, 'evento', 'ronda').update({ titulo: 'Cambiada' });
    await people(['nueva.voz']);
    await send(account('nueva.voz'), of, { reason: 'fraud' });
    await send(account(reporter), of, { reason: 'spam' });
    const next = await caseOf(id);
    expect(next).toMatchObject({
      round: 2,
      status: 'open',
      waiting: true,
      counts: { able: { fraud: 1 }, other: { spam: 1 } },
    });
    expect(next?.snapshot).toContain('Cambiada');
    expect(await isHeld(of)).toBe(false);
    expect(await decide(id, { outcome: 'removed', text: '', round: 1 }), 'seen before').toEqual({
      kind: 'stale',
    });
  });

  test('removed: the author learns why, and nothing of who complained', async () => {
    const { id, subject, reporter } = await held('sale');
    expect(await aboutOwn(deps, 'sale', subject)).toMatchObject({ state: 'complaints' });
    await decide(id, { outcome: 'removed', text: 'Pide datos de tarjetas', round: 1 });
    const about = await aboutOwn(deps, 'sale', subject);
    expect(about).toEqual({
      of: subject,
      state: 'removed',
      reasons: ['fraud'],
      text: 'Pide datos de tarjetas',
      canAppeal: true,
      suspendedUntil: null,
      titulo: 'Fiesta sale',
      appeal: '',
    });
    const letters = await lettersTo('sale');
    expect(letters.map(({ about }) => about).sort()).toEqual(['held', 'removed']);
    expect(JSON.stringify([about, letters])).not.toContain(reporter);
    expect((await lettersTo(reporter)).map(({ about }) => about).sort()).toEqual(['acted', 'received']);
    const { deskNotices } = await listNotices(deps, 'sale');
    expect(deskNotices.map(({ kind }) => kind).sort()).toEqual(['held', 'removed']);
    expect(deskNotices).toMatchObject(Array(2).fill({ subject, titulo: 'Fiesta sale', readAt: null }));
    await markRead(deps, 'sale', [deskNotices[0]?.id ?? '']);
    expect((await listNotices(deps, 'sale')).deskNotices).toMatchObject([{ readAt: moment }, {}]);
    expect(await aboutOwn(deps, 'otra', subject), 'another’s').toBeNull();
    expect(await decide(id, { outcome: 'cleared', text: '', round: 1 }), 'another moderator').toEqual({
      kind: 'stale',
    });
  });
});

describe('appeal', () => {
  test('puts a case back into the queue, once, by its author alone', async () => {
    const { of, id, subject } = await held('apela');
    await decide(id, { outcome: 'removed', text: '', round: 1 });
    const words = { of: subject, text: 'Era una obra de teatro' };
    expect(await appeal(deps, 'apela.r', words), 'a stranger').toBe(false);
    for (let n = 0; n < 2; n++) expect(await appeal(deps, 'apela', words)).toBe(true);
    expect(await appeal(deps, 'apela', { ...words, text: 'Y además' })).toBe(false);
    expect(await caseOf(id)).toMatchObject({
      status: 'removed',
      waiting: true,
      appealed: true,
      appeal: words.text,
    });
    expect(await decide(id, { outcome: 'cleared', text: '', round: 1 })).toEqual({ kind: 'settled' });
    expect(await isHeld(of)).toBe(false);
    expect(await aboutOwn(deps, 'apela', subject)).toBeNull();
  });

  test('the decision that answers it says that it is final', async () => {
    const { id, subject } = await held('insiste');
    await decide(id, { outcome: 'removed', text: '', round: 1 });
    const about = () => aboutOwn(deps, 'insiste', subject);
    await appeal(deps, 'insiste', { of: subject, text: 'Era una obra de teatro' });
    expect(await about()).toMatchObject({ canAppeal: false });
    expect(await about()).not.toHaveProperty('isFinal');
    moment += HOUR;
    await decide(id, { outcome: 'removed', text: '', round: 1 });
    expect(await about()).toMatchObject({ state: 'removed', canAppeal: false, isFinal: true });
    moment += HOUR;
    const again = { outcome: 'removed', text: 'Otra vez', round: 1 } as const;
    expect(await decide(id, again), 'unasked').toEqual({ kind: 'stale' });
    const letters = (await lettersTo('insiste')).filter((letter) => letter.about === 'removed');
    expect(letters.map(({ appeal }) => appeal).sort()).toEqual(['answered', 'open']);
  });
});

test('the answer to an appeal, sent again after a lost answer, is done, not another moderator’s', async () => {
  const { id, subject } = await held('perdida');
  await decide(id, { outcome: 'removed', text: '', round: 1 });
  moment += HOUR;
  await appeal(deps, 'perdida', { of: subject, text: 'Era una obra' });
  await refs.moderator(db, 'mesa.dos').set({ since: NOW });
  const seenAt = (await caseOf(id))?.decidedAt ?? null;
  const answer = { outcome: 'removed', text: 'No', round: 1, by: 'mesa.dos', seenAt } as const;
  moment += HOUR;
  for (let n = 0; n < 2; n++) expect(await settle(deps, id, answer)).toEqual({ kind: 'settled' });
  expect((await lettersTo('perdida')).filter(({ about }) => about === 'removed')).toHaveLength(2);
});

test('deleting an account removes its complaints, and keeps the counts; the export has them', async () => {
  const { id, reporter } = await held('queda');
  await deps.auth.createUser({ uid: reporter, email: 'queda@example.com' });
  const { complaints } = await exportData(deps, reporter);
  expect(complaints).toMatchObject([{ case: id, reason: 'fraud' }]);
  await refs.reporter(db, reporter).set({ mutedAt: NOW });
  await removeAccount(deps, reporter);
  expect((await refs.complaint(db, `${id}_${reporter}`).get()).exists).toBe(false);
  expect((await refs.reporter(db, reporter).get()).exists).toBe(false);
  expect((await caseOf(id))?.counts).toEqual({ able: { fraud: 1 } });
});
