import type { callables } from '@vidriera/domain/api/callables-schema';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { logger } from '../../base/process/logger.ts';
import { callableOptions } from '../../base/process/options.ts';
import { type OpenedCase, openAuthorCase, openCase } from '../complaints/open-case.ts';
import { settle } from '../complaints/settle.ts';
import { readDeskCase, readDeskLog } from './look.ts';
import { mute } from './mute.ts';
import { readPictureOfCase } from './picture.ts';
import { readLane, readQueue } from './queue.ts';
import { requireModerator } from './require-moderator.ts';
import { readPersonNamed, verify } from './verify.ts';

type Input = z.output<(typeof callables)['desk']['input']>;
type Answer = z.input<(typeof callables)['desk']['output']>;

/** Callable `desk`: see domain/desk/wire-schema. */
export const desk = callable(callableOptions, async (request): Promise<Answer> => {
  const uid = uidOf(request);
  const input = inputOf('desk', request.data);
  await limited('desk', request);
  await requireModerator(services(), request);
  const { db, now } = services();
  const deps = { db, now };
  switch (input.what) {
    case 'queue':
      return { what: input.what, lanes: await readQueue(deps, uid) };
    case 'lane':
      return { what: input.what, lane: await readLane(deps, input.lane, { ...input, by: uid }) };
    case 'case': {
      const found = await readDeskCase(deps, input.id, uid);
      if (!found) throw refusal('not-found', messages.desk.noCase);
      return { what: input.what, case: found };
    }
    case 'log': {
      const found = await readDeskLog(deps, input.id, { ...input, by: uid });
      if (!found) throw refusal('not-found', messages.desk.noCase);
      return { what: input.what, ...found };
    }
    case 'decide':
      return decided(input, uid);
    case 'picture':
      return { what: input.what, webp: await readPictureOfCase(services(), input.id, input.path, uid) };
    case 'author':
      return { what: input.what, id: idOf(await openAuthorCase(deps, input.id, uid)) };
    case 'account': {
      const found = await readPersonNamed({ db }, input.username);
      if (!found || found.uid === uid) throw refusal('not-found', messages.desk.noPerson);
      return { what: input.what, id: idOf(await openCase(deps, subjectOf('user', found.uid), uid)) };
    }
    case 'mute': {
      const outcome = await mute(deps, { ...input, by: uid });
      if (outcome === 'no-moderator') throw refusal('not-found', messages.desk.notAModerator);
      if (outcome === 'no-complaint') throw refusal('not-found', messages.desk.noComplaint);
      return { what: input.what };
    }
    case 'person': {
      const found = await readPersonNamed({ db }, input.username);
      if (!found || found.uid === uid) throw refusal('not-found', messages.desk.noPerson);
      return { what: input.what, person: found.person };
    }
    case 'verify': {
      const outcome = await verify(deps, { ...input, by: uid });
      logger.info('desk: verify', { outcome, isVerified: input.isVerified });
      if (outcome === 'no-moderator') throw refusal('not-found', messages.desk.notAModerator);
      if (outcome === 'stale') throw refusal('over', messages.desk.otherName);
      return { what: input.what };
    }
  }
});

/** @throws HttpsError */
function idOf(opened: OpenedCase): string {
  if (opened.kind === 'opened') return opened.id;
  throw refusal('not-found', opened.kind === 'no-case' ? messages.desk.noCase : messages.desk.notAModerator);
}

async function decided(input: Extract<Input, { what: 'decide' }>, by: string): Promise<Answer> {
  const { id, outcome, days, text, round, seenAt } = input;
  const decision = { outcome, days, text, round, seenAt: seenAt === null ? null : new Date(seenAt), by };
  const { kind } = await settle(services(), id, decision);
  logger.info('desk: decision', { case: id, outcome, kind });
  switch (kind) {
    case 'settled':
      return { what: 'decide' };
    case 'no-moderator':
      throw refusal('not-found', messages.desk.notAModerator);
    case 'for-another':
      throw refusal('over', messages.desk.forAnother);
    case 'no-case':
      throw refusal('not-found', messages.desk.noCase);
    case 'stale':
      throw refusal('over', messages.desk.stale);
  }
}
