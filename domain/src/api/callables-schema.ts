import { claimsInput, claimsOutput, counterInput, counterOutput } from '../claim/wire-schema.ts';
import { codesInput, codesOutput } from '../code/wire-schema.ts';
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
import { newPasswordSchema } from '../usuario/password-schema.ts';
import { perfilFormSchema } from '../usuario/schema.ts';
import { usernameSchema } from '../usuario/username-schema.ts';
import { ROLES } from '../usuario/usuario.ts';
import { accountEmailSchema } from '../values/email-schema.ts';
import { itemIdSchema, uidSchema } from '../values/ids-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { enlaceSchema } from '../values/safe-url-schema.ts';
import { z } from '../zod.ts';

/** Contracts of the callable functions at `/fn/{name}`: the server parses `input`, the client `output`. */
export const callables = {
  /**
   * Creates the account, the username reservation and the user document, or nothing. An address that has an account gets the same answer.
   */
  signUp: {
    input: z.object({
      username: usernameSchema,
      email: accountEmailSchema,
      password: newPasswordSchema,
      terminos: z.literal(true, messages.signup.terminos),
      terminosVersion: termsVersionSchema,
    }),
    output: z.object({ uid: uidSchema, username: z.string() }),
  },
  /** Stores that the caller accepts a version of the terms, with the server’s time. */
  acceptTerms: {
    input: z.object({ terminosVersion: termsVersionSchema }),
    output: z.object({ accepted: z.literal(true) }),
  },
  /** Checks a username, and proposes up to three free ones. Needs no session; to somebody with one their own names are free. */
  checkUsername: {
    input: z.object({ username: z.string().check(z.maxLength(100)) }),
    output: z.object({
      username: z.string(),
      available: z.boolean(),
      reason: z.nullable(z.string()),
      suggestions: z.array(z.string()),
    }),
  },
  /** Creates the user document of an account made outside `signUp`; updates the address of an existing one. */
  completeAccount: { input: z.object({}), output: z.object({ created: z.boolean() }) },
  /**
   * Requests an account letter. `confirm` goes to the caller’s unconfirmed address. `reset` needs no session, and answers the same whether
   * or not there is an account.
   */
  accountLetter: {
    input: z.discriminatedUnion('what', [
      z.object({ what: z.literal('confirm') }),
      z.object({ what: z.literal('reset'), email: accountEmailSchema }),
    ]),
    output: z.object({ state: z.enum(['asked', 'confirmed']) }),
  },
  /** Codes by letter that sign in, and make an account for a new address (domain/code). They need no session. */
  codes: { input: codesInput, output: codesOutput },
  /** Saves the profile, the role and the gallery in one transaction. */
  saveProfile: {
    input: perfilFormSchema,
    output: z.object({ role: z.enum(ROLES), hidden: z.number().check(z.int()) }),
  },
  /** Changes the caller’s username (domain/rename). */
  rename: { input: renameInput, output: renameOutput },
  /** Brings back the profile and the events of a creator who left the role. */
  comeBack: { input: comeBackInput, output: comeBackOutput },
  /**
   * Returns everything stored about the caller in parts (`dataPartSchema`), which `usuario/data-export` puts together. Without `cursor` it
   * answers all at once, as pages of before ask.
   */
  exportData: {
    input: z.object({ cursor: z.optional(z.nullable(z.string().check(z.maxLength(2000)))) }),
    output: z.record(z.string(), z.unknown()),
  },
  /** Closes the account; deletion follows. Needs the username and a sign-in of the last five minutes. */
  deleteAccount: {
    input: z.object({ username: z.string().check(z.maxLength(60)) }),
    output: z.object({ deleted: z.literal(true) }),
  },
  /**
   * Counts people of the caller’s own items, in their order: seats of an event’s dates that are not over, or claims of a promo, and of
   * them the redeemed ones. Others count 0.
   */
  ownCounts: {
    input: z.object({
      tipo: z.enum(['evento', 'promo']),
      ids: z.array(itemIdSchema).check(z.maxLength(LIMITS.page)),
    }),
    output: z.object({ counts: z.array(z.int()), redeemed: z.array(z.int()) }),
  },
  /** Reads how the page behind a link names itself, and the picture it names. `null`: nothing that everybody can read. */
  readLink: {
    input: z.object({ enlace: enlaceSchema }),
    output: z.object({
      page: z.nullable(
        z.object({
          titulo: z.string(),
          descripcion: z.string(),
          /** Missing from older functions. */
          imagen: z.optional(z.nullable(z.string())),
        }),
      ),
    }),
  },
  /** Reads a page’s picture: a WebP as base64. `null`: no picture that everybody can read. */
  readPicture: {
    input: z.object({ imagen: enlaceSchema }),
    output: z.object({ webp: z.nullable(z.string()) }),
  },
  /** Reads a calendar file, as text. `null`: none that everybody can read, or more than 512 KB. */
  readCalendar: {
    input: z.object({ direccion: enlaceSchema }),
    output: z.object({ ics: z.nullable(z.string()) }),
  },
  /** Takes, holds and gives back promos (domain/claim). Taking needs a confirmed address. */
  claims: { input: claimsInput, output: claimsOutput },
  /** The counter, for the creator or a helper without an account. */
  counter: { input: counterInput, output: counterOutput },
  /** Seats of events (domain/seats). */
  seats: { input: seatsInput, output: seatsOutput },
  /** The secret address of the caller’s own calendar (domain/own-calendar). */
  ownCalendar: { input: ownCalendarInput, output: ownCalendarOutput },
  /** The list at the door of one date (domain/door), for its creator or a helper without an account. */
  door: { input: doorInput, output: doorOutput },
  /** Whom the caller follows and blocks, and the news of those followed (domain/following). */
  following: { input: followingInput, output: followingOutput },
  /** Complaints about items and profiles (domain/complaint), with an account or without, and what their authors read. */
  complain: { input: complainInput, output: complainOutput },
  /** The desk: cases, decisions, and who may not complain. For moderators (domain/desk). */
  desk: { input: deskInput, output: deskOutput },
} as const;

export type CallableName = keyof typeof callables;
export type Input<N extends CallableName> = z.input<(typeof callables)[N]['input']>;
export type Output<N extends CallableName> = z.infer<(typeof callables)[N]['output']>;

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
