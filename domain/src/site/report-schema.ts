import { z } from '../zod.ts';
import { FRAME, REPORT_LIMITS } from './reports.ts';

/** A report of the shell's script. */
export const reportSchema = z.strictObject({
  kind: z.enum(['error', 'rejection', 'screen']),
  text: z.string().check(z.maxLength(REPORT_LIMITS.text)),
  frames: z
    .array(z.string().check(z.regex(new RegExp(`^${FRAME.source}$`))))
    .check(z.minLength(1), z.maxLength(REPORT_LIMITS.frames)),
  /** Without query and hash. */
  path: z.string().check(z.startsWith('/'), z.maxLength(REPORT_LIMITS.path)),
  /** Build of the shell; `null` on a dev server. */
  shell: z.nullable(z.string().check(z.regex(/^[0-9a-f]{12}$/))),
});
export type BrowserReport = z.infer<typeof reportSchema>;
