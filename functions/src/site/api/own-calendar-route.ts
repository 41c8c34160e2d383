import { messages } from '@vidriera/domain/messages/messages';
import { calendarTokenSchema, ownCalendarPath } from '@vidriera/domain/own-calendar/wire-schema';
import { within } from '@vidriera/domain/time-limit';
import type { Router } from 'express';
import type { Deps } from '../../base/firestore/admin.ts';
import { sendAnswer } from '../../base/http/answer.ts';
import { readBudget } from '../../base/http/read-budget.ts';
import { note } from '../../base/http/request-log.ts';
import { ownCalendarIcs, personOf } from '../own-calendar/own-calendar.ts';
import { notFound, notYet } from './http/failures.ts';
import { newRouter } from './router.ts';

const ROUTE = `${ownCalendarPath(':token')}/agenda.ics`;
const ANSWER_LIMIT_MS = 10_000;
/** Secrets that an instance looks up, each with one read, and documents that it reads for calendars. */
const LOOK_UPS = { perSecond: 50, most: 5000 };
const CALENDARS = { perSecond: 50, most: 20_000 };
/** Documents of a usual calendar, until it is known how many this one took. */
const USUAL = 50;

type RouteDeps = Pick<Deps, 'db' | 'auth' | 'now'> & { origin: string; answerLimitMs?: number | undefined };

/** The route of people's own calendars. No cache keeps an answer; unknown and ended secrets are answered alike. */
export function ownCalendarRouter({ answerLimitMs = ANSWER_LIMIT_MS, ...deps }: RouteDeps): Router {
  const router = newRouter();
  const lookUps = readBudget(LOOK_UPS);
  const calendars = readBudget(CALENDARS);
  const answer = async (given: unknown): Promise<Buffer> => {
    const token = calendarTokenSchema.safeParse(given).data;
    if (!token) throw notFound(messages.general.pageNotFound);
    if (!lookUps.take(1)) throw notYet();
    const person = await personOf(deps, token);
    if (!person) throw notFound(messages.general.pageNotFound);
    if (!calendars.take(USUAL)) throw notYet();
    const { ics, reads } = await ownCalendarIcs(deps, person);
    calendars.giveBack(USUAL - reads);
    return Buffer.from(ics);
  };
  router.get(ROUTE, async (req, res) => {
    // The route's name: the address is a secret.
    note(res, { route: ROUTE });
    res.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
    const headers = {
      'Content-Disposition': 'inline; filename="agenda.ics"',
      'Content-Type': 'text/calendar; charset=utf-8',
    };
    const body = await within(answerLimitMs, answer(req.params.token), notYet);
    await sendAnswer(req, res, { status: 200, headers, body, seconds: 0 });
  });
  return router;
}
