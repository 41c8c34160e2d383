import { LANES } from '../complaint/lanes.ts';
import { REASON_NAMES } from '../complaint/reasons.ts';
import { STANDINGS } from '../complaint/standing.ts';
import { subjectSchema } from '../held/subject-schema.ts';
import { SUSPENSION_DAYS } from '../usuario/suspension.ts';
import { LIMITS } from '../values/limits.ts';
import { optionalText } from '../values/text-schema.ts';
import { z } from '../zod.ts';

/** Moments are milliseconds since 1970. */
const moment = z.int();
const reason = z.enum(REASON_NAMES);
const usernameInput = z.string().check(z.maxLength(60));
const caseId = z.string().check(z.regex(/^[a-z]+_[\w-]+$/), z.maxLength(160));

/** `held` decides nothing yet: nobody sees the thing until a decision. `suspended` is of an account; `cleared` ends it. */
export const OUTCOMES = ['held', 'cleared', 'removed', 'suspended'] as const;
export type DeskOutcome = (typeof OUTCOMES)[number];

/**
 * - `open`: people see it.
 * - `held`: nobody sees it until a decision.
 * - `cleared`, `removed`, `suspended`: decided.
 * - `gone`: the thing was deleted.
 */
const CASE_STATUSES = ['open', ...OUTCOMES, 'gone'] as const;

/** A case's place in its lane. */
const waitingSchema = z.object({ since: moment, id: caseId });
export type Waiting = z.infer<typeof waitingSchema>;

export const deskInput = z.discriminatedUnion('what', [
  /** The head of each lane of the queue. */
  z.object({ what: z.literal('queue') }),
  /** A lane's cases that wait since later than one of its cases. */
  z.object({ what: z.literal('lane'), lane: z.enum(LANES), after: waitingSchema }),
  z.object({ what: z.literal('case'), id: caseId }),
  /** Acts of a case before a moment. */
  z.object({ what: z.literal('log'), id: caseId, before: moment }),
  /** `round` and `seenAt` (the last decision) are of the case as the moderator saw it. */
  z
    .object({
      what: z.literal('decide'),
      id: caseId,
      round: z.int(),
      seenAt: z.nullable(moment),
      outcome: z.enum(OUTCOMES),
      /** Of a suspension; `null`: for good. */
      days: z._default(z.literal(SUSPENSION_DAYS), null),
      /** Goes to the author; may be empty. */
      text: optionalText(LIMITS.complaint),
    })
    .check(z.refine(({ id, outcome }) => outcome !== 'suspended' || id.startsWith('user_'))),
  /** An account by its present username, to verify it or to open its case. */
  z.object({ what: z.literal('person'), username: usernameInput }),
  /** Gives the verified mark, or takes it. `username` and `nombre` are as the moderator saw them: the mark is for both. */
  z.object({
    what: z.literal('verify'),
    username: usernameInput,
    nombre: z.string(),
    isVerified: z.boolean(),
  }),
  /** A picture of the case's author, also a held one, by its path in Storage. */
  z.object({ what: z.literal('picture'), id: caseId, path: z.string().check(z.maxLength(400)) }),
  /** Opens a case about the account behind a case's thing, or finds it. */
  z.object({ what: z.literal('author'), id: caseId }),
  /** Opens a case about an account, by its present username: its earlier case may have expired. */
  z.object({ what: z.literal('account'), username: usernameInput }),
  /** Makes complaints of the person behind one count no more, or lets future ones count again. */
  z.object({
    what: z.literal('mute'),
    id: caseId,
    reference: z.string().check(z.maxLength(20)),
    isMuted: z.boolean(),
  }),
]);

const rowSchema = z.object({
  id: z.string(),
  subject: subjectSchema,
  titulo: z.string(),
  status: z.enum(CASE_STATUSES),
  isWaiting: z.boolean(),
  isAppealed: z.boolean(),
  /** Of complaints that count. */
  reasons: z.array(reason),
  complaints: z.int(),
  firstAt: moment,
  lastAt: moment,
  /** Held by complaints alone: when it returns without a decision. */
  returnsAt: z.nullable(moment),
});
export type CaseRow = z.infer<typeof rowSchema>;

const laneSchema = z.object({
  lane: z.enum(LANES),
  /** How many wait in the lane. */
  count: z.int(),
  /** `folded`: further cases of the author. */
  cases: z.array(z.extend(rowSchema, { folded: z.array(rowSchema) })),
  /** Where the next page begins. */
  next: z.nullable(waitingSchema),
});
export type LaneCases = z.infer<typeof laneSchema>;

const complaintSchema = z.object({
  /** Names the complaint, and nobody. */
  reference: z.string(),
  reason,
  text: z.string(),
  standing: z.enum(STANDINGS),
  at: moment,
  /** Of somebody without an account. */
  contact: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** Whether its person is muted; `null` without an account. */
  isMuted: z.nullable(z.boolean()),
});

/** '' without a shown name. */
const personSchema = z.object({ username: z.string(), nombre: z.string(), isVerified: z.boolean() });
export type DeskPerson = z.infer<typeof personSchema>;

/** Acts, newest first. */
const logFields = {
  log: z.array(z.object({ at: moment, action: z.string(), text: z.string() })),
  hasMoreLog: z._default(z.boolean(), false),
};

const caseSchema = z.object({
  ...rowSchema.shape,
  round: z.int(),
  seenAt: z.nullable(moment),
  /** Whether somebody else decides: the caller complained, or it is an appeal of their decision. */
  isForAnother: z.boolean(),
  /** The author's appeal, and what they were told. */
  appeal: z.string(),
  text: z.string(),
  /** The thing as people saw it when they complained, and as it is: JSON of public fields. `now` is `null` for a deleted one. */
  snapshot: z.string(),
  now: z.nullable(z.string()),
  /** Hosts of its links on the list of malicious ones, and hosts that imitate others. */
  hosts: z.optional(
    z.object({
      listed: z.array(z.string()),
      alike: z.array(z.string()),
      /** The account's things with such links. */
      in: z._default(z.array(subjectSchema), []),
    }),
  ),
  complaintsMade: z.array(complaintSchema),
  author: z.extend(personSchema, {
    uid: z.string(),
    createdAt: z.nullable(moment),
    suspendedUntil: z.nullable(moment),
  }),
  /** Other things of the author; `isShown`: visitors see it. */
  others: z.array(z.object({ subject: subjectSchema, titulo: z.string(), isShown: z.boolean() })),
  ...logFields,
});
export type DeskCase = z.infer<typeof caseSchema>;

export const deskOutput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('queue'), lanes: z.array(laneSchema) }),
  z.object({ what: z.literal('lane'), lane: laneSchema }),
  z.object({ what: z.literal('case'), case: caseSchema }),
  z.object({ what: z.literal('log'), ...logFields }),
  z.object({ what: z.literal('decide') }),
  /** A WebP as base64; `null`: there is none. */
  z.object({ what: z.literal('picture'), webp: z.nullable(z.string()) }),
  z.object({ what: z.literal('author'), id: z.string() }),
  z.object({ what: z.literal('account'), id: z.string() }),
  z.object({ what: z.literal('mute') }),
  z.object({ what: z.literal('person'), person: personSchema }),
  z.object({ what: z.literal('verify') }),
]);
