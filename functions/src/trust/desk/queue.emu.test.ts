import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { OPERATOR } from '../../base/letters/queue.ts';
import { logger } from '../../base/process/logger.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';
import { appeal } from '../complaints/appeal.ts';
import { settle } from '../complaints/settle.ts';
import { takeDown } from '../complaints/takedown.ts';
import { tellDesk } from '../complaints/tell-desk.ts';
import { readLane, readQueue } from './queue.ts';

let moment = NOW.getTime();
const deps = project('queue', () => new Date(moment));
const { db } = deps;
const { account, open, send, people, author, caseOf, lettersTo } = complaintsOver(deps);
const MINUTE = 60_000;

beforeEach(async () => {
  moment = NOW.getTime();
  for (const name of ['case', 'moderators', 'mail']) await deps.db.recursiveDelete(db.collection(name));
  await refs.deskTold(db).delete();
  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
});

/** An author of sixty days, whose things complaints alone don't hold. */
const old = (uid: string) => author(uid, { days: 60 });
const lanes = async () =>
  Object.fromEntries(
    (await readQueue(deps, 'mesa')).map(({ lane, count, cases }) => [
      lane,
      [count, ...cases.map(({ id }) => id)],
    ]),
  );
async function decide(id: string, outcome: 'held' | 'removed') {
  const found = await caseOf(id);
  const seen = { round: found?.round ?? 0, seenAt: found?.decidedAt ?? null };
  expect(await settle(deps, id, { outcome, text: '', by: 'mesa', ...seen })).toEqual({ kind: 'settled' });
}

test('each case waits in one lane, first those that wait longest; later complaints move none', async () => {
  await people(['grave.r', 'comun.r']);
  for (const uid of ['grave', 'comun', 'anon', 'anon_b', 'apela', 'retira']) await old(uid);
  await send(open, 'evento/anon');
  moment += MINUTE;
  await send(open, 'evento/anon_b');
  await send(open, 'evento/anon');
  await send(account('grave.r'), 'evento/grave', { reason: 'minors' });
  await send(account('comun.r'), 'evento/comun');
  await send(open, 'evento/apela');
  await decide('evento_apela', 'removed');
  moment += MINUTE;
  await appeal(deps, 'apela', { of: subjectOf('evento', 'apela'), text: 'No' });
  moment += MINUTE;
  await takeDown(deps, subjectOf('evento', 'retira'), '');
  expect(await lanes()).toEqual({
    appeals: [2, 'evento_apela', 'evento_retira'],
    holds: [1, 'evento_grave'],
    accounts: [1, 'evento_comun'],
    rest: [2, 'evento_anon', 'evento_anon_b'],
  });
});

test('cases without an account hide no appeal; a lane has pages, and an author’s cases one row', async () => {
  await old('muchas');
  const first = (await refs.item(db, 'evento', 'muchas').get()).data() ?? {};
  const ids = Array.from({ length: 60 }, (_, n) => `m${String(n).padStart(2, '0')}`);
  for (const id of ids) {
    await refs.item(db, 'evento', id).set(first);
    moment += MINUTE;
    await send(open, `evento/${id}`);
  }
  await old('otra');
  await send(open, 'evento/otra');
  const [, , , rest] = await readQueue(deps, 'mesa');
  expect([rest?.count, rest?.cases.map(({ id, folded }) => [id, folded.length])]).toEqual([
    61,
    [['evento_m00', 49]],
  ]);
  if (!rest?.next) throw new Error('no page');
  const page = await readLane(deps, 'rest', { by: 'mesa', after: rest.next });
  expect(page.cases.map(({ id, folded }) => [id, folded.length])).toEqual([
    ['evento_m50', 9],
    ['evento_otra', 0],
  ]);
  expect(page.next).toBeNull();
});

test('an unreadable case hides no other', async () => {
  await old('sola');
  await send(open, 'evento/sola');
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  await refs.case(db, 'evento_roto').set({ lane: 'rest', waitsSince: NOW });
  expect((await lanes()).rest).toEqual([2, 'evento_sola']);
  expect(error.mock.calls).toMatchObject([[expect.any(String), { paths: ['case/evento_roto'] }]]);
  error.mockRestore();
});

test('moderators get one letter an hour about all that waits, and one at once about the first grave case', async () => {
  await people(['l.r', 'l.s']);
  for (const uid of ['l0', 'l1', 'l2', 'l3', 'l4']) await old(uid);
  const told = async () => {
    await tellDesk(deps);
    return (await lettersTo('mesa')).map(({ waiting, titulo }) => `${waiting} ${titulo}`).sort();
  };
  expect(await told()).toEqual([]);
  await send(open, 'evento/l0', { reason: 'minors' });
  expect(await told()).toEqual(['1 Fiesta l0']);
  for (let n = 0; n < 50; n++) await send(open, 'evento/l1', { reason: 'minors' });
  moment += MINUTE;
  expect(await told(), 'complaints without an account wait for the hour').toHaveLength(1);
  await send(account('l.r'), 'evento/l2', { reason: 'minors' });
  expect(await told()).toEqual(['1 Fiesta l0', '3 Fiesta l2']);
  moment += MINUTE;
  await send(account('l.s'), 'evento/l3', { reason: 'minors' });
  expect(await told(), 'a second grave one waits').toHaveLength(2);
  moment += 60 * MINUTE;
  expect(await told()).toEqual(['1 Fiesta l0', '3 Fiesta l2', '4 Fiesta l3']);
  moment += 60 * MINUTE;
  expect(await told(), 'nothing new').toHaveLength(3);
});

test('a grave case that was decided hides no earlier one that waits', async () => {
  await people(['g.r', 'g.s']);
  for (const uid of ['g1', 'g2']) await old(uid);
  await send(account('g.r'), 'evento/g1', { reason: 'minors' });
  moment += MINUTE;
  await send(account('g.s'), 'evento/g2', { reason: 'minors' });
  await decide('evento_g2', 'removed');
  expect(await tellDesk(deps)).toBe(1);
  expect(await lettersTo('mesa')).toMatchObject([{ titulo: 'Fiesta g1', waiting: 1 }]);
});

test('while there is no moderator, the operator is told', async () => {
  await refs.moderator(db, 'mesa').delete();
  await old('nadie');
  await send(open, 'evento/nadie');
  expect(await tellDesk(deps)).toBe(1);
  expect(await lettersTo(OPERATOR)).toMatchObject([{ about: 'desk', waiting: 1 }]);
  expect(await tellDesk(deps), 'once').toBe(0);
  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
});
