import type { OUTCOMES } from '@vidriera/domain/desk/wire-schema';
import { SUSPENSION_DAYS } from '@vidriera/domain/usuario/suspension';
import { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { settle } from '../../trust/complaints/settle.ts';
import { readCase } from '../../trust/complaints/stored.ts';
import { mute } from '../../trust/desk/mute.ts';
import { operate } from './operate.ts';

const daysSchema = z.pipe(
  z.transform((word: unknown) => (word === 'always' ? null : Number(word))),
  z.literal(SUSPENSION_DAYS),
);
const wordsSchema = z.union([
  z.tuple([z.literal('mute'), z.string(), z.string()]),
  z.tuple([z.literal('decide'), z.string(), z.literal('suspended'), daysSchema], z.string()),
  z.tuple([z.literal('decide'), z.string(), z.enum(['held', 'cleared', 'removed'])], z.string()),
]);

/** `npm run desk -- decide CASE OUTCOME [WORDS…]`, `npm run desk -- mute CASE REFERENCE [--lift]` (ops/src/verbs/operate.ts). */
await operate(async ({ words, lift, dryRun, log }) => {
  const deps = services();
  const [action, id, ...rest] = wordsSchema.parse(words);
  const found = readCase(await refs.case(deps.db, id).get());
  if (!found) {
    log(`There is no case ${id}.`);
    return false;
  }
  if (dryRun) {
    log(`${id} is ${found.status}${found.waiting ? ', and waits' : ''}: would ${action} ${rest.join(' ')}`);
    return true;
  }
  if (action === 'mute') {
    const outcome = await mute(deps, { id, reference: String(rest[0]), isMuted: !lift, by: null });
    log(`${rest[0]}: ${outcome}`);
    return outcome === 'done';
  }
  const [outcome, ...more] = rest as [(typeof OUTCOMES)[number], ...unknown[]];
  const isSuspension = outcome === 'suspended';
  const { kind } = await settle(deps, id, {
    outcome,
    round: found.round,
    seenAt: found.decidedAt,
    by: null,
    ...(isSuspension && { days: more[0] as (typeof SUSPENSION_DAYS)[number] }),
    text: more.slice(isSuspension ? 1 : 0).join(' '),
  });
  log(`${id}: ${kind}`);
  return kind === 'settled';
});
