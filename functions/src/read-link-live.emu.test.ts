import { messages } from '@vidriera/domain/messages/messages';
import { expect, test } from 'vitest';
import { alive, call, newAccount } from './testing/live.ts';

test('readLink reads for signed-in people only, and nothing of the own network', async () => {
  const me = await newAccount('lee.links');
  expect(await call('readLink', { enlace: `${alive.origin}/terms` }, me.token)).toMatchObject({
    status: 400,
    refusal: { code: 'invalid-data', message: messages.post.notPublic },
  });
  expect(await call('readLink', { enlace: 'no es un link' }, me.token)).toMatchObject({ status: 400 });
  expect(await call('readLink', { enlace: 'https://ejemplo.com/' })).toMatchObject({
    status: 401,
    refusal: { code: 'no-session' },
  });
});
