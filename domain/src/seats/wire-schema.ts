import { subjectSchema } from '../held/subject-schema.ts';
import { itemIdSchema } from '../values/ids-schema.ts';
import { diaWireSchema } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import { DATES_AHEAD, MAX_NOTICES, MAX_SEATS } from './limits.ts';
import {
  messageIdSchema,
  messageTextSchema,
  messageToSchema,
  ownMessageSchema,
  sentMessageSchema,
} from './messages-schema.ts';
import { answerSchema, answersSchema, questionSchema, questionsSchema } from './questions-schema.ts';

/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0));
const seats = z.int().check(z.minimum(1), z.maximum(MAX_SEATS));
/** One date of an event, by its calendar day. */
const date = { evento: itemIdSchema, fecha: diaWireSchema };

/** `waiting`: holds fewer seats than asked. The oldest waiting party that fits moves up. */
const state = z.enum(['going', 'waiting']);
/** Seats requested, and seats held. */
const seatFields = { asked: seats, held: z.int().check(z.minimum(0), z.maximum(MAX_SEATS)), state };

/** A person’s seats on one date. */
export const partySchema = z.object({
  ...date,
  titulo: z.string(),
  /** Local time: '2026-11-28T21:00'. */
  startsAt: z.string(),
  ...seatFields,
  /** Parties ahead in the waiting list. */
  ahead: z.nullable(z.int().check(z.minimum(0))),
  /** Visitors don’t see the event: it has no page. */
  isHidden: z.optional(z.boolean()),
  /** It is not there for now, and the seats stay. */
  isPaused: z.optional(z.boolean()),
  /** Its creator's messages to its guests, oldest first. */
  messages: z.optional(z.array(ownMessageSchema)),
});
export type Party = z.infer<typeof partySchema>;

/** A past date with seats. */
export const pastPartySchema = z.pick(partySchema, {
  evento: true,
  fecha: true,
  titulo: true,
  startsAt: true,
  held: true,
  isHidden: true,
  isPaused: true,
  messages: true,
});
export type PastParty = z.infer<typeof pastPartySchema>;

/** A date that a person asked to be reminded of, with a seat or without. */
export const reminderSchema = z.pick(partySchema, {
  evento: true,
  fecha: true,
  titulo: true,
  startsAt: true,
  isHidden: true,
  isPaused: true,
});
export type Reminder = z.infer<typeof reminderSchema>;

/** A date on offer, with free seats and all seats. */
export const seatDateSchema = z.object({
  fecha: diaWireSchema,
  startsAt: z.string(),
  free: z.int().check(z.minimum(0)),
  aforo: z.int().check(z.minimum(0)),
  mine: z.nullable(z.object({ ...seatFields, ahead: z.nullable(z.int().check(z.minimum(0))) })),
  /** The caller's own. */
  answers: z.optional(z.array(answerSchema)),
});
export type SeatDate = z.infer<typeof seatDateSchema>;

/** A document’s id: never a path. */
const noticeIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));

