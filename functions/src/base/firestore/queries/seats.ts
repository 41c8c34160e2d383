import type { Edition } from '../edition.ts';
import type { SeatsDate } from '../refs.ts';
import {
  after,
  anyOf,
  type Bounds,
  BY_ID,
  before,
  by,
  equal,
  type Filter,
  type Order,
  ofEdition,
  type PromoOf,
  plan,
  type QueryPlan,
  since,
  upTo,
} from './plan.ts';

export type DateOf = SeatsDate & { edition: Edition };
const atDate = ({ evento, fecha, edition }: DateOf): Filter[] => [
  equal('evento', evento),
  equal('fecha', fecha),
  ...ofEdition(edition),
];
const starting = (from: string, to: string): [Filter[], Order[]] => [
  [
    { field: 'startsAt', op: '>=', value: from },
    { field: 'startsAt', op: '<', value: to },
  ],
  by('startsAt', 'asc'),
];
const WAITING: Filter = anyOf('missing', [1, 2, 3, 4]);
const unlike = (field: string, value: unknown): Filter => ({ field, op: '!=', value });

/** Queries of seats' parties, reminders and doors. */
export const seatQueries = {
  /** Parties of an event's dates that are not over. */
  partiesOfEvent: ({ id, edition }: PromoOf, now: Date) =>
    plan('party', [equal('evento', id), ...ofEdition(edition), after('endsAt', now)]),
  /** Parties of an own event's dates that are not over. For the sum of their seats. */
  ownParties: (creador: string, evento: string, now: Date) => ({
    ...plan('party', [equal('creador', creador), equal('evento', evento), after('endsAt', now)]),
    sum: 'held',
  }),
  /** Parties of a creator's events that were asked for within a month. For the sum of their seats. */
  partiesAsked: (creador: string, [from, to]: Bounds) => ({
    ...plan('party', [equal('creador', creador), since('since', from), before('since', to)]),
    sum: 'held',
  }),
  /** Parties of a creator's dates that are not over. */
  partiesOfCreator: (creador: string, now: Date) =>
    plan('party', [equal('creador', creador), after('endsAt', now)]),
  /** A person's parties that are not over, soonest first. */
  partiesAhead: (uid: string, now: Date) =>
    plan('party', [equal('uid', uid), after('endsAt', now)], by('endsAt', 'asc')),
  /** … that are over, oldest first. */
  partiesOver: (uid: string, now: Date) =>
    plan('party', [equal('uid', uid), upTo('endsAt', now)], by('endsAt', 'asc')),
  unansweredOf: (uid: string) => plan('unanswered', [equal('uid', uid)], BY_ID),
  partiesOf: (uid: string) => plan('party', [equal('uid', uid)], BY_ID),
  /** Parties of one mailbox that are not over. @param mailboxHash see people/mailbox-hash.ts */
  partiesByMailbox: (mailboxHash: string, now: Date) =>
    plan('party', [equal('print', mailboxHash), after('endsAt', now)], by('endsAt', 'asc')),
  /** Parties of a day, of all events. */
  partiesOn: (fecha: string) => plan('party', [equal('fecha', fecha)], BY_ID),
  /** … that begin within a time. @param from '2026-11-28T20:50' */
  partiesStarting: (from: string, to: string) => plan('party', ...starting(from, to)),
  /** Reminders of a day, of all events. */
  remindersOn: (fecha: string) => plan('reminder', [equal('fecha', fecha)], BY_ID),
  /** … of dates that begin within a time. @param from '2026-11-28T20:50' */
  remindersStarting: (from: string, to: string) => plan('reminder', ...starting(from, to)),
  /** … of an event, of earlier editions too. */
  remindersAt: (evento: string) => plan('reminder', [equal('evento', evento)], BY_ID),
  remindersOf: (uid: string) => plan('reminder', [equal('uid', uid)], BY_ID),
  remindersFor: (uid: string, evento: string) =>
    plan('reminder', [equal('uid', uid), equal('evento', evento)]),
  /** A person's reminders of dates that are not over, soonest first. */
  remindersAhead: (uid: string, now: Date) =>
    plan('reminder', [equal('uid', uid), after('endsAt', now)], by('endsAt', 'asc')),
  /** Answers of guests: of a person, of a date, of an event. */
  answersOf: (uid: string) => plan('answer', [equal('uid', uid)], BY_ID),
  answersAt: ({ evento, fecha }: SeatsDate) =>
    plan('answer', [equal('evento', evento), equal('fecha', fecha)], BY_ID),
  lastAnswerAt: ({ evento, fecha }: SeatsDate) =>
    plan('answer', [equal('evento', evento), equal('fecha', fecha)], by('updatedAt', 'desc')),
  answersTo: (evento: string) => plan('answer', [equal('evento', evento)], BY_ID),
  /** Messages to guests: of a date, oldest first; of an event; of a creator; those with letters to queue. */
  messagesAt: ({ evento, fecha }: SeatsDate) =>
    plan('message', [equal('evento', evento), equal('fecha', fecha)], by('createdAt', 'asc')),
  messagesOfEvent: (evento: string) => plan('message', [equal('evento', evento)], BY_ID),
  messagesBy: (uid: string) => plan('message', [equal('uid', uid)], BY_ID),
  messagesToQueue: () => plan('message', [equal('isQueued', false)], BY_ID),
  /** Letters of a message. For counting. */
  lettersOf: (message: string, state?: string) =>
    plan('mail', [equal('letter.message', message), ...(state ? [equal('state', state)] : [])]),
  ownCalendarsOf: (uid: string) => plan('ownCalendar', [equal('uid', uid)], BY_ID),
  /** Parties of a date, in order of request. */
  partiesAt: (at: DateOf) => plan('party', atDate(at), by('since', 'asc')),
  /** … waiting for `need` seats. */
  waitingAt: (at: DateOf, need: number) =>
    plan('party', [...atDate(at), equal('missing', need)], by('since', 'asc')),
  /** … waiting, requested before a moment. For counting. */
  waitingBefore: (at: DateOf, since: Date) => plan('party', [...atDate(at), WAITING, before('since', since)]),
  /** … waiting, with a request for one of these numbers of seats. */
  waitingFor: (at: DateOf, amounts: number[]) =>
    plan('party', [...atDate(at), WAITING, anyOf('asked', amounts)]),
  /** … that know another starting time. */
  toldOtherwise: (at: DateOf, startsAt: string) =>
    plan('party', [...atDate(at), unlike('startsAt', startsAt)]),
  /** Parties under an event's id, except of one edition. */
  partiesOfOthers: (evento: string, edition: Edition | null): QueryPlan[] =>
    edition
      ? [
          plan('party', [equal('evento', evento), unlike('creador', edition.creador)]),
          plan('party', [equal('evento', evento), unlike('itemCreatedAt', new Date(edition.itemCreatedAt))]),
        ]
      : [plan('party', [equal('evento', evento)])],
  /** Dates of an event with parties, of earlier editions too. */
  datesOf: (evento: string) => plan('seats', [equal('evento', evento)], BY_ID),
  /** A creator's dates with parties that end after a moment, soonest first. */
  datesFrom: (creador: string, moment: Date) =>
    plan('seats', [equal('creador', creador), after('endsAt', moment)], by('endsAt', 'asc')),
  /** Lists at the door, of a creator or of an event. */
  doorsOf: (uid: string) => plan('door', [equal('creador', uid)], BY_ID),
  doorsAt: (evento: string) => plan('door', [equal('evento', evento)], BY_ID),
} as const;
