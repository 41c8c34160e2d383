import type { callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import type { z } from '@vidriera/domain/zod';
import type { CallableRequest, HttpsError } from 'firebase-functions/https';
import { services } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { callable, inputOf, refusal, uidOf } from '../../base/http/callable.ts';
import { limited } from '../../base/limits/limited.ts';
import { takerOf } from '../../base/people/taker.ts';
import { throwIfGone } from '../../base/people/throw-if-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { seatOptions } from '../../base/process/options.ts';
import { markRead } from '../notices/listed.ts';
import { askReminder, dropReminder, type ReminderOutcome } from './ask-reminder.ts';
import { type GoRefusal, go } from './go.ts';
import { impactOf } from './impact.ts';
import { leave } from './leave.ts';
import { dateAfter, listAttending, listDates, listMine } from './listed.ts';

type Input = z.output<(typeof callables)['seats']['input']>;
type Of<W> = Extract<Input, { what: W }>;
type Answer = z.input<(typeof callables)['seats']['output']>;

/** Callable `seats`: see domain/api/callables-schema. */
export const seats = callable(seatOptions, async (request): Promise<Answer> => {
  const input = inputOf('seats', request.data);
  if (input.what === 'dates') {
    await limited('seats', request);
    return datesFor(request, input);
  }
  const uid = uidOf(request);
  await limited('seats', request);
  await throwIfGone(uid, `seats ${input.what}`);
  return answerTo(request, uid, input);
});

async function datesFor(request: CallableRequest, { what, evento, fecha }: Of<'dates'>): Promise<Answer> {
  const dates = await listDates(services(), request.auth?.uid ?? null, evento, fecha);
  if (!dates) throw refused({ kind: 'not-found' });
  return { what, dates, getsMail: getsMail(request) };
}

const getsMail = ({ auth }: CallableRequest): boolean => auth?.token.email_verified === true;

async function answerTo(
  request: CallableRequest,
  uid: string,
  input: Exclude<Input, Of<'dates'>>,
): Promise<Answer> {
  const { db, now } = services();
  const { what } = input;
  switch (what) {
    case 'go': {
      await limited('go', request);
      const { who, secret } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const outcome = await go({ db, now, secret }, who, input);
      logger.info('seats: go', { evento: input.evento, outcome: outcome.kind });
      if (outcome.kind !== 'down') throw refused(outcome);
      const date = await dateAfter({ db, now }, uid, input);
      if (!date) throw refused({ kind: 'not-found' });
      return { what, date, getsMail: getsMail(request) };
    }
    case 'leave': {
      await limited('go', request);
      const left = await leave({ db, now }, refs.party(db, input, uid), input);
      logger.info('seats: leave', { evento: input.evento, left });
      return { what, left };
    }
    case 'remind': {
      await limited('go', request);
      const { who } = takerOf(uid, request.auth?.token ?? {}, process.env);
      const outcome = await askReminder({ db, now }, who, input);
      logger.info('seats: remind', { evento: input.evento, outcome: outcome.kind });
      if (outcome.kind !== 'asked') throw notReminded(outcome.kind);
      return { what, at: outcome.at };
    }
    case 'unremind':
      await limited('go', request);
      await dropReminder({ db }, uid, input);
      return { what };
    case 'mine':
      return { what, ...(await listMine({ db, now }, uid)) };
    case 'seen':
      await markRead({ db, now }, uid, input.ids);
      return { what };
    case 'attending': {
      const listed = await listAttending({ db, now }, uid, input);
      if (!listed) throw refusal('not-found', messages.seats.notYours);
      return { what, ...listed };
    }
    case 'impact': {
      const impact = await impactOf({ db, now }, uid, input.item);
      if (!impact) throw refusal('not-found', messages.post.notYours);
      return { what, ...impact };
    }
  }
}

function notReminded(why: Exclude<ReminderOutcome['kind'], 'asked'>): HttpsError {
  switch (why) {
    case 'not-found':
      return refusal('not-found', messages.seats.noEvent);
    case 'no-account':
      return refusal('no-session', messages.session.expired);
    case 'mail-not-confirmed':
      return refusal('mail-not-confirmed', messages.seats.remindNotConfirmed);
    case 'too-late':
      return refusal('over', messages.seats.tooLateToRemind);
    case 'too-many':
      return refusal('too-many-open', messages.seats.tooManyReminders);
  }
}

function refused(outcome: GoRefusal): HttpsError {
  switch (outcome.kind) {
    case 'not-found':
      return refusal('not-found', messages.seats.noEvent);
    case 'paused':
      return refusal('over', messages.seats.paused);
    case 'no-account':
      return refusal('no-session', messages.session.expired);
    case 'mail-not-confirmed':
      return refusal('mail-not-confirmed', messages.seats.mailNotConfirmed);
    case 'over':
      return refusal('over', messages.seats.over);
    case 'had-one':
      return refusal('invalid-data', messages.seats.hadOne);
    case 'changed':
      return refusal('changed', messages.seats.changed);
    case 'too-many-down':
      return refusal('too-many-open', messages.seats.tooManyDown);
    case 'too-many':
      return refusal('invalid-data', messages.seats.tooMany(outcome.most));
    case 'not-enough': {
      const { free } = outcome;
      return refusal('not-enough-seats', messages.seats.notEnough(free), [], { free });
    }
  }
}
