import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';
import { settle } from '../complaints/settle.ts';
import { readDeskCase } from './look.ts';
import { mute } from './mute.ts';

let moment = NOW.getTime();
const deps = project('mute', () => new Date(moment));
const { db } = deps;
const { account, send, people, author, caseOf, complaintBy, isHeld, lettersTo } = complaintsOver(deps);

async function moderator(uid: string) {
  await people([uid]);
  await refs.moderator(db, uid).set({ addedAt: NOW });
  return { uid };
}

/** A new creator's event, held by one account's grave complaint. */
async function complainedEvent(uid: string) {
  await author(uid);
  await people([`${uid}.r`]);
  await send(account(`${uid}.r`), `evento/${uid}`, { reason: 'fraud', text: 'Piden la clave del banco' });
  const id = `evento_${uid}`;
  const reference = (await complaintBy(id, `${uid}.r`))?.reference ?? '';
  return { id, of: `evento/${uid}`, reporter: `${uid}.r`, reference };
}
const seenOf = async (id: string) => {
  const found = await caseOf(id);
  return { round: found?.round ?? 0, seenAt: found?.decidedAt ?? null };
};

test('a muted person’s complaints weigh nothing, until they are given back', async () => {
  const { uid } = await moderator('mesa.calla');
  const { id, of, reporter, reference } = await complainedEvent('callada');
  const by = { id, reference, by: uid };
  for (let n = 0; n < 2; n++) expect(await mute(deps, { ...by, isMuted: true })).toBe('done');
  expect(await caseOf(id)).toMatchObject({
    counts: { able: {}, muted: { fraud: 1 } },
    status: 'open',
    wasHeldAlone: false,
  });
  expect(await isHeld(of), 'held by that person alone').toBe(false);
  expect((await lettersTo('callada')).map(({ about }) => about).sort()).toEqual(['back', 'held']);
  await author('otrafiesta');
  await send(account(reporter), 'evento/otrafiesta', { reason: 'minors' });
  expect(await isHeld('evento/otrafiesta')).toBe(false);
  moment += 1000;
  await mute(deps, { ...by, isMuted: false });
  expect((await readDeskCase(deps, id, uid))?.log.map(({ action }) => action)).toEqual(['unmuted', 'muted']);
  expect(await mute(deps, { ...by, reference: 'D-NADIE', isMuted: true })).toBe('no-complaint');
});

test('one account’s grave complaint alone holds one thing at a time', async () => {
  const { uid: by } = await moderator('mesa.una');
  const { id, reporter } = await complainedEvent('primera');
  for (const name of ['segunda', 'tercera']) await author(name);
  await send(account(reporter), 'evento/segunda', { reason: 'fraud' });
  expect(await isHeld('evento/segunda')).toBe(false);
  await settle(deps, id, { outcome: 'removed', text: '', by, ...(await seenOf(id)) });
  await send(account(reporter), 'evento/tercera', { reason: 'fraud' });
  expect(await isHeld('evento/tercera')).toBe(true);
});
