import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Session from './session.ts';

const { ANA, DOC, firebase, freshSession, sdk } = await vi.hoisted(() => import('./testing/session-sdk.ts'));
vi.mock('./firebase.ts', () => firebase);
vi.mock('./call-with.ts', () => ({ callWith: sdk.callWith }));

let session: typeof Session;
beforeEach(async () => {
  session = await freshSession();
});

describe('whether the account’s deletion was begun', () => {
  it.each([
    ['there', true, {}, false],
    ['there, and closed', true, { closedAt: new Date() }, true],
    ['missing, the sign-in there', false, {}, false],
  ])('is known by the person’s document: %s', async (_what, there, more, begun) => {
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockResolvedValue({ exists: () => there, data: () => ({ ...DOC, ...more }) });
    expect(await session.deletionBegun()).toBe(begun);
    expect(sdk.getDoc).toHaveBeenLastCalledWith('user/ana1');
  });

  it('is known by a missing document and a missing sign-in', async () => {
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockResolvedValue({ exists: () => false });
    const refuse = (code: string) =>
      ANA.getIdToken.mockImplementation(async (fresh) => (fresh ? Promise.reject({ code }) : 'tok'));
    refuse('auth/user-not-found');
    expect(await session.deletionBegun()).toBe(true);
    refuse('auth/network-request-failed');
    await expect(session.deletionBegun()).rejects.toMatchObject({ code: 'no-connection' });
  });

  it('fails if the document can’t be read, or nobody is signed in', async () => {
    await expect(session.deletionBegun()).rejects.toMatchObject({ code: 'no-session' });
    sdk.auth.currentUser = ANA;
    sdk.getDoc.mockRejectedValue({ code: 'unavailable' });
    await expect(session.deletionBegun()).rejects.toMatchObject({ code: 'no-connection' });
  });
});

describe('sendVerification', () => {
  beforeEach(() => {
    sdk.auth.currentUser = ANA;
    ANA.getIdToken.mockImplementation(async () => 'tok');
  });

  it('asks the server for the letter with the person’s token', async () => {
    sdk.callWith.mockResolvedValue({ state: 'asked' });
    expect(await session.sendVerification()).toBe('asked');
    expect(sdk.callWith).toHaveBeenCalledExactlyOnceWith(
      'accountLetter',
      { what: 'confirm' },
      { token: expect.any(Function) },
    );
    expect(ANA.getIdToken).not.toHaveBeenCalledWith(true);
  });

  it('renews the token if the address is confirmed already', async () => {
    sdk.callWith.mockResolvedValue({ state: 'confirmed' });
    expect(await session.sendVerification()).toBe('confirmed');
    expect(ANA.getIdToken).toHaveBeenLastCalledWith(true);
  });
});
