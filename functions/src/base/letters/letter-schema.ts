import { REASON_NAMES } from '@vidriera/domain/complaint/reasons';
import { subjectSchema } from '@vidriera/domain/held/subject-schema';
import { noticeSchema, promoNoticeSchema } from '@vidriera/domain/seats/wire-schema';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';

/** Latest news of a date, for when the event is gone. Letters use current data. */
export const newsSchema = z.object({
  kind: noticeSchema.shape.kind,
  titulo: z.string(),
  /** The creator's reason; may be empty. */
  aviso: z.string(),
  /** As announced: with or without an hour. */
  startsAt: z.string(),
  held: z.int().check(z.minimum(0)),
  isKept: z.boolean(),
  /** The start before, if the date moved and took its guests along. */
  from: z.optional(z.string()),
});
export type News = z.infer<typeof newsSchema>;

export const promoNewsSchema = z.object({
  kind: promoNoticeSchema.shape.kind,
  titulo: z.string(),
  aviso: z.string(),
  /** Milliseconds; after that no letter is sent. */
  lapses: z.int(),
});
export type PromoNews = z.infer<typeof promoNewsSchema>;

/** The item’s edition; its creator is charged for the letter. */
const editionSchema = z.object({ creador: z.string().check(z.minLength(1)), itemCreatedAt: z.int() });

/**
 * About a complaint. `received`, `acted`, `kept`: to its person. `desk`: to moderators; `grave`: so too, queued before. `held`, `removed`, `back`, `suspended`, `lifted`: to
 * the author, without anything of its person.
 */
const complaintLetterSchema = z.object({
  kind: z.literal('complaint'),
  about: z.enum([
    'received',
    'acted',
    'kept',
    'grave',
    'desk',
    'held',
    'removed',
    'back',
    'suspended',
    'lifted',
  ]),
  case: z.string(),
  subject: subjectSchema,
  titulo: z.string(),
  reasons: z.array(z.enum(REASON_NAMES)),
  /** The moderator's words; may be empty. */
  text: z.string(),
  /** The complaint's number; may be empty. */
  reference: z.string(),
  /** Of a suspension. */
  until: z._default(z.nullable(z.iso.datetime()), null),
  /** Cases at the desk. */
  waiting: z._default(z.int(), 0),
  /** Whether the author may appeal, has appealed, or reads the answer to that. */
  appeal: z._default(z.enum(['open', 'used', 'answered']), 'open'),
});
export type ComplaintLetter = z.infer<typeof complaintLetterSchema>;

/** Whether it was asked for on a device that signed in to the mailbox's account before. */
const isOwner = z._default(z.boolean(), false);

/** A letter’s content. Addresses and codes are added when it is sent. */
export const letterSchema = z.discriminatedUnion('kind', [
  /** By date. */
  z.object({
    kind: z.literal('event-notice'),
    evento: itemIdSchema,
    edition: editionSchema,
    news: z.record(diaWireSchema, newsSchema),
    /** Its creator's suspension outlasts the dates: the letter goes out while the event is held. */
    whileHeld: z._default(z.boolean(), false),
  }),
  z.object({
    kind: z.literal('promo-notice'),
    promo: itemIdSchema,
    edition: editionSchema,
    news: promoNewsSchema,
  }),
  complaintLetterSchema,
  /** A creator's month: '2026-11'. */
  z.object({ kind: z.literal('monthly-figures'), month: z.string().check(z.regex(/^\d{4}-\d{2}$/)) }),
  /** The next days’ dates of followed creators, once a week. */
  z.object({ kind: z.literal('digest') }),
  /** Of a date with a seat. `startsAt`: as the person knew it when it was queued. */
  z.object({
    kind: z.literal('reminder'),
    evento: itemIdSchema,
    edition: editionSchema,
    fecha: diaWireSchema,
    startsAt: z.string(),
    /** The box that it comes by, and that its link stops. Letters queued without it came by the evening's. */
    setting: z._default(z.enum(['reminderMail', 'reminderSoonMail']), 'reminderMail'),
  }),
  /**
   * Of a date that a person without a seat was reminded of, and that changed since. `startsAt`: of the reminder. `known`: the start, or why it is
   * off, as they know it.
   */
  z.object({
    kind: z.literal('reminder-notice'),
    evento: itemIdSchema,
    edition: editionSchema,
    fecha: diaWireSchema,
    titulo: z.string(),
    startsAt: z.string(),
    known: z.string(),
    setting: z.enum(['reminderMail', 'reminderSoonMail']),
  }),
  /** Of a date, to whoever just got seats. */
  z.object({ kind: z.literal('seat'), evento: itemIdSchema, edition: editionSchema, fecha: diaWireSchema }),
  /** Of a creator to the guests of a date: see attend/seats/messages.ts. */
  z.object({
    kind: z.literal('message'),
    evento: itemIdSchema,
    edition: editionSchema,
    fecha: diaWireSchema,
    message: z.string(),
  }),
  z.object({ kind: z.literal('confirm-mail') }),
  /** To an address that may have no account. `ask`: of `signInCode`; only the latest counts. */
  z.object({ kind: z.literal('sign-in-code'), ask: z.string(), isOwner }),
  z.object({ kind: z.literal('reset-password'), isOwner }),
  /** The account will be deleted: nobody confirmed it, and it holds nothing. */
  z.object({ kind: z.literal('unconfirmed-account') }),
]);
export type Letter = z.infer<typeof letterSchema>;

