import { callables } from '@vidriera/domain/api/callables-schema';
import { beforeAll, expect, test } from 'vitest';
import { refs } from './firestore/refs.ts';
import { newPhone } from './testing/claims.ts';
import { alive, call, type LiveAccount, newAccount, waitUntil } from './testing/live.ts';
import { OPEN_KINDS, sessionRequests } from './testing/session-requests.ts';

const USERNAME = 'cuenta.borrada';
let gone: LiveAccount;
let phoneKey = '';

beforeAll(async () => {
  gone = await newAccount(USERNAME);
  phoneKey = (await newPhone()).phoneKey;
  expect(await call('deleteAccount', { username: USERNAME }, gone.token)).toMatchObject({ status: 200 });
  await waitUntil(async () => !(await refs.user(alive.db, gone.uid).get()).exists);
});

const requests = () => sessionRequests({ evento: 'ya-no', promo: 'ya-no', phoneKey });

test('the requests are of every kind of every callable', () => {
  const kinds = Object.entries(callables).flatMap(([name, { input }]) =>
    'options' in input.def
      ? input.def.options.map(({ shape }) => `${name} ${[...shape.what.def.values].join()}`)
      : [name],
  );
  const tried = requests().map(({ kind }) => kind);
  const advice = 'add the new kind to testing/session-requests.ts';
  expect([...tried, ...OPEN_KINDS].sort(), advice).toEqual(kinds.sort());
});

test('a deleted account’s token: each callable that needs a session answers 401, and stores nothing', async () => {
  for (const { name, data, kind } of requests())
    expect(await call(name, data, gone.token), kind).toMatchObject({
      status: 401,
      refusal: { code: 'no-session' },
    });
  expect((await refs.user(alive.db, gone.uid).get()).exists).toBe(false);
  expect(await call('deleteAccount', { username: USERNAME }, gone.token)).toMatchObject({ status: 200 });
});
