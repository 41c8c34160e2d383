import { RANDOM_128 } from '../claim/random-128.ts';
import { messages } from '../messages/messages.ts';
import { termsVersionSchema } from '../site/terms-schema.ts';
import { usernameSchema } from '../usuario/username-schema.ts';
import { isBlank } from '../values/blank.ts';
import { accountEmailSchema } from '../values/email-schema.ts';
import { LIMITS } from '../values/limits.ts';
import { nameLine } from '../values/one-line.ts';
import { z } from '../zod.ts';
import { CODE } from './limits.ts';

/** Made and kept by the page that asks: a code counts only with it. */
const secretSchema = z.string().check(z.regex(RANDOM_128));

/** Proofs that accounts signed in on this device (functions/src/base/people/device.ts): a mailbox's owner has letters that strangers don't use up. */
export const devicesSchema = z._default(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(5)), []);

const nameSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(LIMITS.nombre)), z.transform(nameLine)),
  z.string().check(z.refine((name) => !isBlank(name), messages.codes.missingName)),
);

/** A new person: the code makes an account for them. With a `username` of their choice they go on to the profile; else one is made. */
const personSchema = z.object({
  nombre: nameSchema,
  terminosVersion: termsVersionSchema,
  username: z.optional(usernameSchema),
});

export const codesInput = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('ask'),
    email: accountEmailSchema,
    secret: secretSchema,
    /** Length of a code in the page's field. */
    digits: z.literal(CODE.digits, messages.codes.reload),
    devices: devicesSchema,
  }),
  /** For a device that signed in by password. */
  z.object({ what: z.literal('device') }),
  z.object({
    what: z.literal('enter'),
    email: accountEmailSchema,
    secret: secretSchema,
    code: z.string().check(z.regex(new RegExp(`^\\d{${CODE.digits}}$`), messages.codes.wrong)),
    person: z._default(z.nullable(personSchema), null),
    /** Deletes the account with this address that nobody confirmed. */
    replaces: z._default(z.boolean(), false),
  }),
]);

/**
 * - `asked`: the same whether the address is known or not.
 * - `new`: nobody has this address; `person` is missing.
 * - `unconfirmed`: its account was never confirmed; `replaces` is missing.
 * - `entered`: `token` signs in; `isNew`: the account was just made, or its role is still to be chosen; `device` is for this device to keep (`devices`).
 * - `device`: so too; `null` for an address that nobody confirmed.
 */
export const codesOutput = z.discriminatedUnion('state', [
  z.object({ state: z.literal('asked') }),
  z.object({ state: z.literal('new') }),
  z.object({ state: z.literal('unconfirmed') }),
  z.object({ state: z.literal('entered'), token: z.string(), isNew: z.boolean(), device: z.string() }),
  z.object({ state: z.literal('device'), device: z.nullable(z.string()) }),
]);