/** Notices of others’ acts. They are limited, and readers may stop them. */
export type NoticeLetter = Extract<Letter, { news: unknown }>;
export type Reminder = Extract<Letter, { kind: 'reminder' }>;
export type ReminderNotice = Extract<Letter, { kind: 'reminder-notice' }>;
export type SeatLetter = Extract<Letter, { kind: 'seat' }>;
export type MessageLetter = Extract<Letter, { kind: 'message' }>;
export type CodeLetter = Extract<Letter, { kind: 'sign-in-code' }>;
export type NoticeKind = NoticeLetter['kind'];
const NOTICE_KINDS: readonly string[] = ['event-notice', 'promo-notice'] satisfies NoticeKind[];
const isNoticeKind = (kind: Letter['kind']): kind is NoticeKind => NOTICE_KINDS.includes(kind);
/** Letters about one's own account. */
export type AccountLetterKind = Exclude<
  Letter['kind'],
  | NoticeKind
  | 'complaint'
  | 'monthly-figures'
  | 'digest'
  | 'reminder'
  | 'reminder-notice'
  | 'seat'
  | 'message'
  | 'sign-in-code'
>;
export const isNotice = (letter: Letter): letter is NoticeLetter => isNoticeKind(letter.kind);

export const reasonSchema = z.enum([
  'no-account',
  'disabled',
  'unverified',
  'already-confirmed',
  'away',
  'unsubscribed',
  'bounces',
  'out-of-date',
  'too-many',
  'too-late',
  'paused',
  'refused',
]);
export type Reason = z.infer<typeof reasonSchema>;

/** A document `mail/{id}` (docs/data.md). */
export const mailSchema = z.object({
  /** The recipient; of a code, the id of its `signInCode`. Never an address. */
  uid: z.string().check(z.minLength(1)),
  letter: letterSchema,
  /** Raised by each change of `letter`. */
  version: z.int().check(z.minimum(1)),
  /**
   * - `waiting`: due at `notBefore`
   * - `sending`: leased
   * - `sent`: accepted by the server
   * - `dropped`: no recipient, or no news
   * - `failed`: refused, or too late
   * - `uncertain`: the sender died during the transfer; not repeated
   */
  state: z.enum(['waiting', 'sending', 'sent', 'dropped', 'failed', 'uncertain']),
  reason: z._default(z.nullable(reasonSchema), null),
  /** Of this version. */
  attempts: z.int().check(z.minimum(0)),
  createdAt: fechaSchema,
  /** When it is due or its lease ends; `null` at the end. */
  notBefore: fechaOrNull,
  /** Due since; given up after five hours. */
  dueSince: fechaOrNull,
  /** When the server last accepted it, or may have. */
  sentAt: fechaOrNull,
  /** `isHandedOver`: the server may have the letter. */
  lease: z.pipe(
    z.nullish(z.object({ until: fechaSchema, version: z.int(), isHandedOver: z.boolean() })),
    z.transform((lease) => lease ?? null),
  ),
  expiresAt: fechaSchema,
});
export type Mail = z.infer<typeof mailSchema>;
