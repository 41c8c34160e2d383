import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { CallableRequest } from 'firebase-functions/https';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { type OpenedCase, openAuthorCase, openCase } from '../complaints/open-case.ts';
import { type SettleOutcome, settle } from '../complaints/settle.ts';
import { readDeskCase, readDeskLog } from './look.ts';
import { mute } from './mute.ts';
import { readPictureOfCase } from './picture.ts';
import { readLane, readQueue } from './queue.ts';
import { requireModerator } from './require-moderator.ts';
import { readPersonNamed, verify } from './verify.ts';

/** For moderators, who are asked for anew in each call: a suspended or deleted account is none. */
const MODERATOR = {
  limits: ['desk'],
  even: 'gone',
  checks: [({ request }: { request: CallableRequest }) => requireModerator(services(), request)],
} as const;

/** Callable `desk`: see domain/desk/wire-schema. */
export const desk = define('desk', callableOptions, {
  queue: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input: { what } }) => ({ what, lanes: await readQueue(services(), uid) }),
  },
  lane: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input }) => ({
      what: input.what,
      lane: await readLane(services(), input.lane, { ...input, by: uid }),
    }),
  },
  case: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input: { what, id } }) => {
      const found = await readDeskCase(services(), id, uid);
      if (!found) throw refusal('not-found', messages.desk.noCase);
      return { what, case: found };
    },
  },
  log: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input }) => {
      const found = await readDeskLog(services(), input.id, { ...input, by: uid });
      if (!found) throw refusal('not-found', messages.desk.noCase);
      return { what: input.what, ...found };
    },
  },
  decide: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input }) => {
      const { what, id, outcome, days, text, round } = input;
      const seenAt = input.seenAt === null ? null : new Date(input.seenAt);
      const { kind } = await settle(services(), id, { outcome, days, text, round, seenAt, by: uid });
      logger.info('desk: decision', { case: id, outcome, kind });
      if (kind !== 'settled') throw refusedBy(NOT_SETTLED, { kind });
      return { what };
    },
  },
  picture: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input: { what, id, path } }) => ({
      what,
      webp: await readPictureOfCase(services(), id, path, uid),
    }),
  },
  author: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input: { what, id } }) => ({
      what,
      id: idOf(await openAuthorCase(services(), id, uid)),
    }),
  },
  account: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input: { what, username } }) => {
      const found = await anotherNamed(username, uid);
      return { what, id: idOf(await openCase(services(), subjectOf('user', found.uid), uid)) };
    },
  },
  mute: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input }) => {
      const outcome = await mute(services(), { ...input, by: uid });
      if (outcome === 'no-moderator') throw refusal('not-found', messages.desk.notAModerator);
      if (outcome === 'no-complaint') throw refusal('not-found', messages.desk.noComplaint);
      return { what: input.what };
    },
  },
  person: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input: { what, username } }) => ({
      what,
      person: (await anotherNamed(username, uid)).person,
    }),
  },
  verify: {
    who: 'session',
    ...MODERATOR,
    answer: async ({ uid, input }) => {
      const outcome = await verify(services(), { ...input, by: uid });
      logger.info('desk: verify', { outcome, isVerified: input.isVerified });
      if (outcome === 'no-moderator') throw refusal('not-found', messages.desk.notAModerator);
      if (outcome === 'stale') throw refusal('over', messages.desk.otherName);
      return { what: input.what };
    },
  },
});

/** @throws HttpsError */
async function anotherNamed(username: string, uid: string) {
  const found = await readPersonNamed(services(), username);
  if (!found || found.uid === uid) throw refusal('not-found', messages.desk.noPerson);
  return found;
}

/** @throws HttpsError */
function idOf(opened: OpenedCase): string {
  if (opened.kind === 'opened') return opened.id;
  throw refusal('not-found', opened.kind === 'no-case' ? messages.desk.noCase : messages.desk.notAModerator);
}

const NOT_SETTLED: Refusals<{ kind: Exclude<SettleOutcome['kind'], 'settled'> }> = {
  'no-moderator': ['not-found', messages.desk.notAModerator],
  'for-another': ['over', messages.desk.forAnother],
  'no-case': ['not-found', messages.desk.noCase],
  stale: ['over', messages.desk.stale],
};
