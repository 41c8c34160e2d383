import { callables } from '@vidriera/domain/api/callables-schema';
import { beforeAll, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { newPhone } from '../testing/claims.ts';
import { definedKinds } from '../testing/definitions.ts';
import { alive, call, type LiveAccount, newAccount, waitUntil } from '../testing/live.ts';
import { photo } from '../testing/pictures.ts';
import { rawStorage } from '../testing/raw-storage.ts';
import { sessionRequests } from '../testing/session-requests.ts';

/** Succeeds again after a lost answer; and those that read the Internet don’t know that the account is gone. */
const OTHERS = ['deleteAccount', 'readLink', 'readPicture', 'readCalendar'];
const defined = await definedKinds();
const suspendedMay = defined.filter(({ even }) => even === 'suspended').map(({ name }) => name);

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
  const open = defined.filter(({ who }) => who === 'anybody').map(({ name }) => name);
  expect([...tried, ...open, ...OTHERS].sort(), advice).toEqual(kinds.sort());
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

test('a frozen account’s token: each callable that needs a session answers 401, and writes nothing', async () => {
  const { uid, token } = await newAccount('cuenta.robada');
  const user = refs.user(alive.db, uid);
  await refs.moderator(alive.db, uid).set({ addedAt: new Date() });
  await user.update({ frozenAt: new Date() });
  const before = (await user.get()).data();
  const session = defined.filter(({ who }) => who !== 'anybody').map(({ name }) => name);
  for (const { name, data, kind } of requests().filter((request) => session.includes(request.kind)))
    expect((await call(name, data, token)).refusal?.code, kind).toBe('no-session');
  const left = await call('deleteAccount', { username: 'cuenta.robada' }, token);
  expect(left).toMatchObject({ refusal: { code: 'no-session' } });
  expect((await user.get()).data()).toEqual(before);
});

test('a suspended account’s token: each callable but those that read, give back, leave and appeal answers 403', async () => {
  const { uid, token } = await newAccount('cuenta.suspendida');
  const user = refs.user(alive.db, uid);
  const suspendedUntil = new Date('2199-12-31T00:00:00Z');
  await user.update({ suspendedUntil });
  await refs.moderator(alive.db, uid).set({ addedAt: new Date() });
  const before = (await user.get()).data();
  const tried = requests();
  for (const name of suspendedMay) expect(tried.map(({ kind }) => kind)).toContain(name);
  for (const { name, data, kind } of tried) {
    if (kind === 'acceptTerms') continue;
    const code = (await call(name, data, token)).refusal?.code;
    if (suspendedMay.includes(kind)) expect(['suspended', 'no-session'], kind).not.toContain(code);
    else expect(code, kind).toBe(name === 'desk' ? 'not-found' : 'suspended');
  }
  expect((await user.get()).data()).toEqual(before);

  const path = `users/${uid}/profile/1_a.gif`;
  const gif = await photo(40, 30).gif().toBuffer();
  expect(await rawStorage(token).multipart(path, { contentType: 'image/gif' }, gif)).toBe(200);
  await waitUntil(async () => !(await alive.bucket.file(path).exists())[0]);
  const left = await call('deleteAccount', { username: 'cuenta.suspendida' }, token);
  expect(left, 'may leave').toMatchObject({ status: 200 });
});
