import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Codes from './action-code.ts';

const { ANA, firebase, freshSession, sdk } = await vi.hoisted(() => import('./testing/session-sdk.ts'));
vi.mock('./firebase.ts', () => firebase);
vi.mock('./call-with.ts', () => ({ callWith: sdk.callWith }));

let codes: typeof Codes;
beforeEach(async () => {
  codes = await (await freshSession()).fetchActionCodes();
  ANA.getIdToken.mockImplementation(async () => 'tok');
  sdk.checkActionCode.mockResolvedValue({
    operation: 'VERIFY_EMAIL',
    data: { email: ANA.email, previousEmail: null },
  });
});

describe('readActionCode', () => {
  it('returns the address, and spends nothing', async () => {
    expect(await codes.readActionCode('verifyEmail', 'abc')).toEqual({
      email: ANA.email,
      previousEmail: '',
    });
    expect(sdk.checkActionCode).toHaveBeenCalledExactlyOnceWith(sdk.auth, 'abc');
    expect(sdk.applyActionCode).not.toHaveBeenCalled();
  });

  it('refuses a code of another purpose than the link’s', async () => {
    await expect(codes.readActionCode('recoverEmail', 'abc')).rejects.toMatchObject({
      code: 'link-refused',
    });
  });

  it.each([
    ['auth/expired-action-code', 'link-expired'],
    ['auth/invalid-action-code', 'link-refused'],
    ['auth/user-disabled', 'link-refused'],
    ['auth/user-not-found', 'link-refused'],
    ['auth/network-request-failed', 'no-connection'],
  ])('says %s as %s', async (code, ours) => {
    sdk.checkActionCode.mockRejectedValue({ code });
    await expect(codes.readActionCode('verifyEmail', 'abc')).rejects.toMatchObject({
      name: 'Failure',
      code: ours,
    });
  });
});

describe('spending a code', () => {
  it('renews the signed-in person’s token', async () => {
    sdk.auth.currentUser = ANA;
    await codes.spendActionCode('abc');
    expect(sdk.applyActionCode).toHaveBeenCalledExactlyOnceWith(sdk.auth, 'abc');
    expect(sdk.reload).toHaveBeenCalledWith(ANA);
    expect(ANA.getIdToken).toHaveBeenCalledWith(true);
  });

  it('succeeds if Auth ended the session', async () => {
    sdk.auth.currentUser = ANA;
    sdk.reload.mockRejectedValue({ code: 'auth/user-token-expired' });
    await codes.resetPassword('abc', 'tres mates y una peña');
    expect(sdk.confirmPasswordReset).toHaveBeenCalledExactlyOnceWith(
      sdk.auth,
      'abc',
      'tres mates y una peña',
    );
  });

  it('reports a spent code, and a poor password', async () => {
    sdk.applyActionCode.mockRejectedValue({ code: 'auth/invalid-action-code' });
    await expect(codes.spendActionCode('abc')).rejects.toMatchObject({ code: 'link-refused' });
    sdk.confirmPasswordReset.mockRejectedValue({ code: 'auth/weak-password' });
    await expect(codes.resetPassword('abc', 'x')).rejects.toMatchObject({ code: 'weak-password' });
  });
});
