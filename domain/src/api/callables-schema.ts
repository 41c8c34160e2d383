import { claimsInput, claimsOutput, counterInput, counterOutput } from '../claim/wire-schema.ts';
import { codesInput, codesOutput, devicesSchema } from '../code/wire-schema.ts';
import { comeBackInput, comeBackOutput } from '../come-back/wire-schema.ts';
import { complainInput, complainOutput } from '../complaint/wire-schema.ts';
import { deskInput, deskOutput } from '../desk/wire-schema.ts';
import { doorInput, doorOutput } from '../door/wire-schema.ts';
import { followingInput, followingOutput } from '../following/wire-schema.ts';
import { messages } from '../messages/messages.ts';
import { ownCalendarInput, ownCalendarOutput } from '../own-calendar/wire-schema.ts';
import { renameInput, renameOutput } from '../rename/wire-schema.ts';
import { seatsInput, seatsOutput } from '../seats/wire-schema.ts';
import { termsVersionSchema } from '../site/terms-schema.ts';
import { CALENDAR_REFUSALS } from '../traer/calendar-refusal.ts';
import { newPasswordSchema } from '../usuario/password-schema.ts';
import { perfilBeforeSchema, perfilFormSchema } from '../usuario/schema.ts';
import { usernameSchema } from '../usuario/username-schema.ts';
import { ROLES } from '../usuario/usuario.ts';
import { accountEmailSchema } from '../values/email-schema.ts';
import { itemIdSchema, uidSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { enlaceSchema } from '../values/safe-url-schema.ts';
import { z } from '../zod.ts';

/** Of a call of several kinds (`what`) each one says it. */
type Writes<I> = [I] extends [{ what: infer W extends string }] ? Readonly<Record<W, boolean>> : boolean;

interface Contract<I extends z.ZodMiniType, O extends z.ZodMiniType> {
  input: I;
  output: O;
  /** Whether the call changes something stored: then kept screens are stale, and a lost answer may mean that it happened. */
  writes: Writes<z.input<I>>;
}

const callable = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  contract: Contract<I, O>,
): Contract<I, O> => contract;

