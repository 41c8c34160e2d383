import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { expect, it, vi } from 'vitest';
import { startSession } from './session.ts';
import { publishSession } from './store.ts';

const reload = vi.fn();
vi.stubGlobal('location', { reload });
const ANA = {
  uid: uidSchema.parse('ana1'),
  email: 'ana@example.com',
  username: 'ana',
  displayName: null,
  photoUrl: null,
  role: null,
};
const comesBack = (persisted = true) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('reloads a page from the back-forward cache if another person signed in, or nobody is', () => {
  startSession(vi.fn());
  localStorage.setItem(LOCAL_KEYS.userId, 'ana1');
  comesBack();
  publishSession({ user: ANA, loading: false, error: null });
  comesBack();
  expect(reload, 'it is still they').not.toHaveBeenCalled();
  localStorage.setItem(LOCAL_KEYS.userId, 'beto');
  comesBack(false);
  expect(reload).not.toHaveBeenCalled();
  comesBack();
  expect(reload).toHaveBeenCalledOnce();
  localStorage.clear();
  comesBack();
  expect(reload).toHaveBeenCalledTimes(2);
});
