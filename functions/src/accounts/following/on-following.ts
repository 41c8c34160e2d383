import { messages } from '@vidriera/domain/messages/messages';

import { type Call, define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { countFollowers, listMine } from './listed.ts';
import { markNewsRead, readNews } from './news.ts';
import { block, follow, type RelateOutcome, unblock, unfollow } from './relate.ts';

const ACTS = { follow, unfollow, block, unblock } as const;

/** As the API sends cards: the SDK of callables would make an empty object of a date. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const ACT = { limits: ['following'] } as const;
/** Reading, and leaving. */
const READ = { limits: ['following'], even: 'suspended' } as const;

/** Callable `following`: see domain/api/callables-schema. */
export const following = define('following', callableOptions, {
  follow: { who: 'session', ...ACT, answer: (call) => related(call) },
  unfollow: { who: 'session', ...READ, answer: (call) => related(call) },
  block: { who: 'session', ...ACT, answer: (call) => related(call) },
  unblock: { who: 'session', ...READ, answer: (call) => related(call) },
  news: {
    who: 'session',
    ...READ,
    answer: async ({ uid, input: { what } }) => ({ what, ...asJson(await readNews(services(), uid)) }),
  },
  read: {
    who: 'session',
    ...READ,
    answer: async ({ uid, input: { what, until } }) => {
      await markNewsRead(services(), uid, until);
      return { what };
    },
  },
  mine: {
    who: 'session',
    ...READ,
    answer: async ({ uid, input: { what } }) => ({ what, ...(await listMine(services(), uid)) }),
  },
  followers: {
    who: 'session',
    ...READ,
    answer: async ({ uid, input: { what } }) => ({ what, followers: await countFollowers(services(), uid) }),
  },
});

/** @throws HttpsError */
async function related<W extends keyof typeof ACTS>({
  uid,
  input: { what, creador },
}: Call<{ what: W; creador: string }, 'session'>): Promise<{ what: W }> {
  const { kind } = await ACTS[what](services(), { uid, creador });
  logger.info(`following: ${what}`, { outcome: kind });
  if (kind !== 'done') throw refusedBy(what === 'block' ? NOT_BLOCKED : NOT_RELATED, { kind });
  return { what };
}

const NOT_RELATED: Refusals<{ kind: Exclude<RelateOutcome['kind'], 'done'> }> = {
  'no-account': ['no-session', messages.session.expired],
  'not-found': ['not-found', messages.following.notThere],
  yourself: ['invalid-data', messages.following.yourself],
  full: ['too-many-open', messages.following.fullFollows],
};
const NOT_BLOCKED: typeof NOT_RELATED = {
  ...NOT_RELATED,
  full: ['too-many-open', messages.following.fullBlocked],
};
