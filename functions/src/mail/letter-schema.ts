import { noticeSchema, promoNoticeSchema } from '@vidriera/domain/seats/wire-schema';
import { fechaOrNull, fechaSchema } from '@vidriera/domain/values/firestore-schema';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { diaWireSchema } from '@vidriera/domain/values/wire-fields-schema';
import { z } from '@vidriera/domain/zod';

/** The latest news of one date. The letter says what is true when it is sent; this is used where the event is gone. */
export const newsSchema = z.object({
  kind: noticeSchema.shape.kind,
  titulo: z.string(),
  /** The creator's reason; '' where there is none. */
  aviso: z.string(),
  /** When the date begins, as people are told: '2026-11-28T21:00', or the day alone. */
  startsAt: z.string(),
  /** Seats that the person has. */
  held: z.int().check(z.minimum(0)),
  /** Whether they are still down for the date. */
  isKept: z.boolean(),
});
export type News = z.infer<typeof newsSchema>;

/** The latest news of a promo that somebody took. As of an event, the letter says what is true when it is sent. */
export const promoNewsSchema = z.object({
  kind: promoNoticeSchema.shape.kind,
  titulo: z.string(),
  aviso: z.string(),
  /** When the claim lapses: nothing is told of it later. In milliseconds. */
  lapses: z.int(),
});
export type PromoNews = z.infer<typeof promoNewsSchema>;

/** Which item of that id a notice is of; the letter counts for its creator. */
const editionSchema = z.object({ creador: z.string().check(z.minLength(1)), itemCreatedAt: z.int() });

/** The content of a letter. It holds no address and no code: the sender reads Auth, and makes links, when it sends. */
export const letterSchema = z.discriminatedUnion('kind', [
  /** News of one event's dates, by date. */
  z.object({
    kind: z.literal('event-notice'),
    evento: itemIdSchema,
    edition: editionSchema,
    news: z.record(diaWireSchema, newsSchema),
  }),
  z.object({
    kind: z.literal('promo-notice'),
    promo: itemIdSchema,
    edition: editionSchema,
    news: promoNewsSchema,
  }),
  z.object({ kind: z.literal('confirm-mail') }),
  z.object({ kind: z.literal('reset-password') }),
]);
export type Letter = z.infer<typeof letterSchema>;

/** Letters that tell what others did. Their readers may stop them, and they are bounded by day and by item. */
export type NoticeLetter = Extract<Letter, { edition: unknown }>;
export type NoticeKind = NoticeLetter['kind'];
const NOTICE_KINDS: readonly string[] = ['event-notice', 'promo-notice'] satisfies NoticeKind[];
export const isNoticeKind = (kind: Letter['kind']): kind is NoticeKind => NOTICE_KINDS.includes(kind);
export const isNotice = (letter: Letter): letter is NoticeLetter => isNoticeKind(letter.kind);

/** Reasons why a letter is not sent. */
export const reasonSchema = z.enum([
  'no-account',
  'disabled',
  'unverified',
  'already-confirmed',
  'unsubscribed',
  'out-of-date',
  'too-many',
  'too-late',
  'refused',
]);
export type Reason = z.infer<typeof reasonSchema>;

/** A document `mail/{id}` (docs/data.md). */
export const mailSchema = z.object({
  /** The recipient. */
  uid: z.string().check(z.minLength(1)),
  letter: letterSchema,
  /** Grows with each change of `letter`: a sender knows whether it sent the latest. */
  version: z.int().check(z.minimum(1)),
  /**
   * - `waiting`: is sent at `notBefore`.
   * - `sending`: a sender has the lease.
   * - `sent`: the server took it.
   * - `dropped`: there was nobody to send it to, or nothing to say (`reason`).
   * - `failed`: the server refused it for good, or five hours passed (`reason`).
   * - `uncertain`: a sender vanished after it gave the letter to the server. It is not sent again.
   */
  state: z.enum(['waiting', 'sending', 'sent', 'dropped', 'failed', 'uncertain']),
  reason: z._default(z.nullable(reasonSchema), null),
  /** Failed attempts to send this version. */
  attempts: z.int().check(z.minimum(0)),
  createdAt: fechaSchema,
  /** When somebody is to look at it next: it is due, or its lease ends. `null`: nothing is left to do. */
  notBefore: fechaOrNull,
  /** Since when it could have gone: it is given up five hours later. `null` with `notBefore`. */
  dueSince: fechaOrNull,
  /** When the server took the last letter of this document, or may have. */
  sentAt: fechaOrNull,
  /** Of a sender at work. `isHandedOver`: the server may have the letter. */
  lease: z.pipe(
    z.nullish(z.object({ until: fechaSchema, version: z.int(), isHandedOver: z.boolean() })),
    z.transform((lease) => lease ?? null),
  ),
  /** When Firestore deletes it. */
  expiresAt: fechaSchema,
});
export type Mail = z.infer<typeof mailSchema>;
