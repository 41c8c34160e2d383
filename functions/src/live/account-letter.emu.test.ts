import { random128 } from '@vidriera/domain/claim/random-128';
import { CODE } from '@vidriera/domain/code/limits';
import { messages } from '@vidriera/domain/messages/messages';
import { TERMS_VERSION } from '@vidriera/domain/site/terms';
import { beforeAll, describe, expect, test } from 'vitest';
import { refs } from '../base/firestore/refs.ts';
import { TABLE } from '../base/limits/table.ts';
import {
  alive,
  authRest,
  call,
  type LiveAccount,
  lettersTo,
  newAccount,
  signIn,
  untilRefused,
  waitUntil,
} from '../testing/live.ts';

const { db, auth } = alive;
let ana: LiveAccount;
beforeAll(async () => {
  ana = await newAccount('cartera.ana');
});

const letters = async (uid: string) =>
  (await db.collection('mail').where('uid', '==', uid).get()).docs.map((doc) => doc.get('letter').kind);
const reset = (email: string) => call('accountLetter', { what: 'reset', email });

describe('signUp', () => {
  test('queues the confirmation letter once', async () => {
    expect(await letters(ana.uid)).toEqual(['confirm-mail']);
  });
});

describe('accountLetter', () => {
  test('sends the confirmation letter only to the caller, whatever the request names', async () => {
    const other = await newAccount('cartera.otra');
    const foreign = { what: 'confirm', uid: other.uid, email: other.email };
    expect(await call('accountLetter', foreign, ana.token)).toMatchObject({ result: { state: 'asked' } });
    expect(await letters(ana.uid)).toEqual(['confirm-mail', 'confirm-mail']);
    expect(await letters(other.uid)).toEqual(['confirm-mail']);
    expect(await call('accountLetter', { what: 'confirm' })).toMatchObject({
      status: 401,
      refusal: { code: 'no-session' },
    });
  });

  test('sends nothing to a confirmed address, and says so', async () => {
    const sure = await newAccount('cartera.segura');
    await auth.updateUser(sure.uid, { emailVerified: true });
    expect(await call('accountLetter', { what: 'confirm' }, sure.token)).toMatchObject({
      result: { state: 'confirmed' },
    });
    expect(await letters(sure.uid)).toEqual(['confirm-mail']);
  });

  test('gives the same slow answer for known, unknown and disabled addresses', async () => {
    const off = await newAccount('cartera.apagada');
    await auth.updateUser(off.uid, { disabled: true });
    const resets = async () =>
      (await db.collection('mail').where('letter.kind', '==', 'reset-password').get()).size;
    const before = await resets();
    for (const email of [ana.email, 'nadie@vivo.example.com', off.email]) {
      const began = performance.now();
      const { status, result, refusal } = await reset(email);
      expect({ status, result, refusal }).toEqual({
        status: 200,
        result: { state: 'asked' },
        refusal: null,
      });
      expect(performance.now() - began).toBeGreaterThan(1000);
    }
    expect((await letters(ana.uid)).filter((kind) => kind === 'reset-password')).toHaveLength(1);
    expect(await resets()).toBe(before + 1);
  });

  test('limits each mailbox, with or without an account', async () => {
    const since = Date.now();
    const known = await newAccount('cartera.llena');
    for (const [email, taken] of [
      [known.email, 1],
      ['nadie.mas@vivo.example.com', 0],
    ] as const) {
      const plus = email.replace('@', '+otra@');
      const most = TABLE.lettersToStranger.account - taken;
      await untilRefused({ scope: 'lettersToStranger', most, since }, async (n) => {
        const reply = await reset(n % 2 ? plus : email);
        expect(reply.status).toBe(reply.refusal ? 429 : 200);
        return reply;
      });
      for (const one of [email, plus]) expect(await reset(one)).toMatchObject({ status: 429 });
    }
    const confirm = () => call('accountLetter', { what: 'confirm' }, known.token);
    expect(await confirm(), 'its owner has letters of their own').toMatchObject({ status: 200 });
    const most = TABLE.lettersToOwner.account - 1;
    await untilRefused({ scope: 'lettersToOwner', most }, confirm);
  });

  test.each([
    {},
    { what: 'reset' },
    { what: 'reset', email: 'no' },
    { what: 'reset', email: ['a@b.co'] },
    { what: 'delete' },
  ])('refuses %j', async (data) => {
    expect(await call('accountLetter', data, ana.token)).toMatchObject({
      status: 400,
      refusal: { code: 'invalid-data' },
    });
  });
});