/** Contracts of the callable functions at `/fn/{name}`: the server parses `input`, the client `output`. */
export const callables = {
  /**
   * Creates the account, the username reservation and the user document, or nothing. An address that has an account gets the same answer.
   */
  signUp: callable({
    input: z.object({
      username: usernameSchema,
      email: accountEmailSchema,
      password: newPasswordSchema,
      terminos: z.literal(true, messages.signup.terminos),
      terminosVersion: termsVersionSchema,
    }),
    output: z.object({ uid: uidSchema, username: z.string() }),
    writes: true,
  }),
  /** Stores that the caller accepts a version of the terms, with the server’s time. */
  acceptTerms: callable({
    input: z.object({ terminosVersion: termsVersionSchema }),
    output: z.object({ accepted: z.literal(true) }),
    writes: true,
  }),
  /** Checks a username, and proposes up to three free ones. Needs no session; to somebody with one their own names are free. */
  checkUsername: callable({
    input: z.object({ username: z.string().check(z.maxLength(100)) }),
    output: z.object({
      username: z.string(),
      available: z.boolean(),
      reason: z.nullable(z.string()),
      suggestions: z.array(z.string()),
    }),
    writes: false,
  }),
  /** Creates the user document of an account made outside `signUp`; updates the address of an existing one. */
  completeAccount: callable({
    input: z.object({}),
    output: z.object({ created: z.boolean() }),
    writes: true,
  }),
  /**
   * Requests an account letter. `confirm` goes to the caller’s unconfirmed address. `reset` needs no session, and answers the same whether
   * or not there is an account.
   */
  accountLetter: callable({
    input: z.discriminatedUnion('what', [
      z.object({ what: z.literal('confirm') }),
      z.object({ what: z.literal('reset'), email: accountEmailSchema, devices: devicesSchema }),
    ]),
    output: z.object({ state: z.enum(['asked', 'confirmed']) }),
    writes: { confirm: true, reset: true },
  }),
  /** Codes by letter that sign in, and make an account for a new address (domain/code). Only `device` needs a session. */
  codes: callable({
    input: codesInput,
    output: codesOutput,
    writes: { ask: true, enter: true, device: false },
  }),
  /**
   * Saves the profile, the role and the gallery in one transaction. With `before`, the profile as the form found it, it merges by field and
   * refuses what changed on both sides (‘changed’). Without it, as pages of before send it, the role can’t be left.
   */
  saveProfile: callable({
    input: z.intersection(perfilFormSchema, z.object({ before: z.optional(perfilBeforeSchema) })),
    output: z.object({ role: z.enum(ROLES), hidden: z.number().check(z.int()) }),
    writes: true,
  }),
  /** Changes the caller’s username (domain/rename). */
  rename: callable({ input: renameInput, output: renameOutput, writes: { names: false, change: true } }),
  /** Brings back the profile and the events of a creator who left the role. */
  comeBack: callable({
    input: comeBackInput,
    output: comeBackOutput,
    writes: { kept: false, restore: true, asked: false, answer: true },
  }),
  /**
   * Returns everything stored about the caller in parts (`dataPartSchema`), which `usuario/data-export` puts together. Without `cursor` it
   * answers all at once, as pages of before ask.
   */
  exportData: callable({
    input: z.object({ cursor: z.optional(z.nullable(z.string().check(z.maxLength(2000)))) }),
    output: z.record(z.string(), z.unknown()),
    writes: false,
  }),
  /** Closes the account; deletion follows. Needs the username and a sign-in of the last five minutes. */
  deleteAccount: callable({
    input: z.object({ username: z.string().check(z.maxLength(60)) }),
    output: z.object({ deleted: z.literal(true) }),
    writes: true,
  }),
  /**
   * Counts people of the caller’s own items, in their order: seats of an event’s dates that are not over, or claims of a promo, and of
   * them the redeemed ones. Others count 0.
   */
  ownCounts: callable({
    input: z.object({
      tipo: z.enum(['evento', 'promo']),
      ids: z.array(itemIdSchema).check(z.maxLength(LIMITS.page)),
    }),
    output: z.object({ counts: z.array(z.int()), redeemed: z.array(z.int()) }),
    writes: false,
  }),
  /** Reads how the page behind a link names itself, and the picture it names. `null`: nothing that everybody can read. */
  readLink: callable({
    input: z.object({ enlace: enlaceSchema }),
    output: z.object({
      page: z.nullable(
        z.object({
          titulo: z.string(),
          descripcion: z.string(),
          /** Missing from older functions, as the next. */
          imagen: z.optional(z.nullable(z.string())),
          reproductorId: z.optional(z.string()),
        }),
      ),
    }),
    writes: false,
  }),
  /** Reads a page’s picture: a WebP as base64. `null`: no picture that everybody can read. */
  readPicture: callable({
    input: z.object({ imagen: enlaceSchema }),
    output: z.object({ webp: z.nullable(z.string()) }),
    writes: false,
  }),
  /** Reads the text of a calendar of up to 2 MiB that everybody can read, or says why there is none. */
  readCalendar: callable({
    input: z.object({ direccion: enlaceSchema }),
    output: z.object({ ics: z.nullable(z.string()), why: z.optional(z.enum(CALENDAR_REFUSALS)) }),
    writes: false,
  }),
  /** Takes, holds and gives back promos (domain/claim). Taking needs a confirmed address. */
  claims: callable({
    input: claimsInput,
    output: claimsOutput,
    writes: { take: true, bind: true, release: true, list: false },
  }),
  /** The counter, for the creator or a helper without an account. */
  counter: callable({
    input: counterInput,
    output: counterOutput,
    writes: {
      open: false,
      join: true,
      redeem: true,
      undo: true,
      settle: true,
      invite: true,
      withdraw: true,
      listed: false,
    },
  }),
  /** Seats of events (domain/seats). */
  seats: callable({
    input: seatsInput,
    output: seatsOutput,
    writes: {
      dates: false,
      go: true,
      leave: true,
      remind: true,
      unremind: true,
      mine: false,
      seen: true,
      attending: false,
      ask: true,
      answer: true,
      write: true,
      keep: true,
      impact: false,
    },
  }),
  /** The secret address of the caller’s own calendar (domain/own-calendar). */
  ownCalendar: callable({
    input: ownCalendarInput,
    output: ownCalendarOutput,
    writes: { show: false, make: true, revoke: true },
  }),
  /** The list at the door of one date (domain/door), for its creator or a helper without an account. */
  door: callable({
    input: doorInput,
    output: doorOutput,
    writes: { dates: false, open: false, find: false, sync: true, join: true, invite: true, withdraw: true },
  }),
  /** Whom the caller follows and blocks, and the news of those followed (domain/following). */
  following: callable({
    input: followingInput,
    output: followingOutput,
    writes: {
      follow: true,
      unfollow: true,
      block: true,
      unblock: true,
      news: false,
      read: true,
      mine: false,
      followers: false,
    },
  }),
  /** Complaints about items and profiles (domain/complaint), with an account or without, and what their authors read. */
  complain: callable({
    input: complainInput,
    output: complainOutput,
    writes: { send: true, open: true, status: false, about: false, appeal: true },
  }),
  /** The desk: cases, decisions, and who may not complain. For moderators (domain/desk). */
  desk: callable({
    input: deskInput,
    output: deskOutput,
    writes: {
      queue: false,
      lane: false,
      case: false,
      log: false,
      decide: true,
      person: false,
      verify: true,
      picture: false,
      author: false,
      account: false,
      mute: true,
    },
  }),
};

export type CallableName = keyof typeof callables;
export type Input<N extends CallableName> = z.input<(typeof callables)[N]['input']>;
export type Output<N extends CallableName> = z.infer<(typeof callables)[N]['output']>;

/** Whether this call changes something stored (`writes` of its contract). */
export function isWrite<N extends CallableName>(name: N, input: Input<N>): boolean {
  const writes: boolean | Readonly<Record<string, boolean>> = callables[name].writes;
  return typeof writes === 'boolean' ? writes : 'what' in input && writes[input.what] === true;
}

/** A refusal, carried in the error’s `details`. `message` is for people. */
export const callableErrorSchema = z.object({
  /** An unknown code reads as ‘invalid-data’ with its message. */
  code: z.catch(
    z.enum([
      'invalid-data',
      'no-session',
      'username-taken',
      'gallery-full',
      'not-a-creator',
      'stale-session',
      'not-found',
      'too-many-attempts',
      'mail-not-confirmed',
      'sold-out',
      'over',
      'too-many-open',
      'too-many-helpers',
      'not-enough-seats',
      'too-early',
      'suspended',
      'changed',
      'sign-ups-closed',
    ]),
    'invalid-data',
  ),
  message: z.string(),
  fields: z._default(z.array(z.object({ field: z.string(), message: z.string() })), []),
  /** Of ‘too-many-attempts’: seconds until the next try. */
  seconds: z.optional(z.int().check(z.minimum(0))),
  /** Of ‘not-enough-seats’: free seats. */
  free: z.optional(z.int().check(z.minimum(0))),
});
export type CallableError = z.infer<typeof callableErrorSchema>;
