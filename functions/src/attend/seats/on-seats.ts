import { messages } from '@vidriera/domain/messages/messages';
import type { CallableRequest } from 'firebase-functions/https';
import { define } from '../../base/callables/define.ts';
import { type Refusals, refusedBy } from '../../base/callables/refusals.ts';
import { services } from '../../base/firestore/admin.ts';
import { refusal } from '../../base/http/callable.ts';
import { takerOf } from '../../base/people/taker.ts';
import { logger } from '../../base/process/logger.ts';
import { seatOptions } from '../../base/process/options.ts';
import { markRead } from '../notices/listed.ts';
import { askReminder, dropReminder, type ReminderOutcome } from './ask-reminder.ts';
import { type GoRefusal, go } from './go.ts';
import { impactOf } from './impact.ts';
import { leaveDate } from './leave.ts';
import { dateAfter, listAttending, listDates, listMine } from './listed.ts';
import { type WriteRefusal, writeToGuests } from './messages.ts';
import { keepPlaces } from './move-date.ts';
import { type AnswerRefusal, questionsOf, saveAnswers, setQuestions } from './questions.ts';

const getsMail = ({ auth }: CallableRequest): boolean => auth?.token.email_verified === true;

/** Callable `seats`: see domain/api/callables-schema. */
export const seats = define('seats', seatOptions, {
  dates: {
    who: 'anybody',
    limits: ['seats'],
    answer: async ({ uid, input: { what, evento, fecha }, request }) => {
      const dates = await listDates(services(), uid, evento, fecha);
      if (!dates) throw refusedBy(NOT_DOWN, { kind: 'not-found' });
      const questions = await questionsOf(services().db, evento);
      return { what, dates, questions, getsMail: getsMail(request) };
    },
  },
  go: {
    who: 'session',
    limits: ['seats', 'go'],
    answer: async ({ uid, input, request }) => {
      const { db, now } = services();
      const { who, secret } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const outcome = await go({ db, now, secret }, who, input);
      logger.info('seats: go', { evento: input.evento, outcome: outcome.kind });
      if (outcome.kind !== 'down') throw refusedBy(NOT_DOWN, outcome);
      const date = await dateAfter({ db, now }, uid, input);
      if (!date) throw refusedBy(NOT_DOWN, { kind: 'not-found' });
      return { what: input.what, date, getsMail: getsMail(request) };
    },
  },
  leave: {
    who: 'session',
    limits: ['seats', 'go'],
    even: 'suspended',
    answer: async ({ uid, input }) => {
      const { db, now } = services();
      const left = await leaveDate({ db, now }, uid, input);
      logger.info('seats: leave', { evento: input.evento, left });
      return { what: input.what, left };
    },
  },
  remind: {
    who: 'session',
    limits: ['seats', 'go'],
    answer: async ({ uid, input, request }) => {
      const { who } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const outcome = await askReminder(services(), who, input);
      logger.info('seats: remind', { evento: input.evento, outcome: outcome.kind });
      if (outcome.kind !== 'asked') throw refusedBy(NOT_REMINDED, outcome);
      return { what: input.what, at: outcome.at };
    },
  },
  unremind: {
    who: 'session',
    limits: ['seats', 'go'],
    even: 'suspended',
    answer: async ({ uid, input }) => {
      await dropReminder(services(), uid, input);
      return { what: input.what };
    },
  },
  mine: {
    who: 'session',
    limits: ['seats'],
    even: 'suspended',
    answer: async ({ uid, input: { what } }) => ({ what, ...(await listMine(services(), uid)) }),
  },
  seen: {
    who: 'session',
    limits: ['seats'],
    even: 'suspended',
    answer: async ({ uid, input: { what, ids } }) => {
      await markRead(services(), uid, ids);
      return { what };
    },
  },
  attending: {
    who: 'session',
    limits: ['seats'],
    even: 'suspended',
    answer: async ({ uid, input }) => {
      const listed = await listAttending(services(), uid, input);
      if (!listed) throw refusal('not-found', messages.seats.notYours);
      return { what: input.what, ...listed };
    },
  },
  ask: {
    who: 'session',
    limits: ['seats'],
    answer: async ({ uid, input }) => {
      if (!(await setQuestions(services(), uid, input))) throw refusal('not-found', messages.seats.notYours);
      return { what: input.what };
    },
  },
  answer: {
    who: 'session',
    limits: ['seats', 'go'],
    answer: async ({ uid, input }) => {
      const outcome = await saveAnswers(services(), uid, input);
      if (outcome.kind !== 'saved') throw refusedBy(NOT_ANSWERED, outcome);
      return { what: input.what };
    },
  },
  write: {
    who: 'session',
    limits: ['seats', 'go'],
    answer: async ({ uid, input }) => {
      const outcome = await writeToGuests(services(), uid, input);
      logger.info('seats: write', { evento: input.evento, outcome: outcome.kind });
      if (outcome.kind !== 'written') throw refusedBy(NOT_WRITTEN, outcome);
      return { what: input.what, people: outcome.people };
    },
  },
  keep: {
    who: 'session',
    limits: ['seats'],
    answer: async ({ uid, input }) => {
      const { kind } = await keepPlaces(services(), uid, input);
      if (kind === 'not-found') throw refusal('not-found', messages.seats.notYours);
      if (kind === 'over') throw refusal('over', messages.seats.overToMove);
      return { what: input.what };
    },
  },
  impact: {
    who: 'session',
    limits: ['seats'],
    even: 'suspended',
    answer: async ({ uid, input: { what, item } }) => {
      const impact = await impactOf(services(), uid, item);
      if (!impact) throw refusal('not-found', messages.post.notYours);
      return { what, ...impact };
    },
  },
});

