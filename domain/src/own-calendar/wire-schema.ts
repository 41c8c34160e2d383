import { RANDOM_128 } from '../claim/random-128.ts';
import { z } from '../zod.ts';

/** The secret in the address of a person's calendar: 128 bits. */
export const calendarTokenSchema = z.string().check(z.regex(RANDOM_128));

/** Address of a person's calendar, without `/agenda.ics`. */
export const ownCalendarPath = (token: string): string => `/api/calendario/${token}`;

/**
 * Input of `ownCalendar`.
 *
 * - `show`: the address.
 * - `make`: makes one. `replaces`: the address that the person sees, which ends; a repeated call, or one of another tab, changes nothing.
 * - `revoke`: ends it.
 */
export const ownCalendarInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('show') }),
  z.object({ what: z.literal('make'), replaces: z.nullable(calendarTokenSchema) }),
  z.object({ what: z.literal('revoke') }),
]);

/** The present address; `null` without one. */
export const ownCalendarOutput = z.object({ token: z.nullable(calendarTokenSchema) });
