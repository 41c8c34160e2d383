import { z } from '../zod.ts';

/** A part of a person's exported data, and the next one's cursor. */
export const dataPartSchema = z.object({
  part: z.record(z.string(), z.unknown()),
  cursor: z.nullable(z.string()),
});
