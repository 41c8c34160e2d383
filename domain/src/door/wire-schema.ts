import { RANDOM_128 } from '../claim/random-128.ts';
import { MAX_SEATS } from '../seats/limits.ts';
import { answerSchema } from '../seats/questions-schema.ts';
import { itemIdSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { nameLine } from '../values/one-line.ts';
import { diaWireSchema } from '../values/wire-fields-schema.ts';
import { z } from '../zod.ts';
import { FIND_FROM, MAX_DOORS, MAX_SEQ, TICKS_AT_ONCE } from './limits.ts';
import { WALK_INS } from './register.ts';

/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0));
const random128 = z.string().check(z.regex(RANDOM_128));

/** A party on this list alone: see functions/src/attend/door/nonce.ts. */
const NONCE = /^[A-Za-z0-9_-]{27}$/;
/** A door, as others see it: nobody finds its secret by it. */
const doorNameSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/));
/** One of an empty list is a phone that has ticked nothing. */
const version = z.int().check(z.minimum(0));

const seq = z.int().check(z.minimum(1), z.maximum(MAX_SEQ));
const partyMarkSchema = z.object({ seq, arrived: z.int().check(z.minimum(0), z.maximum(MAX_SEATS)) });
const walkInMarkSchema = z.object({
  seq,
  arrived: z.int().check(z.minimum(0), z.maximum(LIMITS.aforo)),
});
/** Marks of one door, by nonce. */
export const marksSchema = z.record(
  z.union([z.string().check(z.regex(NONCE)), z.literal(WALK_INS)]),
  walkInMarkSchema,
);

/** What the server has of a door. */
export const doorSchema = z.object({
  door: doorNameSchema,
  version,
  marks: marksSchema,
  /** Parties whose marks came after the helper was withdrawn. */
  late: z._default(z.array(z.string()), []),
});

/** The list's date, and who asks: a helper, or else the session's creator. */
const at = {
  evento: itemIdSchema,
  fecha: diaWireSchema,
  helper: z.nullable(z.object({ id: random128, secret: random128 })),
};
/** Of a list: it changes with the seats. */
const stampSchema = z.string().check(z.maxLength(64));
/** The phone's own secret, from which the server makes its door's name. */
const door = random128;

const tickSchema = z.union([
  z.extend(partyMarkSchema, { party: z.string().check(z.regex(NONCE)) }),
  z.extend(walkInMarkSchema, { party: z.literal(WALK_INS) }),
]);
export type Tick = z.infer<typeof tickSchema>;

/**
 * Input of `door`.
 *
 * - `dates`: the caller's dates with parties whose list is not hidden, soonest first.
 * - `open`: who comes on a date, with nonces in place of people's ids; helpers see first name and initial. Starts the list, for its creator.
 * - `find`: a helper's search by words that the list does not show. The answer holds no name.
 * - `sync`: stores this door's ticks, and answers the doors whose version is not `known`. Idempotent: the higher `seq` wins.
 * - `join`: opens a helper's link and binds it to the device, which stored `secret` before. The same again succeeds.
 * - `invite`, `withdraw`: manage helpers. The device chooses `link`; the same again succeeds.
 */
export const doorInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('dates') }),
  z.object({ what: z.literal('open'), ...at, door, known: z._default(z.nullable(stampSchema), null) }),
  z.object({
    what: z.literal('find'),
    ...at,
    words: z.string().check(z.overwrite(nameLine), z.minLength(FIND_FROM), z.maxLength(LIMITS.nombre)),
  }),
  z.object({
    what: z.literal('sync'),
    ...at,
    door,
    ticks: z.array(tickSchema).check(z.maxLength(TICKS_AT_ONCE)),
    known: z
      .record(doorNameSchema, version)
      .check(z.refine((doors) => Object.keys(doors).length <= MAX_DOORS)),
  }),
  z.object({
    what: z.literal('join'),
    evento: itemIdSchema,
    fecha: diaWireSchema,
    link: z.string().check(z.regex(/^[A-Za-z0-9_-]{44}$/)),
    secret: random128,
  }),
  z.object({
    what: z.literal('invite'),
    evento: itemIdSchema,
    fecha: diaWireSchema,
    nombre: z.string().check(z.overwrite(nameLine), z.minLength(1), z.maxLength(40)),
    link: z.string().check(z.regex(/^[A-Za-z0-9_-]{44}$/)),
    /** Whether they see what guests answered. */
    seesAnswers: z.optional(z.boolean()),
  }),
  z.object({ what: z.literal('withdraw'), evento: itemIdSchema, fecha: diaWireSchema, id: random128 }),
]);

const doorPartySchema = z.object({
  nonce: z.string().check(z.regex(NONCE)),
  nombre: z.string(),
  asked: z.int().check(z.minimum(1), z.maximum(MAX_SEATS)),
  /** Fewer than asked: it waits for the others. */
  held: z.int().check(z.minimum(0), z.maximum(MAX_SEATS)),
  /** For the creator, and for helpers whose link says so. */
  answers: z.optional(z.array(answerSchema)),
});
export type DoorParty = z.infer<typeof doorPartySchema>;

/** A date's list, as a phone keeps it. */
export const doorListSchema = z.object({
  titulo: z.string(),
  /** Local time: '2026-11-28T21:00'. */
  startsAt: z.string(),
  /** When the list is hidden. */
  hiddenAt: moment,
  /** Whose helper this is; ‘’ for the creator. */
  creador: z.string(),
  /** This phone's door. */
  door: doorNameSchema,
  parties: z.array(doorPartySchema),
});
export type DoorList = z.infer<typeof doorListSchema>;

const helperSchema = z.object({ id: z.string(), nombre: z.string(), bound: z.boolean() });

export const doorOutput = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('dates'),
    dates: z.array(z.object({ evento: itemIdSchema, fecha: diaWireSchema, titulo: z.string() })),
  }),
  z.object({
    what: z.literal('open'),
    /** `null`: as `known`. */
    list: z.nullable(doorListSchema),
    stamp: z._default(z.string(), ''),
    doors: z.array(doorSchema),
    /** Null for a helper. */
    helpers: z.nullable(z.array(helperSchema)),
  }),
  z.object({ what: z.literal('find'), nonces: z.array(z.string().check(z.regex(NONCE))) }),
  z.object({ what: z.literal('sync'), doors: z.array(doorSchema) }),
  z.object({ what: z.literal('join'), helper: z.object({ id: z.string(), secret: z.string() }) }),
  z.object({ what: z.literal('invite'), id: z.string(), link: z.string() }),
  z.object({ what: z.literal('withdraw'), withdrawn: z.boolean() }),
]);
