import { itemIdSchema } from '../values/ids-schema.ts';
import { nameLine } from '../values/one-line.ts';
import { z } from '../zod.ts';
import { phoneKeySchema } from './code-schema.ts';
import { lettersSchema } from './letters-schema.ts';

/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0));

/** The creator's reason, maybe '', where the promo was called off; such a claim is `lapsed` unless it was used. Missing otherwise. */
const calledOff = z.optional(z.string());

/** What somebody holds: one promo taken. */
export const claimSchema = z.object({
  promo: itemIdSchema,
  titulo: z.string(),
  /** `used`: redeemed at `redeemedAt`. `lapsed`: not used in time. */
  state: z.enum(['open', 'used', 'lapsed']),
  /** The creator deleted or hid the promo of this unused `lapsed` claim. */
  isWithdrawn: z.boolean(),
  takenAt: moment,
  lapsesAt: moment,
  redeemedAt: z.nullable(moment),
  /** Six letters for saying aloud; `null` unless it is open. */
  letters: z.nullable(z.string()),
  /** What the phone signs (code.ts); `null` where it is bound to another phone, or not open. */
  ticket: z.nullable(z.string()),
  calledOff,
});
export type Claim = z.infer<typeof claimSchema>;

/**
 * What `claims` is asked, by who is signed in.
 *
 * - `take`: takes a unit, and binds it to the phone's key. Taken already, it answers that claim as `bind` does.
 * - `bind`: binds an open claim to this phone from now on; the one before shows what is worth nothing.
 * - `release`: gives an open claim back.
 * - `list`: all that the person has taken, newest first, fifty at most. `phoneKey`: whose ticket it answers.
 */
export const claimsInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('take'), promo: itemIdSchema, phoneKey: phoneKeySchema }),
  z.object({ what: z.literal('bind'), promo: itemIdSchema, phoneKey: phoneKeySchema }),
  z.object({ what: z.literal('release'), promo: itemIdSchema }),
  z.object({ what: z.literal('list'), phoneKey: z.nullable(phoneKeySchema) }),
]);
export const claimsOutput = z.object({ claims: z.array(claimSchema) });

/** Who stands at the counter: the creator, by their session, or a helper, by what opening the link gave their device. */
const helperSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  secret: z.string().check(z.maxLength(64)),
});
const at = { helper: z.nullable(helperSchema) };

/** A code read by the camera, or the letters said aloud. */
const shownSchema = z.union([
  z.object({ code: z.string().check(z.maxLength(700)) }),
  z.object({ letters: lettersSchema }),
]);

/** What became of a code: green, or red with the reason. */
export const redemptionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('redeemed'),
    nonce: z.string(),
    promo: itemIdSchema,
    titulo: z.string(),
    at: moment,
  }),
  /** Used before; `double`: two counters took it in without a signal, and this one was second. */
  z.object({
    kind: z.literal('used'),
    nonce: z.string(),
    titulo: z.string(),
    at: moment,
    double: z.boolean(),
  }),
  z.object({ kind: z.literal('lapsed'), titulo: z.string(), at: moment, calledOff }),
  /** The creator's own promo, deleted since. */
  z.object({ kind: z.literal('withdrawn'), titulo: z.string() }),
  /** A promo of somebody else. */
  z.object({ kind: z.literal('other-promo') }),
  /** A picture of a screen, or a phone it is bound to no longer. */
  z.object({ kind: z.literal('copied') }),
  z.object({ kind: z.literal('not-ours') }),
]);
export type Redemption = z.infer<typeof redemptionSchema>;

/**
 * What `counter` is asked.
 *
 * - `open`: what a counter needs, also without a signal: the promos, the server's public keys, its clock; of a creator, the helpers.
 * - `join`: a helper's link opened for the first time, by the device it is bound to from then on.
 * - `redeem`: takes a code in. Asked again for the same claim by the same counter within the minute it answers as before.
 * - `undo`: takes back what this counter redeemed within the last minute.
 * - `settle`: what was taken in without a signal, oldest first; answered in that order. Sent twice it counts once.
 * - `invite`, `withdraw`: a creator's helpers.
 * - `listed`: who took a creator's promo and what became of it: display names alone, newest first, 500 at most.
 */
export const counterInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('open'), ...at }),
  z.object({ what: z.literal('join'), link: z.string().check(z.maxLength(64)) }),
  z.object({ what: z.literal('redeem'), shown: shownSchema, ...at }),
  z.object({ what: z.literal('undo'), nonce: z.string().check(z.maxLength(22)), ...at }),
  z.object({
    what: z.literal('settle'),
    taken: z
      .array(z.object({ code: z.string().check(z.maxLength(700)), at: moment }))
      .check(z.maxLength(100)),
    ...at,
  }),
  z.object({
    what: z.literal('invite'),
    nombre: z.string().check(z.overwrite(nameLine), z.minLength(1), z.maxLength(40)),
  }),
  z.object({ what: z.literal('withdraw'), id: z.string().check(z.maxLength(22)) }),
  z.object({ what: z.literal('listed'), promo: itemIdSchema }),
]);

const counterPromoSchema = z.object({ id: itemIdSchema, titulo: z.string(), calledOff });
export const counterOutput = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('open'),
    now: moment,
    creador: z.string(),
    promos: z.array(counterPromoSchema),
    /** Promos deleted in the last 30 days while somebody had them unused: an offline counter knows them by these. */
    withdrawn: z.array(z.object({ id: itemIdSchema, titulo: z.string() })),
    keys: z.record(z.string(), z.string()),
    /** Null for a helper. */
    helpers: z.nullable(
      z.array(z.object({ id: z.string(), nombre: z.string(), lapsesAt: moment, bound: z.boolean() })),
    ),
  }),
  z.object({ what: z.literal('join'), helper: helperSchema, lapsesAt: moment }),
  z.object({ what: z.literal('redeem'), outcome: redemptionSchema }),
  z.object({ what: z.literal('undo'), undone: z.boolean() }),
  z.object({ what: z.literal('settle'), outcomes: z.array(redemptionSchema) }),
  /** The secret of the link, told this once: `/canjear#{link}`. */
  z.object({ what: z.literal('invite'), link: z.string(), id: z.string(), lapsesAt: moment }),
  z.object({ what: z.literal('withdraw'), withdrawn: z.boolean() }),
  z.object({
    what: z.literal('listed'),
    /** What the promo may give; 0: without limit. */
    quota: z.int().check(z.minimum(0)),
    titulo: z.string(),
    calledOff,
    taken: z.array(
      z.object({
        nombre: z.string(),
        state: claimSchema.shape.state,
        takenAt: moment,
        lapsesAt: moment,
        redeemedAt: z.nullable(moment),
        /** By whom: the creator (null), or a helper's name. */
        helperName: z.nullable(z.string()),
        /** Of what was taken in twice: when the second time was. */
        redeemedAgainAt: z.nullable(moment),
      }),
    ),
  }),
]);