describe('codes', () => {
  /** Reads a user document as a browser does. */
  const readAs = async (token: string, uid: string): Promise<number> => {
    const at = `${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}`;
    const url = `http://${at}/databases/(default)/documents/user/${uid}`;
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
  };

  test('a device that signed in asks on when strangers used up the mailbox’s letters; an unconfirmed one proves nothing', async () => {
    const { uid, email, token } = await newAccount('cartera.propia');
    const ask = (devices: string[]) =>
      call('codes', { what: 'ask', email, secret: random128(), digits: CODE.digits, devices });
    expect(await call('codes', { what: 'device' }, token)).toMatchObject({ result: { device: null } });
    const most = TABLE.lettersToStranger.account - 1;
    await untilRefused({ scope: 'lettersToStranger', most }, () => ask(['made up']));
    await auth.updateUser(uid, { emailVerified: true });
    const { result } = await call('codes', { what: 'device' }, await signIn(email));
    const { device } = result as { device: string };
    expect(await ask([device])).toMatchObject({ status: 200 });
    expect(await call('accountLetter', { what: 'reset', email, devices: ['x', device] })).toMatchObject({
      status: 200,
    });
    expect(await ask([])).toMatchObject({ status: 429 });
    expect(
      await call('codes', { what: 'ask', email, secret: random128() }),
      'a page of before',
    ).toMatchObject({
      refusal: { code: 'invalid-data', fields: [{ field: 'digits', message: messages.codes.reload }] },
    });
  });

  test('a removed unconfirmed account’s token reads nothing of the new person, and its letters count as account letters', async () => {
    const trap = await newAccount('cartera.trampa');
    const known = { email: trap.email, secret: random128() };
    expect(await call('codes', { what: 'ask', ...known, digits: CODE.digits })).toMatchObject({
      result: { state: 'asked' },
    });
    const code = await waitUntil(async () => {
      const subjects = (await lettersTo(trap.email)).map(({ subject }) => subject);
      return subjects
        .flatMap((one) => /código es (\d{4} \d{4})$/.exec(one)?.[1]?.replace(' ', '') ?? [])
        .at(-1);
    });
    const person = { nombre: 'Ana', terminosVersion: TERMS_VERSION };
    const enter = { what: 'enter', ...known, code, person };
    expect(await call('codes', enter)).toMatchObject({ result: { state: 'unconfirmed' } });
    const { result } = await call('codes', { ...enter, replaces: true });
    expect(result).toMatchObject({ state: 'entered', isNew: true });
    const { token } = result as { token: string };
    const signedIn = await authRest('accounts:signInWithCustomToken', { token, returnSecureToken: true });
    const { idToken } = signedIn as { idToken: string };
    const { uid } = await auth.getUserByEmail(trap.email);
    expect(uid).not.toBe(trap.uid);
    expect(await readAs(idToken, uid)).toBe(200);
    expect(await readAs(trap.token, uid), 'the old token').toBe(403);
    await waitUntil(async () => !(await refs.user(db, trap.uid).get()).exists);
    expect(await call('seats', { what: 'mine' }, trap.token)).toMatchObject({ status: 401 });

    const limit = { scope: 'lettersToStranger', most: TABLE.lettersToStranger.account - 2 } as const;
    await untilRefused(limit, () => call('codes', { what: 'ask', ...known, digits: CODE.digits }));
  });
});
