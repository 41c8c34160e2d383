import { z } from '@vidriera/domain/zod-classic';
import fc from 'fast-check';

const env = z
  .object({
    /** Multiplies the attempts of `npm test`. */
    VIDRIERA_ATTEMPTS: z.coerce.number().int().min(1).max(1000).default(1),
    VIDRIERA_SEED: z.coerce.number().int().optional(),
  })
  .parse(process.env);

/** Fixed, so that `npm test` gives the same result everywhere; `npm run test:all` draws another. */
const SEED = env.VIDRIERA_SEED ?? 20_261_121;
console.log(`Seed of the attempts: ${SEED}; repeat them and more with npm run test:all -- --seed ${SEED}`);

export interface Tally {
  made: number;
  /** Accepted by the product. */
  taken: number;
  /** Unchanged ones, all of which must be accepted. */
  right: number;
}

/**
 * Tries attempts until product and model disagree, then shrinks that one.
 * @param count in a run of `npm test`
 * @param make tries one, throws if product and model disagree, and adds to the tally
 */
export async function attempts<T>(
  count: number,
  arbitrary: fc.Arbitrary<T>,
  make: (value: T, tally: Tally) => Promise<void>,
): Promise<Tally> {
  const tally: Tally = { made: 0, taken: 0, right: 0 };
  const property = fc.asyncProperty(arbitrary, async (value) => {
    tally.made++;
    await make(value, tally);
  });
  const numRuns = count * env.VIDRIERA_ATTEMPTS;
  const found = await fc.check(property, { numRuns, seed: SEED });
  if (!found.failed) return tally;
  const cause =
    found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance);
  throw new Error(`Seed ${SEED}, attempt ${found.numRuns}, shrunk ${found.numShrinks} times:\n${cause}`);
}
