import { messages } from 'domain/messages/messages';
import { expect, it, vi } from 'vitest';
import { lateResolver } from './late-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

it('validates with what is fetched', async () => {
  const parsed = { values: { mail: 'ana@ejemplo.com' }, errors: {} };
  const resolver = lateResolver(async () => async () => parsed);
  expect(await resolver({ mail: ' ana@ejemplo.com' }, undefined, options)).toBe(parsed);
});

it('says why where that can’t be fetched, and tries again', async () => {
  const fetchResolver = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const resolver = lateResolver(fetchResolver);
  const message = messages.general.noConnection;
  for (const tries of [1, 2]) {
    const { errors } = await resolver({ mail: '' }, undefined, options);
    expect(errors).toMatchObject({ root: { message } });
    expect(fetchResolver).toHaveBeenCalledTimes(tries);
  }
});
