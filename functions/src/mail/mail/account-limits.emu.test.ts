import { expect, test } from 'vitest';
import { BLOCK } from '../../base/limits/leases.ts';
import { createLimiter } from '../../base/limits/limiter.ts';
import { TABLE } from '../../base/limits/table.ts';
import { mailProject } from '../../testing/mail.ts';
import { sendLetter } from './send.ts';

const { deps, services, db, signedUp, queue, mail, confirm, server } = await mailProject('account-limits');
const reset = (uid: string, isOwner: boolean) => queue(uid, { kind: 'reset-password', isOwner });

test('letters that strangers ask for leave those of a mailbox’s owner', async () => {
  await signedUp(['acosada']);
  for (let n = 0; n < TABLE.accountMailTo.account; n++)
    expect(await sendLetter(deps, await reset('acosada', false))).toBe('sent');
  expect(await sendLetter(deps, await reset('acosada', false)), 'the eleventh').toBe('dropped');
  expect(await sendLetter(deps, await reset('acosada', true))).toBe('sent');
});

test('above the day’s ceiling letters to unknown people lapse, and those to known accounts go', async () => {
  await signedUp(['conocida']);
  await signedUp(['primera', 'tarde'], { emailVerified: false });
  const full = async () => (await db.collection('limit').where('times', '==', BLOCK).get()).docs;
  const before = new Set((await full()).map(({ id }) => id));
  expect(await sendLetter(deps, await confirm('primera'))).toBe('sent');
  const shared = (await full()).filter(({ id }) => !before.has(id));
  expect(shared, 'one block of the ceiling').toHaveLength(1);
  await shared[0]?.ref.update({ times: TABLE.lettersToUnknown.network });
  const later = { ...deps, limiter: createLimiter({ ...services, secret: deps.secret }) };
  const id = await confirm('tarde');
  expect(await sendLetter(later, id)).toBe('dropped');
  expect(await mail(id)).toMatchObject({ state: 'dropped', reason: 'too-many' });
  server.taken.splice(0);
  expect(await sendLetter(later, await reset('conocida', false))).toBe('sent');
  expect(server.taken).toHaveLength(1);
});