/** A notice about seats; also sent by mail. */
export const noticeSchema = z.object({
  id: z.string(),
  /** `moved-up`: the party got freed seats. `fewer`: it waited for more than the event has now. The others are changes of the event or date. */
  kind: z.enum(['moved-up', 'fewer', 'cancelled', 'postponed', 'moved']),
  ...date,
  titulo: z.string(),
  /** The creator’s reason; may be empty. */
  aviso: z.string(),
  /** Seats held at that time. */
  held: z.int().check(z.minimum(0)),
  /** Whether the party was kept. */
  isKept: z.boolean(),
  /** Of a date that moved and took its parties along: the start before, in local time. */
  from: z.optional(z.string()),
  createdAt: moment,
  /** `null`: unread. */
  readAt: z.nullable(moment),
  /** Whether visitors no longer see the event. */
  isGone: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** A notice about an unused promo; also sent by mail. */
export const promoNoticeSchema = z.object({
  id: z.string(),
  /** `withdrawn`: deleted, or its creator left the role. `restored`: valid again. */
  kind: z.enum(['cancelled', 'withdrawn', 'restored']),
  promo: itemIdSchema,
  titulo: z.string(),
  /** The creator’s reason; may be empty. */
  aviso: z.string(),
  createdAt: moment,
  /** `null`: unread. */
  readAt: z.nullable(moment),
  /** Whether visitors no longer see the promo. */
  isGone: z.boolean(),
});
export type PromoNotice = z.infer<typeof promoNoticeSchema>;

/** A notice of the desk about an own thing or the own account; also sent by mail. The reasons stand at `/apelar`. */
export const deskNoticeSchema = z.object({
  id: z.string(),
  kind: z.enum(['held', 'removed', 'back', 'suspended', 'lifted']),
  subject: subjectSchema,
  titulo: z.string(),
  createdAt: moment,
  /** `null`: unread. */
  readAt: z.nullable(moment),
});
export type DeskNotice = z.infer<typeof deskNoticeSchema>;

/** A count of people; `orMore` if counting stopped at its limit. */
const peopleSchema = z.object({ people: z.int().check(z.minimum(0)), orMore: z.boolean() });
/** People with seats on future dates, and people with an unused promo. */
export const impactSchema = z.object({ down: peopleSchema, claims: peopleSchema });
export type Impact = z.infer<typeof impactSchema>;

/**
 * Input of `seats`. All but `dates` need a session.
 *
 * - `dates`: the next dates of an event (or only `fecha`), their free seats, and the caller’s party.
 * - `go`: requests seats, or changes their number. A lower number frees seats at once. If too few are free, `acceptsWait` joins the waiting list
 * and keeps the held seats; without it the call is refused with `not-enough-seats`. With `had`, the number that the page
 * showed, a number changed elsewhere is refused with `changed`. Needs a confirmed address.
 * - `leave`: gives up seats or the position in the waiting list. Waiting parties move up in the same transaction.
 * - `remind`: asks for a letter before a date. Needs a confirmed address, and no seat. `unremind` takes it back.
 * - `mine`: future dates, reminders of future dates, dates of the last 30 days, and notices.
 * - `seen`: marks notices as read.
 * - `attending`: the parties of the caller’s event with display names, in order.
 * - `ask`: replaces the questions of the caller's event to its guests. `answer`: saves a guest's answers for a date that has not begun.
 * - `write`: writes to the guests of a date of the caller's event. The device makes `id`: the same again is the same message.
 * - `keep`: asked by the creator before an event's single date moves: the places of `fecha` go to the day `to`; `null`: they end.
 * - `impact`: how many people lose a seat or promo if an item (`null`: all items) is removed.
 */
export const seatsInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('dates'), evento: itemIdSchema, fecha: z.optional(diaWireSchema) }),
  z.object({
    what: z.literal('go'),
    ...date,
    asked: seats,
    had: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_SEATS))),
    acceptsWait: z.optional(z.boolean()),
  }),
  z.object({ what: z.literal('leave'), ...date }),
  z.object({ what: z.literal('remind'), ...date }),
  z.object({ what: z.literal('unremind'), ...date }),
  z.object({ what: z.literal('mine') }),
  z.object({ what: z.literal('seen'), ids: z.array(noticeIdSchema).check(z.maxLength(MAX_NOTICES)) }),
  z.object({ what: z.literal('attending'), ...date }),
  z.object({ what: z.literal('ask'), evento: itemIdSchema, questions: questionsSchema }),
  z.object({ what: z.literal('answer'), ...date, answers: answersSchema }),
  z.object({
    what: z.literal('write'),
    ...date,
    id: messageIdSchema,
    text: messageTextSchema,
    to: messageToSchema,
  }),
  z.object({ what: z.literal('keep'), ...date, to: z.nullable(diaWireSchema) }),
  z.object({
    what: z.literal('impact'),
    item: z.nullable(z.object({ tipo: z.enum(['evento', 'promo']), id: itemIdSchema })),
  }),
]);

/** Whether the address is confirmed. Letters go only to confirmed addresses. */
const getsMail = z.boolean();

/** A list without what this page's version does not know: functions are deployed before pages, which stay open for days. */
const known = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list): z.infer<S>[] => list.flatMap((value) => schema.safeParse(value).data ?? [])),
  );

export const seatsOutput = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('dates'),
    dates: z.array(seatDateSchema).check(z.maxLength(DATES_AHEAD)),
    /** Of the event to its guests; missing from older functions. */
    questions: z.optional(z.array(questionSchema)),
    getsMail,
  }),
  z.object({ what: z.literal('go'), date: seatDateSchema, getsMail }),
  z.object({ what: z.literal('leave'), left: z.boolean() }),
  /** `at`: when the letter leaves, in local time. */
  z.object({ what: z.literal('remind'), at: z.string() }),
  z.object({ what: z.literal('unremind') }),
  z.object({
    what: z.literal('mine'),
    parties: z.array(partySchema),
    past: z.array(pastPartySchema),
    /** Missing from older functions. */
    reminders: z.optional(known(reminderSchema)),
    notices: known(noticeSchema),
    promoNotices: known(promoNoticeSchema),
    /** Missing from older functions. */
    deskNotices: z.optional(known(deskNoticeSchema)),
  }),
  z.object({ what: z.literal('seen') }),
  z.object({
    what: z.literal('attending'),
    titulo: z.string(),
    /** 0 if the event no longer keeps seats. */
    aforo: z.int().check(z.minimum(0)),
    dates: z.array(diaWireSchema),
    parties: z.array(
      z.object({
        nombre: z.string(),
        ...seatFields,
        since: moment,
        /** How many of it came, as the doors noted; `null`: the list was never opened. */
        arrived: z._default(z.nullable(z.int()), null),
        answers: z.optional(z.array(answerSchema)),
      }),
    ),
    /** The event's questions now, and messages to the date's guests; missing from older functions. */
    questions: z.optional(z.array(questionSchema)),
    messages: z.optional(z.array(sentMessageSchema)),
  }),
  z.object({ what: z.literal('ask') }),
  z.object({ what: z.literal('answer') }),
  z.object({ what: z.literal('write'), people: z.int().check(z.minimum(0)) }),
  z.object({ what: z.literal('keep') }),
  z.extend(impactSchema, { what: z.literal('impact') }),
]);