const NOT_WRITTEN: Refusals<WriteRefusal> = {
  'not-found': ['not-found', messages.seats.notYours],
  'no-account': ['no-session', messages.session.expired],
  'too-many': ['too-many-open', messages.seats.tooManyMessages],
  'too-late': ['over', messages.seats.tooLateToWrite],
  held: ['over', messages.seats.heldToWrite],
  nobody: ['invalid-data', messages.seats.nobodyToWrite],
  'new-account': ['invalid-data', messages.seats.newToWrite],
};

const NOT_ANSWERED: Refusals<AnswerRefusal> = {
  'not-found': ['not-found', messages.seats.noEvent],
  'no-account': ['no-session', messages.session.expired],
  over: ['over', messages.seats.overToAnswer],
  changed: ['changed', messages.seats.questionsChanged],
  missing: ['invalid-data', messages.seats.answerMissing],
};

const NOT_REMINDED: Refusals<Exclude<ReminderOutcome, { kind: 'asked' }>> = {
  'not-found': ['not-found', messages.seats.noEvent],
  'no-account': ['no-session', messages.session.expired],
  'mail-not-confirmed': ['mail-not-confirmed', messages.seats.remindNotConfirmed],
  'too-late': ['over', messages.seats.tooLateToRemind],
  'too-many': ['too-many-open', messages.seats.tooManyReminders],
};

const NOT_DOWN: Refusals<GoRefusal> = {
  'not-found': ['not-found', messages.seats.noEvent],
  paused: ['over', messages.seats.paused],
  'no-account': ['no-session', messages.session.expired],
  'mail-not-confirmed': ['mail-not-confirmed', messages.seats.mailNotConfirmed],
  over: ['over', messages.seats.over],
  'had-one': ['invalid-data', messages.seats.hadOne],
  changed: ['changed', messages.seats.changed],
  'too-many-down': ['too-many-open', messages.seats.tooManyDown],
  'too-many': ({ most }) => refusal('invalid-data', messages.seats.tooMany(most)),
  'not-enough': ({ free }) => refusal('not-enough-seats', messages.seats.notEnough(free), [], { free }),
};
