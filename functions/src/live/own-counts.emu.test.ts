import { LIMITS } from '@vidriera/domain/values/limits';
import { expect, test } from 'vitest';
import { call, newAccount } from '../testing/live.ts';

test('ownCounts counts for signed-in people only, and a page at once', async () => {
  const me = await newAccount('cuenta.lo.suyo');
  const ids = Array.from({ length: LIMITS.page }, (_, at) => `evento-${at}`);
  expect(await call('ownCounts', { tipo: 'evento', ids }, me.token)).toMatchObject({
    status: 200,
    result: { counts: ids.map(() => 0) },
  });
  expect(await call('ownCounts', { tipo: 'evento', ids: [...ids, 'una-mas'] }, me.token)).toMatchObject({
    status: 400,
  });
  expect(await call('ownCounts', { tipo: 'curso', ids: [] }, me.token)).toMatchObject({ status: 400 });
  expect(await call('ownCounts', { tipo: 'evento', ids })).toMatchObject({
    status: 401,
    refusal: { code: 'no-session' },
  });
});
