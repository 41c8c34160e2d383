import { z } from '../zod.ts';
import { FRAME, REPORT_LIMITS } from './reports.ts';

/** A report of our own script. */
export const reportSchema = z.strictObject({
  kind: z.enum(['error', 'rejection', 'screen']),
  /** The error's name and message. */
  text: z.string().max(REPORT_LIMITS.text),
  frames: z
    .array(z.string().regex(new RegExp(`^${FRAME.source}$`)))
    .min(1)
    .max(REPORT_LIMITS.frames),
  /** Of the page, without query and hash. */
  path: z.string().startsWith('/').max(REPORT_LIMITS.path),
  /** The shell's build; `null` of a dev server's. */
  shell: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .nullable(),
});
export type BrowserReport = z.infer<typeof reportSchema>;
