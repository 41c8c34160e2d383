import type { callables } from 'domain/api/callables-schema';
import { messages } from 'domain/messages/messages';
import type { z } from 'domain/zod';
import type { CallableRequest, HttpsError } from 'firebase-functions/https';
import { services } from '../shared/admin.ts';
import { callable, inputOf, refusal, uidOf } from '../shared/callable.ts';
import { hasConfirmedMail } from '../shared/confirmed-mail.ts';
import { limited } from '../shared/limits/limited.ts';
import { logger } from '../shared/logger.ts';
import { seatOptions } from '../shared/options.ts';
import { refs } from '../shared/refs.ts';
import { type GoOutcome, go } from './go.ts';
import { impactOf } from './impact.ts';
import { leave } from './leave.ts';
import { dateAfter, listAttending, listDates, listMine, markSeen } from './listed.ts';

type Input = z.output<(typeof callables)['seats']['input']>;
type Answer = z.input<(typeof callables)['seats']['output']>;

/** Callable `seats`: see domain/api/callables-schema. */
export const seats = callable(seatOptions, async (request): Promise<Answer> => {
  const uid = uidOf(request);
  const input = inputOf('seats', request.data);
  await limited('seats', request);
  return answerTo(request, uid, input);
});

async function answerTo(request: CallableRequest, uid: string, input: Input): Promise<Answer> {
  const { db, now } = services();
  const { what } = input;
  const getsMail = request.auth?.token.email_verified === true;
  switch (what) {
    case 'dates': {
      const dates = await listDates({ db, now }, uid, input.evento);
      if (!dates) throw refused('not-found');
      return { what, dates, getsMail };
    }
    case 'go': {
      await limited('go', request);
      const who = { uid, isConfirmed: hasConfirmedMail(request.auth?.token ?? {}, process.env) };
      const { kind } = await go({ db, now }, who, input);
      logger.info('seats: go', { evento: input.evento, outcome: kind });
      if (kind !== 'down') throw refused(kind);
      const date = await dateAfter(db, uid, input);
      if (!date) throw refused('not-found');
      return { what, date, getsMail };
    }
    case 'leave': {
      await limited('go', request);
      const left = await leave({ db, now }, refs.party(db, input, uid));
      logger.info('seats: leave', { evento: input.evento, left });
      return { what, left };
    }
    case 'mine':
      return { what, ...(await listMine({ db, now }, uid)) };
    case 'seen':
      await markSeen({ db, now }, uid, input.ids);
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

function refused(kind: Exclude<GoOutcome, 'down'>): HttpsError {
  const { seats: words } = messages;
  switch (kind) {
    case 'not-found':
      return refusal(kind, words.noEvent);
    case 'no-account':
      return refusal('no-session', messages.session.expired);
    case 'mail-not-confirmed':
      return refusal(kind, words.mailNotConfirmed);
    case 'over':
      return refusal(kind, words.over);
    case 'too-many-down':
      return refusal('too-many-open', words.tooManyDown);
  }
}
