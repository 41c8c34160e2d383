import { Query } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { mailProject } from '../../testing/mail.ts';
import { sendDue } from './due.ts';

const { deps, server, signedUp, queue } = await mailProject('due');

test('a run reads each due letter once, however many there are', async () => {
  const uids = Array.from({ length: 45 }, (_, index) => `cola${index}`);
  await signedUp(uids);
  for (const uid of uids) await queue(uid, { kind: 'reset-password', isOwner: false });
  const get = vi.spyOn(Query.prototype, 'get');
  expect(await sendDue(deps, () => true)).toEqual({ looked: 45 });
  const answers = await Promise.all(get.mock.results.map(({ value }) => value));
  get.mockRestore();
  expect(answers.reduce((sum, { size }) => sum + size, 0)).toBe(45);
  expect(new Set(server.taken.flatMap(({ to }) => to ?? [])).size).toBe(45);
});
