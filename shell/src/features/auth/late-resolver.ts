import { failureOf } from 'domain/failure';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type Make<Values extends FieldValues, Parsed> = () => Promise<Resolver<Values, unknown, Parsed>>;

/**
 * Validates with a schema that is fetched apart from the form, so that the form is drawn without zod.
 * @param fetchResolver when it fails, the form's `root` error says why, and the next submit tries again
 */
export const lateResolver =
  <Values extends FieldValues, Parsed>(
    fetchResolver: Make<Values, Parsed>,
  ): Resolver<Values, unknown, Parsed> =>
  async (...asked) => {
    const resolver = await fetchResolver().catch(failureOf);
    if (typeof resolver === 'function') return resolver(...asked);
    const errors = { root: { type: resolver.code, message: resolver.message } } as FieldErrors<Values>;
    return { values: {}, errors };
  };
