import { authorSchema, cardSchema } from '../item/wire-schema.ts';
import { uidSchema } from '../values/ids-schema.ts';
import { z } from '../zod.ts';

const countSchema = z.int().check(z.minimum(0));
/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0));

/** A published item of somebody followed. */
const newsItemSchema = z.object({ card: cardSchema, at: moment, isUnread: z.boolean() });
export type NewsItem = z.infer<typeof newsItemSchema>;

/** Each act may be repeated: its answer may be lost. */
export const followingInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('follow'), creador: uidSchema }),
  z.object({ what: z.literal('unfollow'), creador: uidSchema }),
  /** Blocking ends following, and following ends blocking. */
  z.object({ what: z.literal('block'), creador: uidSchema }),
  z.object({ what: z.literal('unblock'), creador: uidSchema }),
  /** Asks for the newest items of those followed. */
  z.object({ what: z.literal('news') }),
  /** Marks the news as read until the moment that an answer named. */
  z.object({ what: z.literal('read'), until: moment }),
  /** Asks whom the caller follows and blocks. */
  z.object({ what: z.literal('mine') }),
  /** Asks how many people follow the caller. */
  z.object({ what: z.literal('followers') }),
]);

export const followingOutput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('follow') }),
  z.object({ what: z.literal('unfollow') }),
  z.object({ what: z.literal('block') }),
  z.object({ what: z.literal('unblock') }),
  /** `at`: the server’s time of the answer. */
  z.object({ what: z.literal('news'), items: z.array(newsItemSchema), at: moment }),
  z.object({ what: z.literal('read') }),
  z.object({ what: z.literal('mine'), followed: z.array(authorSchema), blocked: z.array(authorSchema) }),
  z.object({ what: z.literal('followers'), followers: countSchema }),
]);
