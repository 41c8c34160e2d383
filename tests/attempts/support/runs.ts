import { z } from '@vidriera/domain/zod-classic';
import fc from 'fast-check';

const env = z
  .object({
    /** How many times as many attempts as `npm test` makes. */
    VIDRIERA_ATTEMPTS: z.coerce.number().int().min(1).max(1000).default(1),
    VIDRIERA_SEED: z.coerce.number().int().optional(),
  })
  .parse(process.env);

/** The same in each `npm test`, so that a commit passes or fails alike wherever it runs; the verb draws another each time. */
const SEED = env.VIDRIERA_SEED ?? 20_261_121;
console.log(
  `Attempts are made of the seed ${SEED}; npm run test:release -- --seed ${SEED} makes these and more.`,
);

/** What came of a property's attempts. */
export interface Tally {
  made: number;
  /** Those the product took. */
  taken: number;
  /** Those in which nothing was changed, all of which must be taken. */
  right: number;
}

/**
 * Makes attempts until one comes out otherwise than the model says, which is then made smaller.
 * @param count in one run of `npm test`
 * @param make tries one and throws when the product and the model disagree; adds to the tally
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
  throw new Error(
    `Seed ${SEED}, attempt ${found.numRuns}, made smaller ${found.numShrinks} times:\n${cause}`,
  );
}
