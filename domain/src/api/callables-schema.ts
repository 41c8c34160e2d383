import { claimsInput, claimsOutput, counterInput, counterOutput } from '../claim/wire-schema.ts';
import { messages } from '../messages/messages.ts';
import { seatsInput, seatsOutput } from '../seats/wire-schema.ts';
import { newPasswordSchema } from '../usuario/password-schema.ts';
import { perfilFormSchema } from '../usuario/schema.ts';
import { usernameSchema } from '../usuario/username-schema.ts';
import { ROLES } from '../usuario/usuario.ts';
import { emailSchema } from '../values/email-schema.ts';
import { uidSchema } from '../values/ids-schema.ts';
import { z } from '../zod.ts';

/** An address as Auth keeps it. */
const accountEmailSchema = z.pipe(
  emailSchema,
  z.transform((email) => email.toLowerCase()),
);

/**
 * Contracts of the callable functions: `input` is parsed by the server, `output` by the client. Each is called at
 * `/fn/{name}` of the shell's own origin.
 */
export const callables = {
  /**
   * Makes the account, reserves the username and writes the user document, or leaves nothing behind. Of an address that has an account
   * it makes none, and answers all the same: signing in tells its owner.
   */
  signUp: {
    input: z.object({
      username: usernameSchema,
      email: accountEmailSchema,
      password: newPasswordSchema,
      terminos: z.literal(true, messages.signup.terminos),
    }),
    output: z.object({ uid: uidSchema, username: z.string() }),
  },
  /** Whether a username can be taken, with up to three free alternatives when it can't. Needs no session. */
  checkUsername: {
    input: z.object({ username: z.string().check(z.maxLength(100)) }),
    output: z.object({
      username: z.string(),
      available: z.boolean(),
      reason: z.nullable(z.string()),
      suggestions: z.array(z.string()),
    }),
  },
  /**
   * Gives an account made past `signUp` (console, import, provider) its user document. One that has its own keeps it, with the address that Auth
   * has now.
   */
  completeAccount: { input: z.object({}), output: z.object({ created: z.boolean() }) },
  /**
   * Asks for a letter of the account. `confirm`: to the caller's own address, unless it is confirmed already. `reset`: lets a new password be
   * chosen; it needs no session, and answers alike whether or not there is an account.
   */
  accountLetter: {
    input: z.discriminatedUnion('what', [
      z.object({ what: z.literal('confirm') }),
      z.object({ what: z.literal('reset'), email: accountEmailSchema }),
    ]),
    output: z.object({ state: z.enum(['asked', 'confirmed']) }),
  },
  /** Saves the profile, with its role switch and the creator's gallery, in one transaction. */
  saveProfile: {
    input: perfilFormSchema,
    output: z.object({ role: z.enum(ROLES), hidden: z.number().check(z.int()) }),
  },
  /** Everything stored about the caller, as JSON. */
  exportData: { input: z.object({}), output: z.record(z.string(), z.unknown()) },
  /** Closes the caller's account, which is then deleted behind it; needs a sign-in not older than five minutes and the username typed. */
  deleteAccount: {
    input: z.object({ username: z.string().check(z.maxLength(60)) }),
    output: z.object({ deleted: z.literal(true) }),
  },
  /** The promos somebody takes, holds and gives back (domain/claim). Needs a confirmed e-mail to take one. */
  claims: { input: claimsInput, output: claimsOutput },
  /** The counter that takes them in: of the creator, or of a helper without an account. */
  counter: { input: counterInput, output: counterOutput },
  /** Seats of events that keep them themselves (domain/seats): who goes, who waits, and what became of it. */
  seats: { input: seatsInput, output: seatsOutput },
} as const;

/** The callable functions, each at `/fn/{name}`. */
export type CallableName = keyof typeof callables;
/** What one is called with. */
export type Input<N extends CallableName> = z.input<(typeof callables)[N]['input']>;
/** What it answers. */
export type Output<N extends CallableName> = z.infer<(typeof callables)[N]['output']>;

/** Reasons a callable refuses, carried in the error's `details`. `message` is for people. */
export const callableErrorSchema = z.object({
  /** One that a newer server made is read as 'invalid-data'; its message still says what is the matter. */
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
    ]),
    'invalid-data',
  ),
  message: z.string(),
  fields: z._default(z.array(z.object({ field: z.string(), message: z.string() })), []),
  /** Of 'too-many-attempts': after how many it may be tried again. */
  seconds: z.optional(z.int().check(z.minimum(0))),
  /** Of 'not-enough-seats': free seats that the person may have now. */
  free: z.optional(z.int().check(z.minimum(0))),
});
export type CallableError = z.infer<typeof callableErrorSchema>;
