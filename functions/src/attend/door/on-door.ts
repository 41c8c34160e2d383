import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { CallableRequest, HttpsError } from 'firebase-functions/https';
import { services } from '../../base/firestore/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { seatOptions } from '../../base/process/options.ts';
import { doorDates } from './dates.ts';
import { findAtDoor } from './find.ts';
import { inviteToDoor, joinDoor, withdrawFromDoor } from './helpers.ts';
import { openDoor } from './open.ts';
import type { DoorRefusal } from './standing.ts';
import { type SyncRefusal, syncDoor } from './sync.ts';

type Answer = z.input<(typeof callables)['door']['output']>;

/** Callable `door`: see domain/door/wire-schema. Helpers have no session. */
export const door = callable(seatOptions, async (request): Promise<Answer> => {
  const input = inputOf('door', request.data);
  await limited('door', request);
  const { db, now } = services();
  const deps = { db, now };
  if (input.what === 'dates') {
    const { uid } = await creatorOf(request);
    return { what: 'dates', dates: await doorDates(deps, uid) };
  }
  const { evento, fecha } = input;
  const at = { evento, fecha };
  switch (input.what) {
    case 'open': {
      const who = await whoAsks(request, input.helper);
      const opened = await openDoor(deps, at, who, input);
      if (typeof opened === 'string') throw refused(opened, who.helper !== null);
      return { what: 'open', ...opened };
    }
    case 'find': {
      await limited('doorFind', request);
      const who = await whoAsks(request, input.helper);
      const nonces = await findAtDoor(deps, at, who, input.words);
      if (typeof nonces === 'string') throw refused(nonces, who.helper !== null);
      return { what: 'find', nonces };
    }
    case 'sync': {
      const who = await whoAsks(request, input.helper);
      const doors = await syncDoor(deps, at, who, input);
      if (typeof doors === 'string') throw refused(doors, who.helper !== null);
      if (input.ticks.length > 0) logger.info('door: ticks', { evento, count: input.ticks.length });
      return { what: 'sync', doors };
    }
    case 'join': {
      const joined = await joinDoor(deps, at, input.link, input.secret);
      if (typeof joined === 'string') throw refused(joined, true);
      return { what: 'join', helper: joined };
    }
    case 'invite': {
      const { uid } = await creatorOf(request);
      const invitation = await inviteToDoor(deps, at, uid, input);
      if (typeof invitation === 'string') throw refused(invitation, false);
      return { what: 'invite', ...invitation };
    }
    case 'withdraw': {
      const { uid } = await creatorOf(request);
      const withdrawn = await withdrawFromDoor(deps, at, uid, input.id);
      if (typeof withdrawn === 'string') throw refused(withdrawn, false);
      return { what: 'withdraw', withdrawn };
    }
  }
});

async function creatorOf(request: CallableRequest): Promise<{ uid: string; helper: null }> {
  const uid = uidOf(request);
  await throwIfGone(uid);
  return { uid, helper: null };
}

/** A helper by their secret, or else the session. */
const whoAsks = async (request: CallableRequest, helper: { id: string; secret: string } | null) =>
  helper ? { uid: null, helper } : creatorOf(request);

function refused(why: DoorRefusal | SyncRefusal | 'too-many-helpers', isHelper: boolean): HttpsError {
  switch (why) {
    case 'not-found':
      return refusal('not-found', isHelper ? messages.door.helperGone : messages.door.notYours);
    case 'over':
      return refusal('over', messages.door.over);
    case 'forged':
      return refusal('invalid-data', messages.door.noSuchParty);
    case 'too-many-doors':
      return refusal('too-many-open', messages.door.tooManyDoors);
    case 'too-many-helpers':
      return refusal('too-many-helpers', messages.door.tooManyHelpers);
  }
}
