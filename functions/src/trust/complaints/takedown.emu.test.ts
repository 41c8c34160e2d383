import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { afterEach, expect, test } from 'vitest';
import { readHold } from '../../base/firestore/held.ts';
import { refs } from '../../base/firestore/refs.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';
import { aboutOwn, appeal } from './appeal.ts';
import { settle } from './settle.ts';
import { liftTakedown, takeDown } from './takedown.ts';

let moment = NOW.getTime();
const deps = project('takedown', () => new Date(moment));
const { db } = deps;
const { open, account, people, send, author, caseOf, isHeld, lettersTo } = complaintsOver(deps);
afterEach(() => {
  moment = NOW.getTime();
});

const TEXT = 'Vendés entradas falsas';
const event = (id: string) => subjectOf('evento', id);
const about = async (uid: string) => (await lettersTo(uid)).map((letter) => letter.about).sort();

test('the author of what an operator holds reads why and appeals, and a moderator brings it back', async () => {
  await author('nadie', { days: 60 });
  expect(await takeDown(deps, event('nadie'), TEXT)).toEqual(NOW);
  expect(await isHeld('evento/nadie')).toBe(true);
  const found = await caseOf('evento_nadie');
  expect(found).toMatchObject({ status: 'held', waiting: true, text: TEXT, decidedBy: null });
  expect(JSON.parse(found?.snapshot ?? '')).toMatchObject({ titulo: 'Fiesta nadie' });
  expect(await aboutOwn(deps, 'nadie', event('nadie'))).toMatchObject({ text: TEXT, canAppeal: true });
  expect(await appeal(deps, 'nadie', { of: event('nadie'), text: 'Son verdaderas' })).toBe(true);
  expect(await about('nadie')).toEqual(['held']);

  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
  const seen = { round: 1, seenAt: found?.decidedAt ?? null, by: 'mesa', text: '' };
  expect(await settle(deps, 'evento_nadie', { outcome: 'cleared', ...seen })).toEqual({ kind: 'settled' });
  expect(await isHeld('evento/nadie')).toBe(false);
  expect(await about('nadie')).toEqual(['back', 'held']);
});

test('a repeated takedown tells nobody twice, and lifting it clears the case', async () => {
  await author('dos', { days: 60 });
  await takeDown(deps, event('dos'), TEXT);
  await takeDown(deps, event('dos'), TEXT);
  expect(await about('dos')).toEqual(['held']);
  expect(await liftTakedown(deps, event('dos'))).toBe(true);
  expect(await isHeld('evento/dos')).toBe(false);
  expect(await caseOf('evento_dos')).toMatchObject({ status: 'cleared', waiting: false });
  expect(await liftTakedown(deps, event('dos'))).toBe(false);
  expect(await about('dos')).toEqual(['back', 'held']);
});

test('a takedown decides on what people complained about', async () => {
  await author('visto', { days: 60 });
  await people(['visto.r']);
  await send(account('visto.r'), 'evento/visto', { reason: 'fraud' });
  await takeDown(deps, event('visto'), TEXT);
  expect(await caseOf('evento_visto')).toMatchObject({ round: 1, status: 'held', reasons: ['fraud'] });
  await liftTakedown(deps, event('visto'));
  expect(await about('visto.r')).toEqual(['kept', 'received']);
});

test('the author of what complaints alone hold reads the operator’s words, and it does not return by itself', async () => {
  await author('solo');
  await people(['solo.r']);
  await send(account('solo.r'), 'evento/solo', { reason: 'fraud' });
  expect(await caseOf('evento_solo')).toMatchObject({ status: 'alone' });
  await takeDown(deps, event('solo'), TEXT);
  expect(await caseOf('evento_solo')).toMatchObject({
    status: 'held',
    returnsAt: null,
    text: TEXT,
  });
  expect(await about('solo')).toEqual(['held', 'held']);
});

test('a moderator who looked before a takedown does not undo it', async () => {
  await author('antes', { days: 60 });
  await send(open, 'evento/antes');
  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
  const seen = { text: '', round: 1, by: 'mesa' };
  await settle(deps, 'evento_antes', { outcome: 'held', seenAt: null, ...seen });
  const before = await caseOf('evento_antes');
  moment += 1000;
  await takeDown(deps, event('antes'), TEXT);
  expect(await caseOf('evento_antes')).toMatchObject({ text: TEXT, decidedBy: null });
  const clear = { outcome: 'cleared', seenAt: before?.decidedAt ?? null, ...seen } as const;
  expect(await settle(deps, 'evento_antes', clear)).toEqual({ kind: 'stale' });
  expect(await isHeld('evento/antes')).toBe(true);
});

test('what complaints alone hold is back once an operator lifts it', async () => {
  await author('nuevo');
  await people(['nuevo.r']);
  await send(account('nuevo.r'), 'evento/nuevo', { reason: 'fraud' });
  expect(await isHeld('evento/nuevo')).toBe(true);
  await liftTakedown(deps, event('nuevo'));
  expect(await isHeld('evento/nuevo')).toBe(false);
  expect(await caseOf('evento_nuevo')).toMatchObject({ status: 'cleared', returnsAt: null });
});

test('what the desk removed keeps its case, and returns when an operator lifts it', async () => {
  await author('fuera', { days: 60 });
  await send(open, 'evento/fuera');
  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
  const decision = { outcome: 'removed', text: 'No va', round: 1, seenAt: null, by: 'mesa' } as const;
  await settle(deps, 'evento_fuera', decision);
  await takeDown(deps, event('fuera'), TEXT);
  expect(await caseOf('evento_fuera')).toMatchObject({ status: 'removed', text: 'No va' });
  const held = readHold(await refs.held(db, event('fuera')).get());
  expect(Object.keys(held?.reasons ?? {}).sort()).toEqual(['removed']);
  await liftTakedown(deps, event('fuera'));
  expect((await refs.held(db, event('fuera')).get()).exists).toBe(false);
  expect(await caseOf('evento_fuera')).toMatchObject({ status: 'cleared' });
});

test('an account is held with a case of its own, and a missing thing has none', async () => {
  await author('cuenta', { days: 60 });
  expect(await takeDown(deps, subjectOf('user', 'cuenta'), '')).toEqual(NOW);
  expect(await caseOf('user_cuenta')).toMatchObject({ status: 'held', creador: 'cuenta', text: '' });
  expect(await isHeld('evento/cuenta')).toBe(true);
  expect(await takeDown(deps, event('falta'), '')).toBeNull();
  expect(await caseOf('evento_falta')).toBeNull();
});
