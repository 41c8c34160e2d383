import { RANDOM_128 } from '../claim/random-128.ts';
import { trimInvisible } from '../values/invisible.ts';
import { z } from '../zod.ts';
import { MESSAGES } from './limits.ts';

/** Whom a message of a date is for. */
export const messageToSchema = z.enum(['going', 'waiting', 'all']);
export type MessageTo = z.infer<typeof messageToSchema>;

export const messageIdSchema = z.string().check(z.regex(RANDOM_128));
export const messageTextSchema = z
  .string()
  .check(z.overwrite(trimInvisible), z.minLength(1), z.maxLength(MESSAGES.text));

const moment = z.int().check(z.minimum(0));
/** A message as a guest reads it. */
export const ownMessageSchema = z.object({ id: messageIdSchema, text: z.string(), createdAt: moment });
export type OwnMessage = z.infer<typeof ownMessageSchema>;

/** … as its creator does: letters that went out, and others. */
export const sentMessageSchema = z.extend(ownMessageSchema, {
  to: messageToSchema,
  sent: z.int().check(z.minimum(0)),
  unsent: z.int().check(z.minimum(0)),
});
export type SentMessage = z.infer<typeof sentMessageSchema>;
