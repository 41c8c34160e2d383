import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';

/** Written by `npm run bench:costs:measure`. */
export const MEASURED_FILE = fileURLToPath(new URL('./measured.json', import.meta.url));

const count = z.int().nonnegative();
const apiUse = z.object({ calls: count, reads: count });
/** Requests with a body, and bytes transferred. */
const sent = z.object({ requests: count, bytes: count });
const bytes = z.object({ html: sent, builds: sent, pictures: sent, api: sent });
const page = z.object({
  /** API calls and reads of rendering the page. */
  drawing: apiUse,
  /** API calls and reads by the browser. */
  browser: apiUse,
  /** Cold browser cache. */
  cold: bytes,
  /** After another page of the same kind. */
  warm: bytes,
});
const act = z.object({ reads: count, writes: count });
/** A mean. */
const each = z.object({ reads: z.number().nonnegative(), writes: z.number().nonnegative() });
/** One run of a schedule with nothing to do, and its runs a day. */
const scheduled = act.extend({ runs: count });

const measuredSchema = z.object({
  pages: z.object({ landing: page, explore: page, evento: page, perfil: page }),
  /** Bytes of the manifests that a map of the areas is made of, compressed, with one build in each. */
  manifests: count,
  acts: z.object({
    publication: act,
    like: act,
    signUp: act,
  }),
  /** Each person in a full hall, with letters and limits, without triggers. */
  hall: z.object({ promo: each, seat: each, code: each, door: each }),
  quiet: z.object({ dueVisibility: scheduled, dueMail: scheduled, reminders: scheduled, daily: scheduled }),
});
export type CostMeasurements = z.infer<typeof measuredSchema>;

/** @throws a $ZodError for an invalid file */
export const readMeasured = (): CostMeasurements =>
  measuredSchema.parse(JSON.parse(readFileSync(MEASURED_FILE, 'utf8')));
