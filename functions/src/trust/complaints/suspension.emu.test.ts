import { random128 } from '@vidriera/domain/claim/random-128';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import { FOR_GOOD } from '@vidriera/domain/usuario/suspension';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { accountStanding } from '../../base/people/is-gone.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { follow } from '../../testing/holds.ts';
import { NOW, project } from '../../testing/project.ts';
import { aboutOwn, appeal } from './appeal.ts';
import { bringLinks } from './bring-links.ts';
import { complain } from './complain.ts';
import { openAuthorCase, openCase } from './open-case.ts';
import { stateOfComplaint } from './reference.ts';
import { type Decision, settle } from './settle.ts';
import { endSuspensions } from './suspension.ts';
import { findThing } from './thing.ts';

let moment = NOW.getTime();
const deps = project('suspension', () => new Date(moment));
const { db } = deps;
const { account, open, send, author, caseOf, complaintBy, lettersTo, people } = complaintsOver(deps);

beforeEach(async () => {
  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
});
afterEach(() => {
  moment = NOW.getTime();
});

/** A creator whose event somebody complained about, and the case of their account. */
async function accused(uid: string) {
  await author(uid, { days: 60 });
  await send(open, `evento/${uid}`);
  const id = `user_${uid}`;
  expect(await openAuthorCase(deps, `evento_${uid}`, 'mesa')).toEqual({ kind: 'opened', id });
  return { id, subject: subjectOf('user', uid) };
}
async function decide(id: string, decision: Pick<Decision, 'outcome' | 'days'>) {
  const found = await caseOf(id);
  const seen = { round: found?.round ?? 0, seenAt: found?.decidedAt ?? null };
  return settle(deps, id, { text: 'Vendés entradas falsas', by: 'mesa', ...seen, ...decision });
}
const isShown = async (uid: string) => {
  await follow(deps, subjectOf('user', uid));
  const [user, item] = await db.getAll(refs.user(db, uid), refs.item(db, 'evento', uid));
  const isHeld = user?.get('retenido') !== undefined;
  expect(item?.get('visible'), 'the item follows the account').toBe(!isHeld);
  return !isHeld;
};
const about = async (uid: string) => (await lettersTo(uid)).map((letter) => letter.about).sort();

test('a suspended moderator is none any more, so the other one decides alone', async () => {
  const { id } = await accused('otra');
  await refs.moderator(db, 'otra').set({ addedAt: NOW });
  expect(await decide(id, { outcome: 'suspended', days: null })).toEqual({ kind: 'settled' });
  expect((await refs.moderator(db, 'otra').get()).exists).toBe(false);
});

test('a suspended account shows nothing, learns why, and everything returns when the time is over', async () => {
  const { id, subject } = await accused('plazo');
  const until = new Date(moment + 7 * DAY_MS);
  for (let n = 0; n < 2; n++)
    expect(await decide(id, { outcome: 'suspended', days: 7 })).toEqual({ kind: 'settled' });
  expect(await isShown('plazo')).toBe(false);
  expect(await accountStanding(deps, 'plazo')).toEqual({ kind: 'suspended', until });
  expect(await caseOf(id)).toMatchObject({ status: 'suspended', waiting: false, suspendedUntil: until });
  expect(await aboutOwn(deps, 'plazo', subject)).toEqual({
    of: subject,
    state: 'suspended',
    reasons: [],
    text: 'Vendés entradas falsas',
    canAppeal: true,
    suspendedUntil: until.getTime(),
    titulo: expect.any(String),
    appeal: '',
  });
  expect(await aboutOwn(deps, 'plazo', subjectOf('evento', 'plazo')), 'a thing of it').toMatchObject({
    of: subject,
  });
  expect(await lettersTo('plazo')).toMatchObject([{ about: 'suspended', until: until.toISOString() }]);
  moment = until.getTime() - 1;
  expect(await endSuspensions(deps)).toBe(0);
  expect(await isShown('plazo')).toBe(false);
  moment = until.getTime();
  expect(await endSuspensions(deps)).toBe(1);
  expect(await endSuspensions(deps), 'again').toBe(0);
  expect(await isShown('plazo')).toBe(true);
  expect((await refs.user(db, 'plazo').get()).get('suspendedUntil')).toBeUndefined();
  expect((await refs.held(db, subject).get()).exists).toBe(false);
  expect(await caseOf(id)).toMatchObject({ status: 'cleared', suspendedUntil: null });
  expect(await about('plazo')).toEqual(['lifted', 'suspended']);
});

