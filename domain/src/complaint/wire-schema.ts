import { RANDOM_128 } from '../claim/random-128.ts';
import { pageSubjectSchema } from '../figures/event-schema.ts';
import { subjectSchema } from '../held/subject-schema.ts';
import { messages } from '../messages/messages.ts';
import { emailSchema } from '../values/email-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalText, textFull } from '../values/text-schema.ts';
import { z } from '../zod.ts';
import { REASON_NAMES } from './reasons.ts';

/** Milliseconds since 1970. */
const moment = z.int();

/** Fields of the form. */
const reasonFields = {
  reason: z.enum(REASON_NAMES, messages.complaints.missingReason),
  text: optionalText(LIMITS.complaint),
};
const sent = {
  of: z.union([pageSubjectSchema, z.string().check(z.regex(/^mensaje\/[A-Za-z0-9_-]{22}$/))]),
  ...reasonFields,
  /** Names the complaint, so that sending it again stores it once. */
  id: z.string().check(z.regex(RANDOM_128)),
};
/** How moderators reach somebody without an account; may be empty. */
const contactSchema = z.object({
  name: optionalText(LIMITS.nombre),
  email: z.union([z.literal(''), emailSchema], messages.signup.invalidEmail),
});

/** A reason that says little needs words. */
const isExplained = ({ reason, text }: { reason: string; text: string }): boolean =>
  reason !== 'other' || text !== '';
const EXPLAINED = { message: messages.complaints.missingText, path: ['text'] };

export const complaintFormSchema = z
  .object({ ...reasonFields, ...contactSchema.shape })
  .check(z.refine(isExplained, EXPLAINED));

export const complainInput = z.discriminatedUnion('what', [
  /** Complains as the caller; a second complaint about the thing replaces the first. */
  z.object({ what: z.literal('send'), ...sent }).check(z.refine(isExplained, EXPLAINED)),
  /** Complains without an account. */
  z
    .object({ what: z.literal('open'), ...sent, contact: contactSchema })
    .check(z.refine(isExplained, EXPLAINED)),
  /** Asks how far a complaint is, by its number; anybody may. */
  z.object({ what: z.literal('status'), reference: z.string().check(z.maxLength(40)) }),
  /** Asks what people say of an own thing that is held or removed. */
  z.object({ what: z.literal('about'), of: subjectSchema }),
  /** Appeals, once. */
  z.object({
    what: z.literal('appeal'),
    of: subjectSchema,
    text: textFull(LIMITS.complaint, messages.complaints.missingAppeal),
  }),
]);

/** The reasons that the author of a held or removed thing reads. They name nobody who complained. */
export const aboutSchema = z.object({
  /** The appealed decision’s subject: the thing, or its author’s account. */
  of: z.optional(subjectSchema),
  /** `complaints`: held by them alone, for 48 hours at most. The others are decisions. */
  state: z.optional(z.enum(['complaints', 'held', 'removed', 'suspended'])),
  reasons: z.array(z.enum(REASON_NAMES)),
  /** The moderator's words; may be empty. */
  text: z.string(),
  canAppeal: z.boolean(),
  /** Of the appealed decision’s subject; '' without a name. */
  titulo: z._default(z.string(), ''),
  /** The author's words: an appeal, or an answer to a hold, which they may change. */
  appeal: z._default(z.string(), ''),
  /** The decision answers an appeal. */
  isFinal: z.optional(z.boolean()),
  /** Of a suspended account. */
  suspendedUntil: z.optional(z.nullable(moment)),
});
export type About = z.infer<typeof aboutSchema>;

const stateSchema = z.object({
  state: z.enum(['received', 'looking', 'decided']),
  /** To its person alone. */
  outcome: z.nullable(z.enum(['kept', 'acted'])),
});
export type ComplaintState = z.infer<typeof stateSchema>;

export const complainOutput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('send'), reference: z.string() }),
  z.object({ what: z.literal('open'), reference: z.string() }),
  z.extend(stateSchema, { what: z.literal('status') }),
  z.object({ what: z.literal('about'), about: z.nullable(aboutSchema) }),
  z.object({ what: z.literal('appeal') }),
]);
