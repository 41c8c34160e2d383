import { random128 } from '@vidriera/domain/claim/random-128';
import { messages } from '@vidriera/domain/messages/messages';
import { expect, test } from 'vitest';
import { refs } from '../../base/firestore/refs.ts';
import { createLimiter } from '../../base/limits/limiter.ts';
import { TABLE } from '../../base/limits/table.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { NOW, project } from '../../testing/project.ts';
import { readDeskCase } from '../desk/look.ts';
import { complainWithin } from './complain-within.ts';
import { settle } from './settle.ts';
import { findThing } from './thing.ts';

const deps = project('within');
const { db, now } = deps;
const limiter = createLimiter({ db, now, secret: 'a secret of at least so many characters' });
const { open, author, caseOf } = complaintsOver(deps);
const sent = () => ({ reason: 'spam', text: '', id: random128() }) as const;

test('a flood without accounts writes its case forty times; the desk counts the rest, up to ten times as many', async () => {
  await author('inundada', { days: 60 });
  const thing = await findThing(deps, 'evento/inundada');
  if (!thing) throw new Error('no thing');
  const send = (one = sent()) => complainWithin({ db, now, limiter }, open, thing, one);
  const { account: most } = TABLE.openComplaintsOf;
  for (let n = 0; n < most + 3; n++) expect(await send()).toMatchObject({ kind: 'stored' });
  const once = sent();
  expect(await send(once)).toEqual(await send(once));
  expect((await caseOf('evento_inundada'))?.counts).toEqual({ open: { spam: most } });
  expect(await complainWithin({ db, now, limiter }, open, { ...thing, shown: null }, sent())).toEqual({
    kind: 'not-found',
  });
  await refs.moderator(db, 'mesa').set({ addedAt: NOW });
  expect((await readDeskCase(deps, 'evento_inundada', 'mesa'))?.complaints).toBe(most + 4);
  const found = await caseOf('evento_inundada');
  const seen = { round: found?.round ?? 0, seenAt: null, by: 'mesa' };
  await settle(deps, 'evento_inundada', { outcome: 'cleared', text: '', ...seen });
  expect(await send(), 'after a decision').toMatchObject({ kind: 'flood', words: messages.complaints.flood });
  const full = { take: async () => ({ kind: 'refused', by: 'account', seconds: 60 }) as const };
  expect(await complainWithin({ db, now, limiter: full }, open, thing, sent())).toEqual({
    kind: 'flood',
    seconds: 60,
    words: messages.complaints.flood,
  });
});