test('a complaint that led to a suspension stays acted on, also after its end', async () => {
  await author('lleva', { days: 60 });
  await people(['lleva.r']);
  await send(account('lleva.r'), 'perfil/lleva');
  const { reference = '' } = (await complaintBy('user_lleva', 'lleva.r')) ?? {};
  const stateFor = (uid: string | null) => stateOfComplaint(db, reference, uid);
  expect(await stateFor('lleva.r')).toEqual({ state: 'received', outcome: null });
  await decide('user_lleva', { outcome: 'suspended', days: 7 });
  moment += 8 * DAY_MS;
  await endSuspensions(deps);
  expect(await stateFor('lleva.r')).toEqual({ state: 'decided', outcome: 'acted' });
  expect(await stateFor(null)).toEqual({ state: 'decided', outcome: null });
});

test('a suspension for good is lifted without an appeal; another one after an appeal is a decision of its own', async () => {
  const { id, subject } = await accused('siempre');
  await decide(id, { outcome: 'suspended', days: null });
  expect(await accountStanding(deps, 'siempre')).toEqual({ kind: 'suspended', until: FOR_GOOD });
  expect(await decide(id, { outcome: 'removed' }), 'closed').toEqual({ kind: 'stale' });
  moment += 1000;
  expect(await appeal(deps, 'siempre', { of: subject, text: 'No fui yo' })).toBe(true);
  expect(await decide(id, { outcome: 'suspended', days: 30 })).toEqual({ kind: 'settled' });
  const until = new Date(moment + 30 * DAY_MS);
  expect(await accountStanding(deps, 'siempre')).toEqual({ kind: 'suspended', until });
  moment += 1000;
  expect(await decide(id, { outcome: 'cleared' })).toEqual({ kind: 'settled' });
  expect(await isShown('siempre')).toBe(true);
  expect(await accountStanding(deps, 'siempre')).toEqual({ kind: 'open' });
  expect(await about('siempre')).toEqual(['lifted', 'suspended', 'suspended']);
});

test('a suspension that begins while the last one ends stays', async () => {
  const { id } = await accused('justo');
  await decide(id, { outcome: 'suspended', days: 7 });
  moment += 1000;
  await appeal(deps, 'justo', { of: subjectOf('user', 'justo'), text: 'No fui yo' });
  moment += 7 * DAY_MS;
  await Promise.all([endSuspensions(deps), decide(id, { outcome: 'suspended', days: 30 })]);
  const { kind } = await accountStanding(deps, 'justo');
  expect(await isShown('justo')).toBe(kind === 'open');
  expect((await caseOf(id))?.status).toBe(kind === 'open' ? 'cleared' : 'suspended');
});

test('a complaint or a listed link that comes with a suspension leaves it, and its author may appeal', async () => {
  const { id, subject } = await accused('aprieta');
  const thing = await findThing(deps, 'perfil/aprieta');
  if (!thing) throw new Error('no thing');
  await decide(id, { outcome: 'suspended', days: null });
  const sent = { reason: 'spam', text: '', id: random128() } as const;
  expect(await complain(deps, open, thing, sent), 'read before').toEqual({ kind: 'not-found' });
  const hosts = { listedHosts: ['malo.example'] };
  await refs.user(db, 'aprieta').update(hosts);
  await refs.linkNote(db, subject).set({ subject, at: NOW });
  expect(await bringLinks(deps)).toBe(0);
  expect(await caseOf(id)).toMatchObject({
    round: 1,
    status: 'suspended',
    waiting: false,
    hosts: { listed: ['malo.example'], alike: [] },
  });
  expect(await aboutOwn(deps, 'aprieta', subject)).toMatchObject({ canAppeal: true });
});

test('a suspension that outlives its case is lifted by a new one', async () => {
  const { id, subject } = await accused('vencida');
  await decide(id, { outcome: 'suspended', days: null });
  await refs.case(db, id).delete();
  expect(await aboutOwn(deps, 'vencida', subject)).toBeNull();
  expect(await openCase(deps, subject, 'mesa')).toEqual({ kind: 'opened', id });
  expect(await aboutOwn(deps, 'vencida', subject)).toMatchObject({ suspendedUntil: FOR_GOOD.getTime() });
  expect(await decide(id, { outcome: 'cleared' })).toEqual({ kind: 'settled' });
  expect(await isShown('vencida')).toBe(true);
  expect(await accountStanding(deps, 'vencida')).toEqual({ kind: 'open' });
});

test('a case of an account is opened once, and by moderators alone', async () => {
  const { id } = await accused('una');
  moment += 1000;
  expect(await openAuthorCase(deps, 'evento_una', 'mesa')).toEqual({ kind: 'opened', id });
  expect(await caseOf(id)).toMatchObject({ round: 1, waiting: true, firstAt: NOW });
  expect(await openAuthorCase(deps, 'evento_una', 'otra')).toEqual({ kind: 'no-moderator' });
  expect(await openAuthorCase(deps, 'evento_nada', 'mesa')).toEqual({ kind: 'no-case' });
});
