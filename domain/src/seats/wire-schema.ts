import { itemIdSchema } from '../values/ids-schema.ts';
import { diaWireSchema } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import { DATES_AHEAD, MAX_NOTICES, MAX_SEATS } from './limits.ts';

/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0));
const seats = z.int().check(z.minimum(1), z.maximum(MAX_SEATS));
/** One date of an event. `fecha`: the calendar's day that it takes place on. */
const date = { evento: itemIdSchema, fecha: diaWireSchema };

/** `waiting`: fewer seats are held than asked. The oldest waiting party that fits moves up. */
const state = z.enum(['going', 'waiting']);
/** Seats that one asked for, and has by now: fewer while one waits. */
const asked = { asked: seats, held: z.int().check(z.minimum(0), z.maximum(MAX_SEATS)), state };

/** What somebody is down for. */
export const partySchema = z.object({
  ...date,
  titulo: z.string(),
  /** When it begins, as local time ('2026-11-28T21:00'). */
  startsAt: z.string(),
  ...asked,
  /** Of who waits: how many parties came before. */
  ahead: z.nullable(z.int().check(z.minimum(0))),
});
export type Party = z.infer<typeof partySchema>;

/** A date that is over, where somebody had seats. */
export const pastPartySchema = z.pick(partySchema, {
  evento: true,
  fecha: true,
  titulo: true,
  startsAt: true,
  held: true,
});
export type PastParty = z.infer<typeof pastPartySchema>;

/** A date that one may go to. Anybody may read `free`, the free seats, and `aforo`, all seats. */
export const seatDateSchema = z.object({
  fecha: diaWireSchema,
  startsAt: z.string(),
  free: z.int().check(z.minimum(0)),
  aforo: z.int().check(z.minimum(0)),
  /** What who asks is down for; `null` for nothing. */
  mine: z.nullable(z.object({ ...asked, ahead: z.nullable(z.int().check(z.minimum(0))) })),
});
export type SeatDate = z.infer<typeof seatDateSchema>;

/** A document's id: never a path. */
const noticeIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));

/** A notice about seats that a person has, had or waits for; also sent by mail. */
export const noticeSchema = z.object({
  id: z.string(),
  /** `moved-up`: seats were freed, and are theirs. `cancelled`, `postponed`, `moved`: what became of the event, or of that date. */
  kind: z.enum(['moved-up', 'cancelled', 'postponed', 'moved']),
  ...date,
  titulo: z.string(),
  /** Why, in the creator's words; '' where they say nothing. */
  aviso: z.string(),
  /** Seats that the person had then. */
  held: z.int().check(z.minimum(0)),
  /** Whether the person kept their seats or their place in the line. */
  isKept: z.boolean(),
  createdAt: moment,
  /** When the person read it; `null`: not yet. */
  readAt: z.nullable(moment),
  /** Whether visitors don't see the event any more. */
  isGone: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** A notice about a promo that a person took and did not use; also sent by mail. */
export const promoNoticeSchema = z.object({
  id: z.string(),
  /** `cancelled`: called off. `withdrawn`: deleted, or hidden with all that its creator published. `restored`: good again after either. */
  kind: z.enum(['cancelled', 'withdrawn', 'restored']),
  promo: itemIdSchema,
  titulo: z.string(),
  /** Why it was called off or put back, in the creator's words; '' where they say nothing. */
  aviso: z.string(),
  createdAt: moment,
  /** When the person read it; `null`: not yet. */
  readAt: z.nullable(moment),
  /** Whether visitors don't see the promo any more. */
  isGone: z.boolean(),
});
export type PromoNotice = z.infer<typeof promoNoticeSchema>;

/** How many people something concerns: exact, or at least so many (`orMore`) where counting stopped. */
const peopleSchema = z.object({ people: z.int().check(z.minimum(0)), orMore: z.boolean() });
/** People down for dates to come (`down`), and people who have taken a promo and not used it yet (`claims`). */
export const impactSchema = z.object({ down: peopleSchema, claims: peopleSchema });
export type Impact = z.infer<typeof impactSchema>;

/**
 * Questions for the callable `seats`. All but `dates` need a session.
 *
 * - `dates`: the next dates of an event that keeps seats (or only `fecha`), what is left of each, and what the signed-in person is down for.
 * - `go`: asks for seats of a date; down for it already, for another number of them. Fewer are given up at once, more are had if they are free. Where
 *   too few are free, `acceptsWait` puts the person on the waiting list, and keeps the seats they have. Without it the call is refused with `not-enough-seats`
 *   and how many are left (`free`), and nothing changes. Needs a confirmed e-mail.
 * - `leave`: gives seats up, or the place in the line. Who waits moves up in the same transaction.
 * - `mine`: what one is down for and is not over, soonest first; dates of the last 30 days where one had seats, and notices of events and promos, newest first.
 * - `seen`: notices that were read. They stay listed until they lapse.
 * - `attending`: who comes to one's own event on a date: display names alone, in the order they came.
 * - `impact`: how many people lose a seat or a promo when one's own event or promo goes; with `null`, when all that one published goes.
 */
export const seatsInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('dates'), evento: itemIdSchema, fecha: z.optional(diaWireSchema) }),
  z.object({ what: z.literal('go'), ...date, asked: seats, acceptsWait: z.optional(z.boolean()) }),
  z.object({ what: z.literal('leave'), ...date }),
  z.object({ what: z.literal('mine') }),
  z.object({ what: z.literal('seen'), ids: z.array(noticeIdSchema).check(z.maxLength(MAX_NOTICES)) }),
  z.object({ what: z.literal('attending'), ...date }),
  z.object({
    what: z.literal('impact'),
    item: z.nullable(z.object({ tipo: z.enum(['evento', 'promo']), id: itemIdSchema })),
  }),
]);

/** Whether the person's address is confirmed: only those get letters. */
const getsMail = z.boolean();

export const seatsOutput = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('dates'),
    dates: z.array(seatDateSchema).check(z.maxLength(DATES_AHEAD)),
    getsMail,
  }),
  z.object({ what: z.literal('go'), date: seatDateSchema, getsMail }),
  z.object({ what: z.literal('leave'), left: z.boolean() }),
  z.object({
    what: z.literal('mine'),
    parties: z.array(partySchema),
    past: z.array(pastPartySchema),
    notices: z.array(noticeSchema),
    promoNotices: z.array(promoNoticeSchema),
  }),
  z.object({ what: z.literal('seen') }),
  z.object({
    what: z.literal('attending'),
    titulo: z.string(),
    /** How many seats there are; 0 where the event keeps none any more. */
    aforo: z.int().check(z.minimum(0)),
    /** The dates that can be asked for: those to come, and the one asked for. */
    dates: z.array(diaWireSchema),
    parties: z.array(z.object({ nombre: z.string(), ...asked, since: moment })),
  }),
  z.extend(impactSchema, { what: z.literal('impact') }),
]);
