import { itemIdSchema } from '../values/ids-schema.ts';
import { nameLine } from '../values/one-line.ts';
import { z } from '../zod.ts';
import { phoneKeySchema } from './code-schema.ts';
import { lettersSchema } from './letters-schema.ts';
import { RANDOM_128 } from './random-128.ts';

/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0));

/** The creator’s reason if the promo was cancelled; its unused claims are `lapsed`. */
const calledOff = z.optional(z.string());

/** A person’s claim of a promo. */
export const claimSchema = z.object({
  promo: itemIdSchema,
  titulo: z.string(),
  state: z.enum(['open', 'used', 'lapsed']),
  /** The creator of this unused claim deleted the promo, or left the role. */
  isWithdrawn: z.boolean(),
  /** Visitors don’t see the promo: it has no page. */
  isHidden: z.optional(z.boolean()),
  /** It is not there for now, and the claim stays. */
  isPaused: z.optional(z.boolean()),
  takenAt: moment,
  lapsesAt: moment,
  redeemedAt: z.nullable(moment),
  /** Spoken at the counter; `null` unless open. */
  letters: z.nullable(z.string()),
  /** The signed ticket (code.ts); `null` on another phone, or unless open. */
  ticket: z.nullable(z.string()),
  calledOff,
});
export type Claim = z.infer<typeof claimSchema>;

/**
 * Input of `claims`.
 *
 * - `take`: takes a unit and binds it to the phone’s key. An existing claim is bound as by `bind`.
 * - `bind`: binds an open claim to this phone. The earlier phone’s codes become invalid.
 * - `release`: gives an open claim back.
 * - `list`: the person’s last fifty claims, newest first. `phoneKey` selects the ticket.
 */
export const claimsInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('take'), promo: itemIdSchema, phoneKey: phoneKeySchema }),
  z.object({ what: z.literal('bind'), promo: itemIdSchema, phoneKey: phoneKeySchema }),
  z.object({ what: z.literal('release'), promo: itemIdSchema }),
  z.object({ what: z.literal('list'), phoneKey: z.nullable(phoneKeySchema) }),
]);
export const claimsOutput = z.object({ claims: z.array(claimSchema) });

/** A helper’s credentials; `null` for the creator, whose session identifies them. */
const helperSchema = z.object({
  id: z.string().check(z.regex(RANDOM_128)),
  secret: z.string().check(z.maxLength(64)),
});
const at = { helper: z.nullable(helperSchema) };

/** A scanned code, or letters. */
const shownSchema = z.union([
  z.object({ code: z.string().check(z.maxLength(700)) }),
  z.object({ letters: lettersSchema }),
]);

/** The result of a redemption. */
export const redemptionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('redeemed'),
    nonce: z.string(),
    promo: itemIdSchema,
    titulo: z.string(),
    at: moment,
  }),
  /** Already used. `double`: two offline counters accepted it, and this was the second. */
  z.object({
    kind: z.literal('used'),
    nonce: z.string(),
    titulo: z.string(),
    at: moment,
    double: z.boolean(),
  }),
  z.object({ kind: z.literal('lapsed'), titulo: z.string(), at: moment, calledOff }),
  /** The promo was deleted. */
  z.object({ kind: z.literal('withdrawn'), titulo: z.string() }),
  /** Another creator’s promo. */
  z.object({ kind: z.literal('other-promo') }),
  /** A screenshot, or a phone that is no longer bound. */
  z.object({ kind: z.literal('copied') }),
  z.object({ kind: z.literal('not-ours') }),
]);
export type Redemption = z.infer<typeof redemptionSchema>;

/**
 * Input of `counter`.
 *
 * - `open`: promos, public keys, clock and helpers, for offline use.
 * - `join`: opens a helper’s link and binds it to the device, which stored `secret` before. The same again succeeds.
 * - `redeem`: redeems a code. The same counter may retry for 60 s.
 * - `undo`: undoes this counter’s redemption of the 60 s before `at`, or before now. Idempotent.
 * - `settle`: reports offline redemptions, oldest first. Idempotent.
 * - `invite`, `withdraw`: manage helpers. The device chooses `link`; the same again succeeds.
 * - `listed`: up to 500 claims of a promo with display names, newest first.
 */
export const counterInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('open'), ...at }),
  z.object({
    what: z.literal('join'),
    link: z.string().check(z.maxLength(64)),
    secret: z.optional(z.string().check(z.regex(RANDOM_128))),
  }),
  z.object({ what: z.literal('redeem'), shown: shownSchema, ...at }),
  z.object({
    what: z.literal('undo'),
    nonce: z.string().check(z.maxLength(22)),
    at: z.optional(moment),
    ...at,
  }),
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
    link: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{44}$/))),
  }),
  z.object({ what: z.literal('withdraw'), id: z.string().check(z.maxLength(22)) }),
  z.object({ what: z.literal('listed'), promo: itemIdSchema }),
]);

const counterPromoSchema = z.object({ id: itemIdSchema, titulo: z.string(), calledOff });
export const counterOutput = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('open'),
    /** For pages of earlier releases; every answer's header has it (api/server-time.ts). */
    now: moment,
    creador: z.string(),
    promos: z.array(counterPromoSchema),
    /** Promos deleted in the last 30 days with unused claims, for offline counters. */
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
  /** The link’s secret, sent once: `/canjear#{link}`. */
  z.object({ what: z.literal('invite'), link: z.string(), id: z.string(), lapsesAt: moment }),
  z.object({ what: z.literal('withdraw'), withdrawn: z.boolean() }),
  z.object({
    what: z.literal('listed'),
    /** 0: unlimited. */
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
        /** `null`: the creator redeemed it. */
        helperName: z.nullable(z.string()),
        /** The time an offline counter redeemed it again. */
        redeemedAgainAt: z.nullable(moment),
      }),
    ),
  }),
]);
