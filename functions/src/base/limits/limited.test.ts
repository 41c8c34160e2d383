import { expect, test, vi } from 'vitest';
import { logger } from '../process/logger.ts';
import { verdictOn } from './limited.ts';

const request = {
  auth: { uid: 'ana', token: {} as never, rawToken: '' },
  rawRequest: { headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.9, 66.249.80.12' } },
};

test('a call counts for its account and its network', async () => {
  const refused = { kind: 'refused', by: 'network', seconds: 9 } as const;
  const take = vi.fn(() => Promise.resolve(refused));
  const network = { prefix: '203.0.113', pastHosting: false, front: '66.249.80' };
  const { rawRequest } = request;
  expect(await verdictOn({ take }, 'seats', { rawRequest })).toEqual(refused);
  expect(take).toHaveBeenLastCalledWith('seats', { account: undefined, network });
  await verdictOn({ take }, 'seats', request);
  expect(take, 'where an account counts').toHaveBeenLastCalledWith('seats', {
    account: 'ana',
    network: null,
  });
  await verdictOn({ take }, 'complaintStatus', request);
  expect(take, 'where none counts').toHaveBeenLastCalledWith('complaintStatus', { account: 'ana', network });
  await verdictOn({ take }, 'accountLetter', request);
  expect(take, 'where all share').toHaveBeenLastCalledWith('accountLetter', { account: 'ana', network });
});

test.each([
  ['signUp', 'fails'],
  ['checkUsername', 'fails'],
  ['completeAccount', 'fails'],
  ['exportData', 'fails'],
  ['saveProfile', 'goes on'],
  ['deleteAccount', 'goes on'],
] as const)('a call that can not be counted: %s %s', async (scope, what) => {
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  const take = () => Promise.reject(new Error('Firestore is down'));
  const verdict = verdictOn({ take }, scope, request);
  if (what === 'fails') await expect(verdict).rejects.toThrow('is down');
  else {
    expect(await verdict).toEqual({ kind: 'allowed' });
    expect(logged).toHaveBeenLastCalledWith('limits: uncounted call', new Error('Firestore is down'), {
      scope,
    });
  }
  logged.mockRestore();
});
