import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { HttpsError } from 'firebase-functions/https';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { countFollowers, listMine } from './listed.ts';
import { markNewsRead, readNews } from './news.ts';
import { block, follow, type RelateOutcome, unblock, unfollow } from './relate.ts';

type Answer = z.input<(typeof callables)['following']['output']>;
const ACTS = { follow, unfollow, block, unblock } as const;

/** As the API sends cards: the SDK of callables would make an empty object of a date. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Callable `following`: see domain/api/callables-schema. */
export const following = callable(callableOptions, async (request): Promise<Answer> => {
  const uid = uidOf(request);
  const input = inputOf('following', request.data);
  await limited('following', request);
  await throwIfGone(uid, `following ${input.what}`);
  const deps = services();
  const { what } = input;
  switch (what) {
    case 'news':
      return { what, ...asJson(await readNews(deps, uid)) };
    case 'read':
      await markNewsRead(deps, uid, input.until);
      return { what };
    case 'mine':
      return { what, ...(await listMine(deps, uid)) };
    case 'followers':
      return { what, followers: await countFollowers(deps, uid) };
    default: {
      const { kind } = await ACTS[what](deps, { uid, creador: input.creador });
      logger.info(`following: ${what}`, { outcome: kind });
      if (kind !== 'done') throw refused(kind, what);
      return { what };
    }
  }
});

function refused(kind: Exclude<RelateOutcome['kind'], 'done'>, what: keyof typeof ACTS): HttpsError {
  switch (kind) {
    case 'no-account':
      return refusal('no-session', messages.session.expired);
    case 'not-found':
      return refusal('not-found', messages.following.notThere);
    case 'yourself':
      return refusal('invalid-data', messages.following.yourself);
    case 'full':
      return refusal(
        'too-many-open',
        what === 'block' ? messages.following.fullBlocked : messages.following.fullFollows,
      );
  }
}
