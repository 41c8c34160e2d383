import { messages } from '@vidriera/domain/messages/messages';
import type { HttpsError } from 'firebase-functions/https';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { logger } from '../../base/process/logger.ts';
import { seatOptions } from '../../base/process/options.ts';
import { doorDates } from './dates.ts';
import { findAtDoor } from './find.ts';
import { inviteToDoor, joinDoor, withdrawFromDoor } from './helpers.ts';
import { openDoor } from './open.ts';
import type { DoorRefusal, ListAt } from './standing.ts';
import { type SyncRefusal, syncDoor } from './sync.ts';

/** Callable `door`: see domain/door/wire-schema. Helpers have no session. */
export const door = define('door', seatOptions, {
  dates: {
    who: 'session',
    limits: ['door'],
    answer: async ({ uid }) => ({ what: 'dates', dates: await doorDates(services(), uid) }),
  },
  open: {
    who: 'helper',
    limits: ['door'],
    answer: async ({ by, input }) => {
      const opened = await openDoor(services(), dateOf(input), by, input);
      if (typeof opened === 'string') throw refused(opened, by.helper !== null);
      return { what: 'open', ...opened };
    },
  },
  find: {
    who: 'helper',
    limits: ['door', 'doorFind'],
    answer: async ({ by, input }) => {
      const nonces = await findAtDoor(services(), dateOf(input), by, input.words);
      if (typeof nonces === 'string') throw refused(nonces, by.helper !== null);
      return { what: 'find', nonces };
    },
  },
  sync: {
    who: 'helper',
    limits: ['door'],
    answer: async ({ by, input }) => {
      const doors = await syncDoor(services(), dateOf(input), by, input);
      if (typeof doors === 'string') throw refused(doors, by.helper !== null);
      const { evento, ticks } = input;
      if (ticks.length > 0) logger.info('door: ticks', { evento, count: ticks.length });
      return { what: 'sync', doors };
    },
  },
  join: {
    who: 'anybody',
    limits: ['door'],
    answer: async ({ input }) => {
      const joined = await joinDoor(services(), dateOf(input), input.link, input.secret);
      if (typeof joined === 'string') throw refused(joined, true);
      return { what: 'join', helper: joined };
    },
  },
  invite: {
    who: 'session',
    limits: ['door'],
    answer: async ({ uid, input }) => {
      const invitation = await inviteToDoor(services(), dateOf(input), uid, input);
      if (typeof invitation === 'string') throw refused(invitation, false);
      return { what: 'invite', ...invitation };
    },
  },
  withdraw: {
    who: 'session',
    limits: ['door'],
    answer: async ({ uid, input }) => {
      const withdrawn = await withdrawFromDoor(services(), dateOf(input), uid, input.id);
      if (typeof withdrawn === 'string') throw refused(withdrawn, false);
      return { what: 'withdraw', withdrawn };
    },
  },
});

const dateOf = ({ evento, fecha }: ListAt): ListAt => ({ evento, fecha });

type Why = DoorRefusal | SyncRefusal | 'too-many-helpers';

const REFUSALS: Refusals<{ kind: Why }> = {
  'not-found': ['not-found', messages.door.notYours],
  over: ['over', messages.door.over],
  forged: ['invalid-data', messages.door.noSuchParty],
  'too-many-doors': ['too-many-open', messages.door.tooManyDoors],
  'too-many-helpers': ['too-many-helpers', messages.door.tooManyHelpers],
};

const refused = (why: Why, isHelper: boolean): HttpsError =>
  isHelper && why === 'not-found'
    ? refusal('not-found', messages.door.helperGone)
    : refusedBy(REFUSALS, { kind: why });
