import { z } from '../zod.ts';
import type { Month } from './month.ts';

const byName = z.catch(z.record(z.string(), z.catch(z.int().check(z.minimum(0)), 0)), {});
const nested = z.catch(z.record(z.string(), byName), {});

/** A stored month. What is unreadable counts nothing. */
export const monthSchema: z.ZodMiniType<Month> = z.object({
  days: z.catch(z.record(z.string(), nested), {}),
  items: nested,
  capped: z.catch(z.array(z.string()), []),
});
